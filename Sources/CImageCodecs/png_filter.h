#ifndef CODEC_PNG_FILTER_H
#define CODEC_PNG_FILTER_H

#include <stddef.h>
#include <stdint.h>

/// Bytes that a pair of rows needs while a band is filtered.
size_t png_filter_scratch_count(size_t width, size_t pixel_bytes);

/// Filters rows of straight RGBA, of which 3 or 4 bytes a pixel are taken: the first by Sub, so that
/// it needs no row above it, the others by Paeth. Each begins with the number of its filter.
void png_filter_band(uint8_t *target, uint8_t *scratch, const uint8_t *colors, size_t width,
                     size_t row_count, size_t pixel_bytes);

#endif
