#include "png_unfilter.h"

#include <string.h>

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

static inline FourLevels magnitude(FourLevels a) {
  FourLevels sign = a >> 15;
  return (a ^ sign) - sign;
}

static inline FourLevels chosen(FourLevels mask, FourLevels a, FourLevels b) {
  return (mask & a) | (~mask & b);
}

/// Source: PNG Specification (Third Edition), 9.4; of equal distances left wins, then above.
static inline FourLevels paeth(FourLevels left, FourLevels above, FourLevels corner) {
  FourLevels from_left = above - corner;
  FourLevels from_above = left - corner;
  FourLevels from_corner = magnitude(from_left + from_above);
  from_left = magnitude(from_left);
  from_above = magnitude(from_above);
  FourLevels other = chosen(from_above <= from_corner, above, corner);
  return chosen((from_left <= from_above) & (from_left <= from_corner), left, other);
}

static inline __attribute__((always_inline)) void add_paeth(uint8_t *row, const uint8_t *above,
                                                            size_t count, size_t step) {
  FourLevels left = {0};
  FourLevels corner = {0};
  for (size_t i = 0; i < count; i += step) {
    FourLevels upper = levels(above + i);
    left = (levels(row + i) + paeth(left, upper, corner)) & 255;
    corner = upper;
    store(row + i, left, step);
  }
}

/// Two rows, the lower one pixel behind, so that one need not wait for the other.
static inline __attribute__((always_inline)) void add_paeth_twice(uint8_t *row,
                                                                  const uint8_t *above,
                                                                  uint8_t *below, size_t count,
                                                                  size_t step) {
  FourLevels left = {0};
  FourLevels corner = {0};
  FourLevels lower_left = {0};
  FourLevels lower_corner = {0};
  for (size_t i = 0; i < count + step; i += step) {
    FourLevels lower_upper = left;
    if (i < count) {
      FourLevels upper = levels(above + i);
      left = (levels(row + i) + paeth(left, upper, corner)) & 255;
      corner = upper;
      store(row + i, left, step);
    }
    if (i == 0) continue;
    uint8_t *lower = below + i - step;
    lower_left = (levels(lower) + paeth(lower_left, lower_upper, lower_corner)) & 255;
    lower_corner = lower_upper;
    store(lower, lower_left, step);
  }
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
  if (filter == filter_paeth) add_paeth(row, above, count, step);
}

void png_unfilter_row(uint8_t *row, const uint8_t *above, size_t count, size_t step) {
  int filter = row[-1];
  // The length of a step must be known where a loop is compiled.
  switch (step) {
    case 1: return unfilter(row, above, count, 1, filter);
    case 2: return unfilter(row, above, count, 2, filter);
    case 3: return unfilter(row, above, count, 3, filter);
    default: return unfilter(row, above, count, 4, filter);
  }
}

_Bool png_unfilter_pair(uint8_t *row, const uint8_t *above, uint8_t *below, size_t count,
                        size_t step) {
  if (step < 3 || row[-1] != filter_paeth || below[-1] != filter_paeth) return 0;
  if (step == 3) {
    add_paeth_twice(row, above, below, count, 3);
  } else {
    add_paeth_twice(row, above, below, count, 4);
  }
  return 1;
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
