#include "codec_png_frame.h"

#include <stdlib.h>

#include <libdeflate.h>

#include "png_adaptive.h"
#include "store.h"

#pragma STDC FP_CONTRACT OFF

/// Of libdeflate. From here on it weighs ways of saying the same against each other: on frames of
/// photographs five hundredths smaller than level 9, in the time of that.
enum { level = 10 };

struct CodecPNGFrameEncoder {
  struct libdeflate_compressor *compressor;
  Store scratch;
  Store filtered;
  Store made;
};

CodecPNGFrameEncoder *codec_png_frame_encoder_create(void) {
  CodecPNGFrameEncoder *encoder = calloc(1, sizeof(CodecPNGFrameEncoder));
  if (encoder == NULL) return NULL;
  encoder->compressor = libdeflate_alloc_compressor(level);
  if (encoder->compressor != NULL) return encoder;
  free(encoder);
  return NULL;
}

void codec_png_frame_encoder_destroy(CodecPNGFrameEncoder *encoder) {
  libdeflate_free_compressor(encoder->compressor);
  store_release(&encoder->scratch);
  store_release(&encoder->filtered);
  store_release(&encoder->made);
  free(encoder);
}

size_t codec_png_frame_encode(CodecPNGFrameEncoder *encoder, const CodecPNGFrame *frame) {
  size_t count = png_adaptive_count(frame);
  size_t bound = libdeflate_zlib_compress_bound(encoder->compressor, count);
  if (!store_reserve(&encoder->scratch, png_adaptive_scratch_count(frame)) ||
      !store_reserve(&encoder->filtered, count) || !store_reserve(&encoder->made, bound)) {
    return 0;
  }
  png_adaptive_filter(encoder->filtered.start, encoder->scratch.start, frame);
  return libdeflate_zlib_compress(encoder->compressor, encoder->filtered.start, count,
                                  encoder->made.start, bound);
}

const uint8_t *codec_png_frame_bytes(const CodecPNGFrameEncoder *encoder) {
  return encoder->made.start;
}
