#pragma once
#if __has_include(<libheif/heif.h>)
#include <libheif/heif.h>
#else
#error "libheif was not found. Run 'apt-get install libheif-dev pkg-config' (macOS: 'brew install libheif pkgconf'), or build without the trait HEIF."
#endif
