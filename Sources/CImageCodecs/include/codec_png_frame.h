#ifndef CODEC_PNG_FRAME_H
#define CODEC_PNG_FRAME_H

#include <stddef.h>
#include <stdint.h>

// Rectangles of pixels as data of a PNG's chunk IDAT, or of an APNG's fdAT, made as small as it goes
// without a long search.

#pragma clang assume_nonnull begin

/// Memory that is used for one rectangle after the other, by one thread at a time.
typedef struct CodecPNGFrameEncoder CodecPNGFrameEncoder;

/// Pixels within a larger picture of straight RGBA.
typedef struct CodecPNGFrame {
  /// The first pixel.
  const uint8_t *colors;
  size_t width;
  size_t height;
  /// From one row to the next, in pixels.
  size_t stride;
  /// Whether alpha is left out.
  _Bool is_opaque;
} CodecPNGFrame;

/// Null when there is no memory.
CodecPNGFrameEncoder *_Nullable codec_png_frame_encoder_create(void);
void codec_png_frame_encoder_destroy(CodecPNGFrameEncoder *encoder);

/// Filters and compresses at least one pixel; 0 when there is no memory.
size_t codec_png_frame_encode(CodecPNGFrameEncoder *encoder, const CodecPNGFrame *frame);

/// What was made last.
const uint8_t *codec_png_frame_bytes(const CodecPNGFrameEncoder *encoder);

#pragma clang assume_nonnull end

#endif
