#pragma once
#if __has_include(<webp/decode.h>)
#include <webp/decode.h>
#else
#error "libwebp was not found. Run 'apt-get install libwebp-dev pkg-config' (macOS: 'brew install webp pkgconf'), or build without the trait WebP."
#endif
