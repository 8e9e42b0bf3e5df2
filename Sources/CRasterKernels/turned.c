#include <string.h>

#include "CRasterKernels.h"
#include "processors.h"

// Products and sums are rounded one by one on every processor, so that pixels are the same.
#pragma STDC FP_CONTRACT OFF

#include "turned_samples.h"

#define taps RASTER_TURN_TAPS

FOR_EACH_PROCESSOR
static void make_line(float *line, float *samples, const RasterTurn *turn, const float *weights,
                      ptrdiff_t half_row) {
  double y = ((double)half_row + 0.5) / 2;
  ptrdiff_t first = 2 * turn->left + 1 - taps / 2;
  size_t sample_count = 2 * turn->columns + taps - 2;
  Block block;
  for (size_t start = 0; start < sample_count; start += block_count) {
    find(&block, turn, first + (ptrdiff_t)start, y);
    for (size_t i = 0; i < block_count && start + i < sample_count; i++) {
      floats4 levels = {0, 0, 0, 0};
      if (block.is_number[i]) levels = sample(turn, &block, i);
      memcpy(samples + 4 * (start + i), &levels, sizeof levels);
    }
  }
  for (size_t i = 0; i < turn->columns; i++) {
    floats4 sum = {0, 0, 0, 0};
    for (size_t tap = 0; tap < taps; tap++) {
      floats4 levels;
      memcpy(&levels, samples + 4 * (2 * i + tap), sizeof levels);
      sum += levels * weights[tap];
    }
    memcpy(line + 4 * i, &sum, sizeof sum);
  }
}

/// Brings lines, of which the oldest is at `oldest`, to a row of 256ths of levels.
FOR_EACH_PROCESSOR
static void mix_lines(uint16_t *row, const float *lines, size_t stride, size_t oldest,
                      const float *weights, size_t columns) {
  for (size_t i = 0; i < columns; i++) {
    float sums[4] = {0, 0, 0, 0};
    for (size_t tap = 0; tap < taps; tap++) {
      size_t line = oldest + tap < taps ? oldest + tap : oldest + tap - taps;
      for (size_t c = 0; c < 4; c++) sums[c] += lines[line * stride + 4 * i + c] * weights[tap];
    }
    float alpha = sums[3] < 255 ? sums[3] : 255;
    alpha = alpha > 0 ? alpha : 0;
    for (size_t c = 0; c < 4; c++) {
      float level = sums[c] < alpha ? sums[c] : alpha;
      level = level > 0 ? level : 0;
      row[4 * i + c] = (uint16_t)(level * 256 + 0.5f);
    }
  }
}

size_t raster_turn_scratch_count(size_t columns) {
  return 4 * (2 * columns + taps - 2) + taps * 4 * columns;
}

void raster_turn(uint16_t *target, float *scratch, const RasterTurn *turn, const float *weights) {
  size_t stride = 4 * turn->columns;
  float *samples = scratch + taps * stride;
  // Two lines for each row that is made, and those around them that count.
  ptrdiff_t next = 2 * turn->top + 1 - taps / 2;
  size_t oldest = 0;
  for (size_t i = 0; i < taps - 2; i++) {
    make_line(scratch + i * stride, samples, turn, weights, next++);
  }
  for (size_t row = 0; row < turn->rows; row++) {
    for (size_t i = taps - 2; i < taps; i++) {
      make_line(scratch + (oldest + i) % taps * stride, samples, turn, weights, next++);
    }
    mix_lines(target + row * stride, scratch, stride, oldest, weights, turn->columns);
    oldest = (oldest + 2) % taps;
  }
}
