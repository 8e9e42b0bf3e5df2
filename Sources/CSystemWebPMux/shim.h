#pragma once
#if __has_include(<webp/mux.h>)
#include <webp/encode.h>
#include <webp/mux.h>
#else
#error "libwebpmux was not found. Run 'apt-get install libwebp-dev pkg-config' (macOS: 'brew install webp pkgconf'), or build without the trait WebP."
#endif
