#ifndef CODEC_COLOR_TRANSFORM_H
#define CODEC_COLOR_TRANSFORM_H

#include <lcms2.h>

#include "CImageCodecs.h"

struct CodecColorTransform {
  CodecColorLayout layout;
  cmsContext context;
  /// Has no state that a use would change: made without the cache of the last pixel. Null for gray.
  cmsHTRANSFORM transform;
  /// What each of 256 or 65536 grays becomes; null but for gray.
  uint8_t *grays;
};

/// Makes `*result`, which then owns the context, of a profile that stays the caller's.
CodecColorOutcome color_transform_make(cmsContext context, cmsHPROFILE profile,
                                       CodecColorLayout layout, CodecColorTransform **result);

#endif
