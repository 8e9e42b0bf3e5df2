#include "png_adaptive.h"

#include <string.h>

#include "png_filter.h"
#include "processors.h"

#pragma STDC FP_CONTRACT OFF

// Source: PNG Specification (Third Edition), 9.2: the numbers of the filters.
enum { filter_none, filter_sub, filter_up, filter_average, filter_paeth, filter_count };

static size_t pixel_bytes(const CodecPNGFrame *frame) { return frame->is_opaque ? 3 : 4; }

static size_t row_bytes(const CodecPNGFrame *frame) { return frame->width * pixel_bytes(frame); }

size_t png_adaptive_count(const CodecPNGFrame *frame) {
  return frame->height * (1 + row_bytes(frame));
}

size_t png_adaptive_scratch_count(const CodecPNGFrame *frame) {
  return png_filter_scratch_count(frame->width, pixel_bytes(frame)) +
         (filter_count - 1) * row_bytes(frame);
}

FOR_EACH_PROCESSOR
static void subtract_above(uint8_t *restrict target, const uint8_t *restrict row,
                           const uint8_t *restrict above, size_t count) {
  for (size_t i = 0; i < count; i++) target[i] = (uint8_t)(row[i] - above[i]);
}

FOR_EACH_PROCESSOR
static void subtract_average(uint8_t *restrict target, const uint8_t *restrict row,
                             const uint8_t *restrict above, size_t count, size_t step) {
  const uint8_t *left = row - step;
  for (size_t i = 0; i < count; i++) target[i] = (uint8_t)(row[i] - (left[i] + above[i]) / 2);
}

/// Of the bytes as signed numbers. Source: PNG Specification (Third Edition), 12.7.
FOR_EACH_PROCESSOR
static uint64_t magnitude(const uint8_t *bytes, size_t count) {
  uint64_t sum = 0;
  while (count > 0) {
    // So many that 32 bits hold their sum.
    size_t part = count < 1 << 20 ? count : 1 << 20;
    uint32_t small = 0;
    for (size_t i = 0; i < part; i++) small += bytes[i] < 128 ? bytes[i] : 256u - bytes[i];
    sum += small;
    bytes += part;
    count -= part;
  }
  return sum;
}

void png_adaptive_filter(uint8_t *target, uint8_t *scratch, const CodecPNGFrame *frame) {
  size_t step = pixel_bytes(frame);
  size_t count = row_bytes(frame);
  PNGRowPair rows = png_row_pair(scratch, frame->width, step);
  uint8_t *made[filter_count] = {0};
  for (size_t filter = filter_sub; filter < filter_count; filter++) {
    made[filter] = scratch + png_filter_scratch_count(frame->width, step) + (filter - 1) * count;
  }
  for (size_t y = 0; y < frame->height; y++) {
    const uint8_t *row = png_take_row(&rows, frame->colors + 4 * y * frame->stride);
    png_subtract_left(made[filter_sub], row, count, step);
    subtract_above(made[filter_up], row, rows.above, count);
    subtract_average(made[filter_average], row, rows.above, count, step);
    png_subtract_paeth(made[filter_paeth], row, rows.above, count, step);
    const uint8_t *chosen = row;
    uint64_t least = magnitude(row, count);
    target[0] = filter_none;
    for (size_t filter = filter_sub; filter < filter_count; filter++) {
      uint64_t sum = magnitude(made[filter], count);
      if (sum >= least) continue;
      least = sum;
      chosen = made[filter];
      target[0] = (uint8_t)filter;
    }
    memcpy(target + 1, chosen, count);
    target += 1 + count;
  }
}
