#pragma once
#if __has_include(<libdeflate.h>)
#include <libdeflate.h>
#else
#error "libdeflate was not found. Run 'apt-get install libdeflate-dev pkg-config' (macOS: 'brew install libdeflate pkgconf')."
#endif
