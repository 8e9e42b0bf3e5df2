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

/// A row and the one above it, as filters need them: without alpha where there is none, zeros before.
typedef struct PNGRowPair {
  uint8_t *row;
  uint8_t *above;
  size_t width;
  size_t pixel_bytes;
} PNGRowPair;

/// `scratch` has `png_filter_scratch_count` bytes.
PNGRowPair png_row_pair(uint8_t *scratch, size_t width, size_t pixel_bytes);

/// Makes the row the one above, and takes the next one, of straight RGBA.
const uint8_t *png_take_row(PNGRowPair *rows, const uint8_t *colors);

/// The filter Sub; `step` bytes before the row are zero.
void png_subtract_left(uint8_t *target, const uint8_t *row, size_t count, size_t step);

/// The filter Paeth.
void png_subtract_paeth(uint8_t *target, const uint8_t *row, const uint8_t *above, size_t count,
                        size_t step);

#endif
