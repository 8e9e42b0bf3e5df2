#pragma once
#if __has_include(<lcms2.h>)
#include <lcms2.h>
#else
#error "Little CMS was not found. Run 'apt-get install liblcms2-dev pkg-config' (macOS: 'brew install little-cms2 pkgconf')."
#endif
