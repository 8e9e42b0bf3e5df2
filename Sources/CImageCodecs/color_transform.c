#include "color_transform.h"

#include <stdlib.h>

#pragma STDC FP_CONTRACT OFF

enum {
  /// Values of each channel, 17 apart, at which a transform is compared with doing nothing.
  probed_values = 16,
  probed_pixels = probed_values * probed_values * probed_values,
};

// One transform serves several threads, so it must not remember the last pixel. The arithmetic of
// Little CMS may differ by a level between its versions, and so may pixels that pass through here.
static const cmsUInt32Number common_flags = cmsFLAGS_NOCACHE | cmsFLAGS_COPY_ALPHA;

static _Bool is_gray(CodecColorLayout layout) {
  return layout == CodecColorLayoutGray8 || layout == CodecColorLayoutGray16;
}

static _Bool is_wide(CodecColorLayout layout) {
  return layout == CodecColorLayoutRGBA16 || layout == CodecColorLayoutGray16;
}

static cmsHTRANSFORM make_transform(cmsContext context, cmsHPROFILE profile,
                                    cmsUInt32Number source, cmsUInt32Number target,
                                    cmsUInt32Number flags) {
  cmsHPROFILE srgb = cmsCreate_sRGBProfileTHR(context);
  if (srgb == NULL) return NULL;
  cmsHTRANSFORM transform = cmsCreateTransformTHR(context, profile, source, srgb, target,
                                                  INTENT_PERCEPTUAL, common_flags | flags);
  cmsCloseProfile(srgb);
  return transform;
}

static cmsHTRANSFORM make_layout_transform(cmsContext context, cmsHPROFILE profile,
                                           CodecColorLayout layout) {
  switch (layout) {
  case CodecColorLayoutRGBA16:
    // Optimised, 16 bits are off by up to 15 levels at the edge of a wide gamut.
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    return make_transform(context, profile, TYPE_RGBA_16, TYPE_RGBA_8, cmsFLAGS_NOOPTIMIZE);
#else
    return make_transform(context, profile, TYPE_RGBA_16_SE, TYPE_RGBA_8, cmsFLAGS_NOOPTIMIZE);
#endif
  case CodecColorLayoutCMYK8:
    return make_transform(context, profile, TYPE_CMYK_8_REV, TYPE_RGBA_8, 0);
  default:
    return make_transform(context, profile, TYPE_RGBA_8, TYPE_RGBA_8, 0);
  }
}

/// What each gray becomes, taken from green so that gray stays gray; null when it cannot be made.
static uint8_t *make_grays(cmsContext context, cmsHPROFILE profile, size_t count) {
  _Bool is_single = cmsGetColorSpace(profile) == cmsSigGrayData;
  size_t channels = is_single ? 1 : 3;
  cmsHTRANSFORM transform = make_transform(context, profile, is_single ? TYPE_GRAY_16 : TYPE_RGB_16,
                                           TYPE_RGB_8, cmsFLAGS_NOOPTIMIZE);
  uint16_t *source = malloc(count * channels * sizeof *source);
  uint8_t *target = malloc(count * 3);
  uint8_t *grays = malloc(count);
  if (transform != NULL && source != NULL && target != NULL && grays != NULL) {
    for (size_t i = 0; i < count * channels; i++) {
      source[i] = (uint16_t)(i / channels * 65535 / (count - 1));
    }
    cmsDoTransform(transform, source, target, (cmsUInt32Number)count);
    for (size_t i = 0; i < count; i++) grays[i] = target[i * 3 + 1];
  } else {
    free(grays);
    grays = NULL;
  }
  free(source);
  free(target);
  if (transform != NULL) cmsDeleteTransform(transform);
  return grays;
}

static _Bool is_near(unsigned value, unsigned other) {
  return value <= other + 1 && other <= value + 1;
}

static _Bool grays_change_nothing(const CodecColorTransform *transform) {
  size_t step = transform->layout == CodecColorLayoutGray16 ? 257 : 1;
  for (unsigned i = 0; i < 256; i++) {
    if (!is_near(transform->grays[i * step], i)) return 0;
  }
  return 1;
}

/// Whether a color transform differs from doing nothing by no more than one level; false where
/// there is no memory to tell.
static _Bool changes_nothing(const CodecColorTransform *transform) {
  if (transform->layout == CodecColorLayoutCMYK8) return 0;
  if (is_gray(transform->layout)) return grays_change_nothing(transform);
  size_t repeats = is_wide(transform->layout) ? 2 : 1;
  uint8_t *source = malloc((size_t)probed_pixels * 4 * repeats);
  uint8_t *target = malloc((size_t)probed_pixels * 4);
  _Bool is_same = source != NULL && target != NULL;
  if (is_same) {
    uint8_t *next = source;
    for (unsigned i = 0; i < probed_pixels; i++) {
      unsigned indices[4] = {i % 16, i / 16 % 16, i / 256, 15};
      for (size_t k = 0; k < 4 * repeats; k++) *next++ = (uint8_t)(indices[k / repeats] * 17);
    }
    codec_color_transform_apply(transform, source, target, probed_pixels);
    for (size_t i = 0; i < (size_t)probed_pixels * 4; i++) {
      if (!is_near(source[i * repeats], target[i])) is_same = 0;
    }
  }
  free(source);
  free(target);
  return is_same;
}

CodecColorOutcome color_transform_make(cmsContext context, cmsHPROFILE profile,
                                       CodecColorLayout layout, CodecColorTransform **result) {
  CodecColorTransform *made = calloc(1, sizeof *made);
  if (made == NULL) return CodecColorOutcomeOutOfMemory;
  made->layout = layout;
  made->context = context;
  if (is_gray(layout)) {
    made->grays = make_grays(context, profile, is_wide(layout) ? 65536 : 256);
  } else {
    made->transform = make_layout_transform(context, profile, layout);
  }
  CodecColorOutcome outcome = CodecColorOutcomeMade;
  if (made->grays == NULL && made->transform == NULL) {
    outcome = CodecColorOutcomeUnusable;
  } else if (changes_nothing(made)) {
    outcome = CodecColorOutcomeIsSRGB;
  }
  if (outcome == CodecColorOutcomeMade) {
    *result = made;
  } else {
    made->context = NULL;
    codec_color_transform_destroy(made);
  }
  return outcome;
}

void codec_color_transform_destroy(CodecColorTransform *transform) {
  if (transform->transform != NULL) cmsDeleteTransform(transform->transform);
  if (transform->context != NULL) cmsDeleteContext(transform->context);
  free(transform->grays);
  free(transform);
}

static void apply_grays(const CodecColorTransform *transform, const uint8_t *source,
                        uint8_t *pixels, size_t count) {
  if (is_wide(transform->layout)) {
    for (size_t i = 0; i < count; i++, source += 8, pixels += 4) {
      uint8_t gray = transform->grays[(size_t)source[0] << 8 | source[1]];
      uint32_t alpha = (uint32_t)source[6] << 8 | source[7];
      pixels[0] = pixels[1] = pixels[2] = gray;
      pixels[3] = (uint8_t)((alpha * 255 + 32895) >> 16);
    }
    return;
  }
  for (size_t i = 0; i < count; i++, source += 4, pixels += 4) {
    uint8_t alpha = source[3];
    pixels[0] = pixels[1] = pixels[2] = transform->grays[source[0]];
    pixels[3] = alpha;
  }
}

void codec_color_transform_apply(const CodecColorTransform *transform, const uint8_t *source,
                                 uint8_t *pixels, size_t count) {
  if (transform->grays != NULL) {
    apply_grays(transform, source, pixels, count);
    return;
  }
  cmsDoTransform(transform->transform, source, pixels, (cmsUInt32Number)count);
  if (transform->layout != CodecColorLayoutCMYK8) return;
  for (size_t i = 0; i < count; i++) pixels[i * 4 + 3] = 255;
}
