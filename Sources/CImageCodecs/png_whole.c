#include "png_whole.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "png_unfilter.h"
#include "png_walk.h"

#pragma STDC FP_CONTRACT OFF

enum {
  most_row_bytes = 128 << 20,
  color_type_rgb = 2,
  color_type_gray_alpha = 4,
  color_type_rgb_alpha = 6,
};

static size_t pixel_bytes(CodecPNGShape shape) {
  if (shape.bit_depth != 8 || shape.is_interlaced) return 0;
  switch (shape.color_type) {
    case 0: return 1;
    case color_type_rgb: return 3;
    case color_type_gray_alpha: return 2;
    case color_type_rgb_alpha: return 4;
    default: return 0;
  }
}

/// Zero where the rows are too long, or not of a kind that is read whole.
static uint64_t all_row_bytes(CodecPNGShape shape) {
  uint64_t bytes = pixel_bytes(shape);
  if (bytes == 0 || shape.width > most_row_bytes || shape.height > most_row_bytes) return 0;
  uint64_t all = (1 + bytes * shape.width) * shape.height;
  return all <= most_row_bytes ? all : 0;
}

uint64_t codec_png_whole_bytes(CodecPNGShape shape, uint64_t compressed_count) {
  uint64_t all = all_row_bytes(shape);
  // Nobody needs more for what compression cannot shorten.
  if (all == 0 || compressed_count > all + all / 8 + 65536) return 0;
  return all + compressed_count;
}

/// Whether a stream inflates to exactly the rows.
///
/// A window of less than 32 KB is not asked of libdeflate, which would not notice what lies farther.
/// It also passes codes that zlib refuses, but only where all bytes and all sums come out right.
static _Bool inflate_rows(const uint8_t *packed, size_t count, uint8_t *rows, size_t row_bytes) {
  if (count < 2 || packed[0] != 0x78) return 0;
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  if (inflater == NULL) return 0;
  size_t used = 0;
  size_t made = 0;
  enum libdeflate_result result =
      libdeflate_zlib_decompress_ex(inflater, packed, count, rows, row_bytes, &used, &made);
  libdeflate_free_decompressor(inflater);
  return result == LIBDEFLATE_SUCCESS && used == count && made == row_bytes;
}

static _Bool inflate_from(PNGWhole *whole, PNGWalk *walk, CodecPNGShape shape, uint64_t count) {
  size_t all = (size_t)all_row_bytes(shape);
  size_t stride = all / shape.height;
  // There are zeros above the first row.
  uint8_t *memory = malloc(stride + all + png_unfilter_slack);
  uint8_t *packed = memory == NULL ? NULL : malloc((size_t)count);
  uint8_t *rows = memory + stride;
  _Bool is_sound = packed != NULL && png_walk_read_pixels(walk, packed, count) && png_walk_ends_well(walk) &&
                   inflate_rows(packed, (size_t)count, rows, all);
  free(packed);
  for (size_t y = 0; is_sound && y < shape.height; y++) {
    is_sound = rows[y * stride] < png_filter_count;
  }
  if (!is_sound) {
    free(memory);
    return 0;
  }
  memset(memory, 0, stride);
  memset(rows + all, 0, png_unfilter_slack);
  *whole = (PNGWhole){.memory = memory, .stride = stride, .pixel_bytes = pixel_bytes(shape)};
  return 1;
}

_Bool png_whole_inflate(PNGWhole *whole, const CodecSource *source, uint64_t position,
                        CodecPNGShape shape, uint64_t maximum_bytes) {
  PNGWalk walk = {.source = source, .position = position};
  uint64_t count = png_walk_compressed_count(walk);
  uint64_t needed = codec_png_whole_bytes(shape, count);
  if (count == 0 || needed == 0 || needed > maximum_bytes) return 0;
  return inflate_from(whole, &walk, shape, count);
}

void png_whole_read_row(PNGWhole *whole, size_t y, size_t row_count, uint8_t *pixels,
                        size_t width) {
  uint8_t *row = whole->memory + (y + 1) * whole->stride + 1;
  if (y == whole->made_rows) {
    whole->made_rows += png_unfilter_rows(row, whole->stride, row_count - y, whole->pixel_bytes);
  }
  png_widen_row(pixels, row, width, whole->pixel_bytes);
}

void png_whole_free(PNGWhole *whole) {
  free(whole->memory);
  whole->memory = NULL;
}
