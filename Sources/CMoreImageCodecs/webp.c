#include "CMoreImageCodecs.h"

#ifdef WATERFALL_WEBP

#include <webp/decode.h>

#pragma STDC FP_CONTRACT OFF

static FrameOutcome outcome_of(VP8StatusCode status) {
  switch (status) {
  case VP8_STATUS_OK: return FrameOutcomeDone;
  case VP8_STATUS_OUT_OF_MEMORY: return FrameOutcomeOutOfMemory;
  case VP8_STATUS_UNSUPPORTED_FEATURE: return FrameOutcomeUnsupported;
  case VP8_STATUS_SUSPENDED:
  case VP8_STATUS_NOT_ENOUGH_DATA: return FrameOutcomeTruncated;
  default: return FrameOutcomeCorrupt;
  }
}

static void make_opaque(FramePlace place, uint8_t *first, size_t stride) {
  for (uint32_t y = 0; y < place.height; y++) {
    for (uint32_t x = 0; x < place.width; x++) first[y * stride + (size_t)x * 4 + 3] = 255;
  }
}

FrameOutcome webp_frame_decode(const uint8_t *bytes, size_t count, FramePlace place,
                               _Bool has_alpha, uint8_t *canvas) {
  WebPDecoderConfig config;
  size_t stride = (size_t)place.canvas_width * 4;
  if (!WebPInitDecoderConfig(&config) || stride > INT32_MAX) return FrameOutcomeUnsupported;
  VP8StatusCode status = WebPGetFeatures(bytes, count, &config.input);
  if (status != VP8_STATUS_OK) return outcome_of(status);
  if (config.input.has_animation || config.input.width != (int)place.width ||
      config.input.height != (int)place.height) {
    return FrameOutcomeCorrupt;
  }
  size_t offset = place.y * stride + (size_t)place.x * 4;
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = canvas + offset;
  config.output.u.RGBA.stride = (int)stride;
  config.output.u.RGBA.size = place.canvas_height * stride - offset;
  status = WebPDecode(bytes, count, &config);
  WebPFreeDecBuffer(&config.output);
  if (status == VP8_STATUS_OK && !has_alpha) make_opaque(place, canvas + offset, stride);
  return outcome_of(status);
}

int webp_version(void) { return WebPGetDecoderVersion(); }

#endif
