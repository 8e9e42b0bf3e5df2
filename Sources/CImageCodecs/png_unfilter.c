#include "png_unfilter.h"

#include <string.h>

#include "png_paeth.h"
#include "processors.h"

#pragma STDC FP_CONTRACT OFF

// Source: PNG Specification (Third Edition), 9.2: the numbers of the filters.
enum { filter_none, filter_sub, filter_up, filter_average, filter_paeth };

typedef uint8_t FourBytes __attribute__((vector_size(4)));
typedef int16_t FourLevels __attribute__((vector_size(8)));
typedef uint8_t SixteenBytes __attribute__((vector_size(16)));

// Channels of a pixel side by side: each pixel waits for the one left of it, so that more than one
// pixel cannot be made at a time.
static inline FourLevels levels(const uint8_t *bytes) {
  FourBytes four;
  memcpy(&four, bytes, sizeof four);
  return __builtin_convertvector(four, FourLevels);
}

/// Writes four bytes, of which the last is that of the next pixel where a pixel has three.
static inline void store(uint8_t *bytes, FourLevels pixel, size_t step) {
  FourBytes four = __builtin_convertvector(pixel, FourBytes);
  memcpy(bytes, &four, step);
}

static inline __attribute__((always_inline)) void add_average(uint8_t *row, const uint8_t *above,
                                                              size_t count, size_t step) {
  FourLevels left = {0};
  for (size_t i = 0; i < count; i += step) {
    left = (levels(row + i) + ((left + levels(above + i)) >> 1)) & 255;
    store(row + i, left, step);
  }
}

static inline __attribute__((always_inline)) void add_left(uint8_t *row, size_t count,
                                                           size_t step) {
  FourLevels left = {0};
  for (size_t i = 0; i < count; i += step) {
    left = (levels(row + i) + left) & 255;
    store(row + i, left, step);
  }
}

FOR_EACH_PROCESSOR
static void add_above(uint8_t *restrict row, const uint8_t *restrict above, size_t count) {
  for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(row[i] + above[i]);
}

static inline __attribute__((always_inline)) void unfilter(uint8_t *row, const uint8_t *above,
                                                           size_t count, size_t step, int filter) {
  if (filter == filter_sub) add_left(row, count, step);
  if (filter == filter_up) add_above(row, above, count);
  if (filter == filter_average) add_average(row, above, count, step);
}

static void unfilter_row(uint8_t *row, const uint8_t *above, size_t count, size_t step) {
  int filter = row[-1];
  // The length of a step must be known where a loop is compiled.
  switch (step) {
    case 1: return unfilter(row, above, count, 1, filter);
    case 2: return unfilter(row, above, count, 2, filter);
    case 3: return unfilter(row, above, count, 3, filter);
    default: return unfilter(row, above, count, 4, filter);
  }
}

size_t png_unfilter_rows(uint8_t *row, size_t stride, size_t row_count, size_t step) {
  size_t count = stride - 1;
  size_t together = 0;
  while (together < 4 && together < row_count && (row - 1)[together * stride] == filter_paeth) {
    together++;
  }
  if (together == 0) {
    unfilter_row(row, row - stride, count, step);
    return 1;
  }
  if (together == 3) together = 2;
  if (count < 4 * step) together = 1;
  png_add_paeth(row, stride, count, step, together);
  return together;
}

FOR_EACH_PROCESSOR
static void widen_colors(uint8_t *restrict pixels, const uint8_t *restrict row, size_t width) {
  const SixteenBytes opaque = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
  size_t x = 0;
  for (; x + 4 <= width; x += 4) {
    SixteenBytes four;
    memcpy(&four, row + 3 * x, sizeof four);
    four = __builtin_shufflevector(four, opaque, 0, 1, 2, 19, 3, 4, 5, 19, 6, 7, 8, 19, 9, 10, 11,
                                   19);
    memcpy(pixels + 4 * x, &four, sizeof four);
  }
  for (; x < width; x++) {
    memcpy(pixels + 4 * x, row + 3 * x, 3);
    pixels[4 * x + 3] = 255;
  }
}

void png_widen_row(uint8_t *pixels, const uint8_t *row, size_t width, size_t step) {
  if (step == 4) {
    memcpy(pixels, row, width * 4);
  } else if (step == 3) {
    widen_colors(pixels, row, width);
  } else {
    for (size_t x = 0; x < width; x++) {
      memset(pixels + 4 * x, row[step * x], 3);
      pixels[4 * x + 3] = step == 2 ? row[2 * x + 1] : 255;
    }
  }
}
