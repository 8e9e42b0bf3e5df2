#pragma once
#if __has_include(<ft2build.h>)
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#else
#error "FreeType was not found. Run 'apt-get install libfreetype-dev pkg-config' (macOS: 'brew install freetype pkgconf')."
#endif
