#include "color_transform.h"

#pragma STDC FP_CONTRACT OFF

static void be_silent(cmsContext context, cmsUInt32Number code, const char *text) {
  (void)context;
  (void)code;
  (void)text;
}

static cmsContext make_context(void) {
  cmsContext context = cmsCreateContext(NULL, NULL);
  if (context != NULL) cmsSetLogErrorHandlerTHR(context, be_silent);
  return context;
}

/// Ends the use of a profile, and of its context unless a transform was made, which owns it.
static CodecColorOutcome finish(cmsContext context, cmsHPROFILE profile, CodecColorLayout layout,
                                CodecColorTransform **result) {
  CodecColorOutcome outcome = CodecColorOutcomeUnusable;
  if (profile != NULL) {
    outcome = color_transform_make(context, profile, layout, result);
    cmsCloseProfile(profile);
  }
  if (outcome != CodecColorOutcomeMade) cmsDeleteContext(context);
  return outcome;
}

CodecColorOutcome codec_color_transform_from_profile(const uint8_t *bytes, size_t count,
                                                     CodecColorLayout layout,
                                                     CodecColorTransform **result) {
  *result = NULL;
  if (count > UINT32_MAX) return CodecColorOutcomeUnusable;
  cmsContext context = make_context();
  if (context == NULL) return CodecColorOutcomeOutOfMemory;
  cmsHPROFILE profile = cmsOpenProfileFromMemTHR(context, bytes, (cmsUInt32Number)count);
  return finish(context, profile, layout, result);
}

static cmsToneCurve *make_curve(cmsContext context, const CodecColorimetry *colorimetry) {
  if (colorimetry->table == NULL) {
    return cmsBuildParametricToneCurve(context, 4, colorimetry->curve);
  }
  return cmsBuildTabulatedToneCurve16(context, (cmsUInt32Number)colorimetry->table_count,
                                      colorimetry->table);
}

CodecColorOutcome codec_color_transform_from_colorimetry(const CodecColorimetry *colorimetry,
                                                         CodecColorLayout layout,
                                                         CodecColorTransform **result) {
  *result = NULL;
  cmsContext context = make_context();
  if (context == NULL) return CodecColorOutcomeOutOfMemory;
  const double *xy = colorimetry->chromaticities;
  cmsCIExyY white = {xy[0], xy[1], 1};
  cmsCIExyYTRIPLE primaries = {{xy[2], xy[3], 1}, {xy[4], xy[5], 1}, {xy[6], xy[7], 1}};
  cmsToneCurve *curve = make_curve(context, colorimetry);
  cmsHPROFILE profile = NULL;
  if (curve != NULL) {
    cmsToneCurve *curves[3] = {curve, curve, curve};
    profile = cmsCreateRGBProfileTHR(context, &white, &primaries, curves);
    cmsFreeToneCurve(curve);
  }
  return finish(context, profile, layout, result);
}

int codec_color_version(void) { return cmsGetEncodedCMMversion(); }
