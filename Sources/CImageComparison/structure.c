#include "CImageComparison.h"
#include "processors.h"

// The way of telling smoothed edges from changes that Playwright's comparator is built on: flat ground
// cannot be an edge, and an edge keeps the structure of what is around it. Source of the measure:
// Wang, Bovik, Sheikh, Simoncelli, "Image Quality Assessment: From Error Visibility to Structural
// Similarity", 2004. Sums in tables: Crow, "Summed-Area Tables for Texture Mapping", 1984.

enum { kinds = 5, side = compare_sums_side, reach = compare_reach };

/// A level as it is seen over black or white.
static inline uint32_t level_over(uint32_t ground, uint32_t level, uint32_t alpha) {
  return (level * alpha + ground * (255 - alpha) + 127) / 255;
}

/// The channel of a pixel; beyond the picture lies a pattern, the same for both pictures.
static inline uint32_t level_at(const uint8_t *pixels, size_t stride, const ComparePair *pair,
                                int64_t x, int64_t y, int c, uint32_t ground) {
  if (x < 0 || y < 0 || x >= (int64_t)pair->width || y >= (int64_t)pair->height) {
    int is_even = ((x + y) & 1) == 0;
    return (c == 1) != is_even ? 255 : 0;
  }
  const uint8_t *pixel = pixels + ((size_t)y * stride + (size_t)x) * 4;
  return level_over(ground, pixel[c], pixel[3]);
}

static void fill(const ComparePair *pair, int64_t left, int64_t top, uint32_t ground,
                 CompareSums *sums) {
  for (int c = 0; c < 3; c++) {
    for (int kind = 0; kind < kinds; kind++) {
      for (int i = 0; i < side; i++) {
        sums->sums[c][kind][0][i] = 0;
        sums->sums[c][kind][i][0] = 0;
      }
    }
    for (int row = 1; row < side; row++) {
      uint32_t run[kinds] = {0};
      for (int column = 1; column < side; column++) {
        int64_t x = left + column - 1, y = top + row - 1;
        uint32_t p = level_at(pair->a, pair->a_stride, pair, x, y, c, ground);
        uint32_t q = level_at(pair->b, pair->b_stride, pair, x, y, c, ground);
        uint32_t terms[kinds] = {p, q, p * p, q * q, p * q};
        for (int kind = 0; kind < kinds; kind++) {
          run[kind] += terms[kind];
          sums->sums[c][kind][row][column] = sums->sums[c][kind][row - 1][column] + run[kind];
        }
      }
    }
  }
}

/// Columns and rows of the tables; the last ones are not included.
typedef struct Window {
  int left, right, top, bottom;
} Window;

/// Of one channel in a window: its five sums.
static inline void add_up(const CompareSums *sums, int c, Window w, int64_t found[kinds]) {
  for (int kind = 0; kind < kinds; kind++) {
    const uint32_t(*table)[side] = sums->sums[c][kind];
    // What runs over comes back in the difference, which is small.
    found[kind] = (uint32_t)(table[w.bottom][w.right] - table[w.bottom][w.left] -
                             table[w.top][w.right] + table[w.top][w.left]);
  }
}

static int is_flat(const CompareSums *sums, Window w) {
  int64_t n = (int64_t)(w.right - w.left) * (w.bottom - w.top);
  int is_flat_a = 1, is_flat_b = 1;
  for (int c = 0; c < 3; c++) {
    int64_t s[kinds];
    add_up(sums, c, w, s);
    is_flat_a &= n * s[2] == s[0] * s[0];
    is_flat_b &= n * s[3] == s[1] * s[1];
  }
  return is_flat_a || is_flat_b;
}

static double similarity(const CompareSums *sums, int c, int column, int row) {
  int64_t s[kinds];
  Window w = {column - reach, column + reach + 1, row - reach, row + reach + 1};
  add_up(sums, c, w, s);
  const int64_t count = (2 * reach + 1) * (2 * reach + 1);
  const double n = (double)count;
  const double c1 = 0.01 * 255 * 0.01 * 255, c2 = 0.03 * 255 * 0.03 * 255;
  double mean_a = (double)s[0] / n, mean_b = (double)s[1] / n;
  double variance_a = (double)(count * s[2] - s[0] * s[0]) / (n * n);
  double variance_b = (double)(count * s[3] - s[1] * s[1]) / (n * n);
  double covariance = (double)(count * s[4] - s[0] * s[1]) / (n * n);
  return (2 * mean_a * mean_b + c1) * (2 * covariance + c2) /
         ((mean_a * mean_a + mean_b * mean_b + c1) * (variance_a + variance_b + c2));
}

size_t compare_structure(const ComparePair *pair, size_t x, size_t y, uint8_t ground,
                         CompareSums *sums, uint8_t *classes, size_t stride, uint8_t antialiased) {
  fill(pair, (int64_t)x - reach, (int64_t)y - reach, ground, sums);
  size_t columns = pair->width - x < compare_piece ? pair->width - x : compare_piece;
  size_t rows = pair->height - y < compare_piece ? pair->height - y : compare_piece;
  size_t found = 0;
  for (size_t row = 0; row < rows; row++) {
    for (size_t column = 0; column < columns; column++) {
      uint8_t *here = &classes[row * stride + column];
      if (*here != CompareClassDifferent) continue;
      int i = (int)column + reach, j = (int)row + reach;
      // The pattern beyond an edge is no reason to call what lies at it uneven.
      Window near = {i - (x + column > 0), i + 1 + (x + column + 1 < pair->width),
                     j - (y + row > 0), j + 1 + (y + row + 1 < pair->height)};
      if (is_flat(sums, near)) continue;
      double mean = (similarity(sums, 0, i, j) + similarity(sums, 1, i, j) +
                     similarity(sums, 2, i, j)) / 3;
      if (mean < 0.99) continue;
      *here = antialiased;
      found++;
    }
  }
  return found;
}
