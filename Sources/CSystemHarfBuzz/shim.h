#pragma once
#if __has_include(<hb.h>)
#include <hb.h>
#include <hb-ot.h>
#else
#error "HarfBuzz was not found. Run 'apt-get install libharfbuzz-dev pkg-config' (macOS: 'brew install harfbuzz pkgconf')."
#endif
