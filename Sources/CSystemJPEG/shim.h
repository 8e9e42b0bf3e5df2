#pragma once
#if __has_include(<jpeglib.h>)
#include <stddef.h>
#include <stdio.h>
#include <jpeglib.h>
#else
#error "libjpeg was not found. Run 'apt-get install libjpeg-dev pkg-config' (macOS: 'brew install jpeg-turbo pkgconf')."
#endif
