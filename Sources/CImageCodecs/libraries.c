#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>
#include <png.h>

#include "CImageCodecs.h"

const char *codec_png_version(void) { return png_get_libpng_ver(NULL); }

const char *codec_jpeg_version(void) {
#if defined(LIBJPEG_TURBO_VERSION)
#define TEXT_OF(x) #x
#define EXPANDED_TEXT_OF(x) TEXT_OF(x)
  return "libjpeg-turbo " EXPANDED_TEXT_OF(LIBJPEG_TURBO_VERSION);
#else
  return "libjpeg";
#endif
}
