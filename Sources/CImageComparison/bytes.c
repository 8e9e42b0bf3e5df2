#include <string.h>

#include "CImageComparison.h"
#include "processors.h"

size_t compare_changed_tiles(const ComparePair *pair, size_t y, size_t rows, size_t side,
                             uint8_t *changed) {
  size_t tiles = (pair->width + side - 1) / side;
  size_t found = 0;
  memset(changed, 0, tiles);
  for (size_t row = y; row < y + rows; row++) {
    const uint8_t *a = pair->a + row * pair->a_stride * 4;
    const uint8_t *b = pair->b + row * pair->b_stride * 4;
    if (memcmp(a, b, pair->width * 4) == 0) continue;
    for (size_t tile = 0; tile < tiles; tile++) {
      size_t start = tile * side;
      size_t count = pair->width - start < side ? pair->width - start : side;
      if (changed[tile] || memcmp(a + start * 4, b + start * 4, count * 4) == 0) continue;
      changed[tile] = 1;
      found++;
    }
  }
  return found;
}

FOR_EACH_PROCESSOR
static int all_opaque(const uint8_t *restrict a, const uint8_t *restrict b, size_t count) {
  uint8_t all = 255;
  for (size_t i = 0; i < count; i++) all &= a[4 * i + 3] & b[4 * i + 3];
  return all == 255;
}

_Bool compare_is_opaque(const uint8_t *a, const uint8_t *b, size_t count) {
  return all_opaque(a, b, count);
}

FOR_EACH_PROCESSOR
void compare_tally(const uint8_t *classes, size_t count, uint64_t *counts) {
  for (size_t start = 0; start < count; start += 255) {
    size_t end = count - start < 255 ? count : start + 255;
    for (uint8_t kind = 0; kind < compare_class_count; kind++) {
      uint8_t sum = 0;
      for (size_t i = start; i < end; i++) sum += classes[i] == kind;
      counts[kind] += sum;
    }
  }
}

static inline uint32_t magnitude(int32_t value) {
  return (uint32_t)(value < 0 ? -value : value);
}

/// The greatest change of a channel over black or over white, in 255ths of a level.
static inline uint32_t change(const uint8_t *a, const uint8_t *b) {
  uint32_t most = 0;
  int32_t light = 255 * ((int32_t)a[3] - b[3]);
  for (int c = 0; c < 3; c++) {
    int32_t over_black = (int32_t)a[c] * a[3] - (int32_t)b[c] * b[3];
    uint32_t black = magnitude(over_black);
    uint32_t white = magnitude(over_black - light);
    uint32_t here = black > white ? black : white;
    most = here > most ? here : most;
  }
  return most;
}

FOR_EACH_PROCESSOR
static uint32_t largest_opaque_change(const uint8_t *restrict a, const uint8_t *restrict b, size_t count) {
  uint8_t most = 0;
  for (size_t i = 0; i < 4 * count; i++) {
    uint8_t here = (uint8_t)(a[i] > b[i] ? a[i] - b[i] : b[i] - a[i]);
    most = here > most ? here : most;
  }
  return 255 * (uint32_t)most;
}

uint32_t compare_largest_change(const uint8_t *a, const uint8_t *b, size_t count) {
  if (all_opaque(a, b, count)) return largest_opaque_change(a, b, count);
  uint32_t most = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t here = change(a + 4 * i, b + 4 * i);
    most = here > most ? here : most;
  }
  return most;
}

FOR_EACH_PROCESSOR
void compare_exact_row(const uint8_t *a, const uint8_t *b, size_t count, uint8_t *classes) {
  for (size_t i = 0; i < count; i++) {
    uint32_t p, q;
    memcpy(&p, a + 4 * i, 4);
    memcpy(&q, b + 4 * i, 4);
    uint32_t seen = (uint32_t)(a[4 * i + 3] | b[4 * i + 3]);
    // Colors of which nothing is seen are the same, and no change at all.
    classes[i] = (uint8_t)(((p != q) & (seen != 0)) ? CompareClassDifferent : CompareClassEqual);
  }
}

FOR_EACH_PROCESSOR
static void opaque_channel_row(const uint8_t *restrict a, const uint8_t *restrict b, size_t count, uint32_t limit,
                               uint8_t *restrict classes) {
  for (size_t i = 0; i < count; i++) {
    uint32_t most = 0;
    for (int c = 0; c < 3; c++) {
      int32_t here = (int32_t)a[4 * i + c] - b[4 * i + c];
      uint32_t far = magnitude(here);
      most = far > most ? far : most;
    }
    classes[i] = (uint8_t)((most > 0) + (255 * most > limit));
  }
}

void compare_channel_row(const uint8_t *a, const uint8_t *b, size_t count, uint32_t limit,
                         uint8_t *classes) {
  if (all_opaque(a, b, count)) {
    opaque_channel_row(a, b, count, limit, classes);
    return;
  }
  for (size_t i = 0; i < count; i++) {
    uint32_t here = change(a + 4 * i, b + 4 * i);
    classes[i] = (uint8_t)((here > 0) + (here > limit));
  }
}
