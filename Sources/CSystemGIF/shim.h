#pragma once
#if __has_include(<gif_lib.h>)
#include <stddef.h>
#include <gif_lib.h>
#else
#error "giflib was not found. Run 'apt-get install libgif-dev' (macOS: 'brew install giflib'), or build without the trait GIF."
#endif
