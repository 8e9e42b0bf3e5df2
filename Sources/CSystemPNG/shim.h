#pragma once
#if __has_include(<png.h>)
#include <png.h>
#else
#error "libpng was not found. Run 'apt-get install libpng-dev pkg-config' (macOS: 'brew install libpng pkgconf')."
#endif
