#ifndef RASTER_TURNED_SAMPLES_H
#define RASTER_TURNED_SAMPLES_H

#include <string.h>

#include "CRasterKernels.h"

// Colors between the pixels of a tile. Whoever includes this turns FP_CONTRACT off before.

typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef float floats4 __attribute__((vector_size(16)));
typedef float floats8 __attribute__((vector_size(32)));

// What is called is compiled with its caller, for the same processor.
#define INLINED __attribute__((always_inline))

// Of the pixels in column `j` of two rows, one after the other.
#define column(upper, lower, j)                                                                   \
  __builtin_convertvector(                                                                        \
      __builtin_shufflevector(upper, lower, 4 * j, 4 * j + 1, 4 * j + 2, 4 * j + 3, 16 + 4 * j,   \
                              17 + 4 * j, 18 + 4 * j, 19 + 4 * j),                                \
      floats8)

static inline INLINED ptrdiff_t clamped(ptrdiff_t value, size_t count) {
  ptrdiff_t last = (ptrdiff_t)count - 1;
  value = value < last ? value : last;
  return value > 0 ? value : 0;
}

/// Four by four pixels, of which the second of the second row is at a place; beyond the edges the
/// edge goes on.
static inline INLINED void gather(bytes16 rows[4], const RasterTurn *turn, ptrdiff_t left, ptrdiff_t top) {
  const uint8_t *tile = turn->tile;
  _Bool is_inside = left >= 1 && top >= 1 && left + 2 < (ptrdiff_t)turn->width &&
                    top + 2 < (ptrdiff_t)turn->height;
  if (is_inside) {
    const uint8_t *first = tile + 4 * ((size_t)(top - 1) * turn->width + (size_t)(left - 1));
    for (size_t i = 0; i < 4; i++) memcpy(&rows[i], first + 4 * i * turn->width, sizeof rows[i]);
    return;
  }
  for (ptrdiff_t i = 0; i < 4; i++) {
    const uint8_t *row = tile + 4 * (size_t)clamped(top + i - 1, turn->height) * turn->width;
    uint8_t pixels[16];
    for (ptrdiff_t k = 0; k < 4; k++) {
      memcpy(pixels + 4 * k, row + 4 * clamped(left + k - 1, turn->width), 4);
    }
    memcpy(&rows[i], pixels, sizeof rows[i]);
  }
}

/// As many samples as are looked for at a time, so that loops need no calls and few registers.
enum { block_count = 64 };

/// Where samples are on the tile.
typedef struct {
  /// Of the pixel left of and above a sample.
  int32_t left[block_count];
  int32_t top[block_count];
  /// The shares of the four columns around it, and of the four rows.
  float columns[4][block_count];
  float rows[4][block_count];
  _Bool is_number[block_count];
} Block;

/// Cut so that it stays a number of pixels; what is farther away looks the same.
static inline INLINED double cut(double place, double most) {
  place = place < most ? place : most;
  return place > -2 ? place : -2;
}

/// The shares of the four pixels around a place `t` after the second.
///
/// Source: Keys, "Cubic Convolution Interpolation for Digital Image Processing", IEEE Trans. ASSP
/// 1981, with a = -1/2 (Catmull-Rom).
static inline INLINED void set_shares(float shares[4][block_count], int32_t i, float t) {
  shares[0][i] = ((2 - t) * t - 1) * t / 2;
  shares[1][i] = ((3 * t - 5) * t * t + 2) / 2;
  shares[2][i] = ((4 - 3 * t) * t + 1) * t / 2;
  shares[3][i] = (t - 1) * t * t / 2;
}

/// Looks for the samples of half a row whose first is at `first` half pixels.
static inline INLINED void find(Block *block, const RasterTurn *turn, ptrdiff_t first, double y) {
  double most_across = (double)turn->width + 2;
  double most_along = (double)turn->height + 2;
  double c = turn->c * y;
  double d = turn->d * y;
  double start = (double)first;
  for (int32_t i = 0; i < block_count; i++) {
    double x = (start + (double)i + 0.5) / 2;
    double across = turn->a * x + c + turn->tx;
    double along = turn->b * x + d + turn->ty;
    block->is_number[i] = across == across && along == along;
    across = cut(across - 0.5, most_across);
    along = cut(along - 0.5, most_along);
    // Whole numbers are cut toward zero: the shift makes that downward.
    int32_t left = (int32_t)(across + 4) - 4;
    int32_t top = (int32_t)(along + 4) - 4;
    block->left[i] = left;
    block->top[i] = top;
    set_shares(block->columns, i, (float)(across - (double)left));
    set_shares(block->rows, i, (float)(along - (double)top));
  }
}

static inline INLINED floats4 sample(const RasterTurn *turn, const Block *block, size_t i) {
  bytes16 rows[4];
  gather(rows, turn, block->left[i], block->top[i]);
  floats8 upper = column(rows[0], rows[1], 0) * block->columns[0][i];
  floats8 lower = column(rows[2], rows[3], 0) * block->columns[0][i];
  upper += column(rows[0], rows[1], 1) * block->columns[1][i];
  lower += column(rows[2], rows[3], 1) * block->columns[1][i];
  upper += column(rows[0], rows[1], 2) * block->columns[2][i];
  lower += column(rows[2], rows[3], 2) * block->columns[2][i];
  upper += column(rows[0], rows[1], 3) * block->columns[3][i];
  lower += column(rows[2], rows[3], 3) * block->columns[3][i];
  floats4 sum = __builtin_shufflevector(upper, upper, 0, 1, 2, 3) * block->rows[0][i];
  sum += __builtin_shufflevector(upper, upper, 4, 5, 6, 7) * block->rows[1][i];
  sum += __builtin_shufflevector(lower, lower, 0, 1, 2, 3) * block->rows[2][i];
  sum += __builtin_shufflevector(lower, lower, 4, 5, 6, 7) * block->rows[3][i];
  return sum;
}

#endif
