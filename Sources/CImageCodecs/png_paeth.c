#include "png_paeth.h"

#include <string.h>

#include "processors.h"

#pragma STDC FP_CONTRACT OFF

// A pixel waits for the one left of it, so one row leaves most of a processor idle. Here a vector
// holds a pixel of one row and the pixel one further left of the row below; two vectors, four rows.

typedef uint8_t EightBytes __attribute__((vector_size(8)));
typedef int16_t EightLevels __attribute__((vector_size(16)));

static const uint8_t nothing[4];

static inline EightLevels pair_of(const uint8_t *first, const uint8_t *second) {
  EightBytes eight;
  memcpy(&eight, first, 4);
  memcpy((uint8_t *)&eight + 4, second, 4);
  return __builtin_convertvector(eight, EightLevels);
}

static inline void store_pair(uint8_t *first, uint8_t *second, EightLevels pair, size_t step) {
  EightBytes eight = __builtin_convertvector(pair, EightBytes);
  memcpy(first, &eight, step);
  memcpy(second, (uint8_t *)&eight + 4, step);
}

/// The second half of `a`, then the first one of `b`.
static inline EightLevels between(EightLevels a, EightLevels b) {
  return __builtin_shufflevector(a, b, 4, 5, 6, 7, 8, 9, 10, 11);
}

static inline EightLevels magnitude(EightLevels a) {
  EightLevels sign = a >> 15;
  return (a ^ sign) - sign;
}

static inline EightLevels chosen(EightLevels mask, EightLevels a, EightLevels b) {
  return (mask & a) | (~mask & b);
}

/// Source: PNG Specification (Third Edition), 9.4; of equal distances left wins, then above.
static inline EightLevels paeth(EightLevels left, EightLevels above, EightLevels corner) {
  EightLevels from_left = above - corner;
  EightLevels from_above = left - corner;
  EightLevels from_corner = magnitude(from_left + from_above);
  from_left = magnitude(from_left);
  from_above = magnitude(from_above);
  EightLevels other = chosen(from_above <= from_corner, above, corner);
  return chosen((from_left <= from_above) & (from_left <= from_corner), left, other);
}

/// The pixels of a row from one on up to another; what is left of them is there already.
static inline __attribute__((always_inline)) void add_one(uint8_t *row, size_t stride, size_t from,
                                                          size_t end, size_t step) {
  const uint8_t *above = row - stride;
  EightLevels left = from == 0 ? (EightLevels){0} : pair_of(row + from - step, nothing);
  EightLevels corner = from == 0 ? (EightLevels){0} : pair_of(above + from - step, nothing);
  for (size_t i = from; i < end; i += step) {
    EightLevels upper = pair_of(above + i, nothing);
    left = (pair_of(row + i, nothing) + paeth(left, upper, corner)) & 255;
    corner = upper;
    EightBytes eight = __builtin_convertvector(left, EightBytes);
    memcpy(row + i, &eight, step);
  }
}

static inline __attribute__((always_inline)) void add_two(uint8_t *a, size_t stride, size_t count,
                                                          size_t step) {
  const uint8_t *above = a - stride;
  uint8_t *b = a + stride;
  add_one(a, stride, 0, step, step);
  EightLevels left = pair_of(a, nothing);
  EightLevels corner = pair_of(above, nothing);
  for (size_t i = step; i < count; i += step) {
    EightLevels upper = between(pair_of(nothing, above + i), left);
    left = (pair_of(a + i, b + i - step) + paeth(left, upper, corner)) & 255;
    corner = upper;
    store_pair(a + i, b + i - step, left, step);
  }
  add_one(b, stride, count - step, count, step);
}

static inline __attribute__((always_inline)) void add_four(uint8_t *a, size_t stride, size_t count,
                                                           size_t step) {
  const uint8_t *above = a - stride;
  uint8_t *b = a + stride;
  uint8_t *c = b + stride;
  uint8_t *d = c + stride;
  add_one(a, stride, 0, 3 * step, step);
  add_one(b, stride, 0, 2 * step, step);
  add_one(c, stride, 0, step, step);
  EightLevels left = pair_of(a + 2 * step, b + step);
  EightLevels corner = pair_of(above + 2 * step, a + step);
  EightLevels lower_left = pair_of(c, nothing);
  EightLevels lower_corner = pair_of(b, nothing);
  for (size_t i = 3 * step; i < count; i += step) {
    EightLevels upper = between(pair_of(nothing, above + i), left);
    EightLevels lower_upper = between(left, lower_left);
    left = (pair_of(a + i, b + i - step) + paeth(left, upper, corner)) & 255;
    lower_left = (pair_of(c + i - 2 * step, d + i - 3 * step) +
                  paeth(lower_left, lower_upper, lower_corner)) & 255;
    corner = upper;
    lower_corner = lower_upper;
    store_pair(a + i, b + i - step, left, step);
    store_pair(c + i - 2 * step, d + i - 3 * step, lower_left, step);
  }
  add_one(b, stride, count - step, count, step);
  add_one(c, stride, count - 2 * step, count, step);
  add_one(d, stride, count - 3 * step, count, step);
}

static inline __attribute__((always_inline)) void add_rows(uint8_t *row, size_t stride,
                                                           size_t count, size_t step,
                                                           size_t row_count) {
  switch (row_count) {
    case 4: return add_four(row, stride, count, step);
    case 2: return add_two(row, stride, count, step);
    default: return add_one(row, stride, 0, count, step);
  }
}

FOR_EACH_PROCESSOR
void png_add_paeth(uint8_t *row, size_t stride, size_t count, size_t step, size_t row_count) {
  // The length of a step must be known where a loop is compiled.
  switch (step) {
    case 1: return add_rows(row, stride, count, 1, row_count);
    case 2: return add_rows(row, stride, count, 2, row_count);
    case 3: return add_rows(row, stride, count, 3, row_count);
    default: return add_rows(row, stride, count, 4, row_count);
  }
}
