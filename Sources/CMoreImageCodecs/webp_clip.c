#include "CMoreImageCodecs.h"

#ifdef WATERFALL_WEBP

#include <stdlib.h>
#include <string.h>

#include <webp/encode.h>
#include <webp/mux.h>

#pragma STDC FP_CONTRACT OFF

struct WebPClip {
  WebPAnimEncoder *encoder;
  WebPConfig config;
  WebPData file;
  uint32_t width;
  uint32_t height;
};

WebPClip *webp_clip_create(uint32_t width, uint32_t height, int loop_count, int quality) {
  WebPClip *clip = calloc(1, sizeof *clip);
  if (clip == NULL) return NULL;
  clip->width = width;
  clip->height = height;
  WebPAnimEncoderOptions options;
  int ready = WebPAnimEncoderOptionsInit(&options) && WebPConfigInit(&clip->config);
  if (ready && quality < 0) {
    ready = WebPConfigLosslessPreset(&clip->config, 6);
    // Colors under alpha 0 are not seen, but they are the caller's.
    clip->config.exact = 1;
  } else if (ready) {
    clip->config.quality = (float)quality;
  }
  clip->config.thread_level = 0;
  options.anim_params.loop_count = loop_count;
  if (ready) clip->encoder = WebPAnimEncoderNew((int)width, (int)height, &options);
  if (clip->encoder == NULL) {
    webp_clip_destroy(clip);
    return NULL;
  }
  return clip;
}

static FrameOutcome outcome_of(WebPEncodingError error) {
  switch (error) {
  case VP8_ENC_ERROR_OUT_OF_MEMORY:
  case VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY: return FrameOutcomeOutOfMemory;
  default: return FrameOutcomeUnsupported;
  }
}

FrameOutcome webp_clip_add(WebPClip *clip, const uint8_t *pixels, int milliseconds) {
  WebPPicture picture;
  if (!WebPPictureInit(&picture)) return FrameOutcomeUnsupported;
  picture.use_argb = 1;
  picture.width = (int)clip->width;
  picture.height = (int)clip->height;
  FrameOutcome outcome = FrameOutcomeDone;
  if (!WebPPictureImportRGBA(&picture, pixels, (int)clip->width * 4)) {
    outcome = FrameOutcomeOutOfMemory;
  } else if (!WebPAnimEncoderAdd(clip->encoder, &picture, milliseconds, &clip->config)) {
    outcome = outcome_of(picture.error_code);
  }
  WebPPictureFree(&picture);
  return outcome;
}

FrameOutcome webp_clip_finish(WebPClip *clip, int milliseconds) {
  if (!WebPAnimEncoderAdd(clip->encoder, NULL, milliseconds, NULL) ||
      !WebPAnimEncoderAssemble(clip->encoder, &clip->file)) {
    return FrameOutcomeUnsupported;
  }
  // It holds every packed frame, all of which are in the file now.
  WebPAnimEncoderDelete(clip->encoder);
  clip->encoder = NULL;
  return FrameOutcomeDone;
}

const char *webp_clip_message(const WebPClip *clip) {
  return WebPAnimEncoderGetError(clip->encoder);
}

const uint8_t *webp_clip_bytes(const WebPClip *clip) { return clip->file.bytes; }

size_t webp_clip_byte_count(const WebPClip *clip) { return clip->file.size; }

void webp_clip_destroy(WebPClip *clip) {
  WebPAnimEncoderDelete(clip->encoder);
  WebPDataClear(&clip->file);
  free(clip);
}

#endif
