#include "png_filter.h"

#include <string.h>

#include "processors.h"

#pragma STDC FP_CONTRACT OFF

// Source: PNG Specification (Third Edition), 9.2: the numbers of the filters.
enum { filter_sub = 1, filter_paeth = 4 };

/// Zeros before a row, which stand for the pixel left of its first one.
enum { margin = 16 };

static size_t row_stride(size_t width, size_t pixel_bytes) {
  return margin + width * pixel_bytes + margin;
}

size_t png_filter_scratch_count(size_t width, size_t pixel_bytes) {
  return 2 * row_stride(width, pixel_bytes);
}

typedef uint8_t SixteenBytes __attribute__((vector_size(16)));

/// Writes up to four bytes more than the row has.
FOR_EACH_PROCESSOR
static void pack_opaque(uint8_t *restrict target, const uint8_t *restrict colors, size_t width) {
  size_t x = 0;
  for (; x + 4 <= width; x += 4) {
    SixteenBytes four;
    memcpy(&four, colors + 4 * x, sizeof(four));
    four = __builtin_shufflevector(four, four, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 3, 7, 11, 15);
    memcpy(target + 3 * x, &four, sizeof(four));
  }
  for (; x < width; x++) memcpy(target + 3 * x, colors + 4 * x, 4);
}

FOR_EACH_PROCESSOR
void png_subtract_left(uint8_t *restrict target, const uint8_t *restrict row, size_t count,
                       size_t step) {
  const uint8_t *left = row - step;
  for (size_t i = 0; i < count; i++) target[i] = (uint8_t)(row[i] - left[i]);
}

static inline int16_t distance(int16_t a, int16_t b) { return (int16_t)(a > b ? a - b : b - a); }

/// Source: PNG Specification (Third Edition), 9.4; of equal distances left wins, then above.
FOR_EACH_PROCESSOR
void png_subtract_paeth(uint8_t *restrict target, const uint8_t *restrict row,
                        const uint8_t *restrict above, size_t count, size_t step) {
  const uint8_t *left = row - step;
  const uint8_t *corner = above - step;
  for (size_t i = 0; i < count; i++) {
    int16_t a = left[i];
    int16_t b = above[i];
    int16_t c = corner[i];
    int16_t to_left = distance(b, c);
    int16_t to_above = distance(a, c);
    int16_t to_corner = distance((int16_t)(a + b), (int16_t)(2 * c));
    int16_t predicted = to_above <= to_corner ? b : c;
    predicted = ((to_left <= to_above) & (to_left <= to_corner)) ? a : predicted;
    target[i] = (uint8_t)(row[i] - predicted);
  }
}

PNGRowPair png_row_pair(uint8_t *scratch, size_t width, size_t pixel_bytes) {
  size_t stride = row_stride(width, pixel_bytes);
  memset(scratch, 0, 2 * stride);
  return (PNGRowPair){scratch + margin, scratch + stride + margin, width, pixel_bytes};
}

const uint8_t *png_take_row(PNGRowPair *rows, const uint8_t *colors) {
  uint8_t *row = rows->above;
  rows->above = rows->row;
  rows->row = row;
  if (rows->pixel_bytes == 3) {
    pack_opaque(row, colors, rows->width);
  } else {
    memcpy(row, colors, rows->width * rows->pixel_bytes);
  }
  return row;
}

void png_filter_band(uint8_t *target, uint8_t *scratch, const uint8_t *colors, size_t width,
                     size_t row_count, size_t pixel_bytes) {
  size_t count = width * pixel_bytes;
  PNGRowPair rows = png_row_pair(scratch, width, pixel_bytes);
  for (size_t y = 0; y < row_count; y++) {
    const uint8_t *row = png_take_row(&rows, colors + 4 * y * width);
    uint8_t *filtered = target + y * (1 + count);
    filtered[0] = y == 0 ? filter_sub : filter_paeth;
    if (y == 0) {
      png_subtract_left(filtered + 1, row, count, pixel_bytes);
    } else {
      png_subtract_paeth(filtered + 1, row, rows.above, count, pixel_bytes);
    }
  }
}
