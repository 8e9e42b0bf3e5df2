#pragma once
#if __has_include(<fribidi.h>)
#include <fribidi.h>
#else
#error "FriBidi was not found. Run 'apt-get install libfribidi-dev pkg-config' (macOS: 'brew install fribidi pkgconf')."
#endif
