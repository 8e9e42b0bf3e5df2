#include "png_whole.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "png_unfilter.h"

#pragma STDC FP_CONTRACT OFF

enum {
  most_row_bytes = 128 << 20,
  /// What comes behind the pixels, and is not needed, is read in pieces of this length.
  piece_bytes = 4096,
  /// The longest chunk that libpng passes over without a word.
  most_chunk_bytes = 8000000,
  most_chunks = 100000,
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

/// A walk over chunks.
typedef struct {
  const CodecSource *source;
  uint64_t position;
  uint32_t length;
  uint8_t name[4];
} Walk;

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static _Bool read_all(Walk *walk, uint8_t *target, size_t count) {
  int system_error = 0;
  size_t got = codec_source_read(walk->source, walk->position, target, count, &system_error);
  walk->position += got;
  return got == count && system_error == 0;
}

static _Bool read_head(Walk *walk) {
  uint8_t head[8];
  if (!read_all(walk, head, sizeof head)) return 0;
  walk->length = big_endian(head);
  memcpy(walk->name, head + 4, 4);
  return walk->length <= INT32_MAX;
}

static _Bool is_named(const Walk *walk, const char *name) {
  return memcmp(walk->name, name, 4) == 0;
}

static _Bool has_sum(Walk *walk, uint32_t sum) {
  uint8_t bytes[4];
  return read_all(walk, bytes, sizeof bytes) && big_endian(bytes) == sum;
}

/// Of all chunks of pixels, which follow one another; stops behind the head of the next chunk.
static uint64_t compressed_count(Walk walk) {
  uint64_t count = 0;
  for (int chunks = 0; chunks < most_chunks && read_head(&walk); chunks++) {
    if (!is_named(&walk, "IDAT")) return count;
    count += walk.length;
    walk.position += (uint64_t)walk.length + 4;
  }
  return 0;
}

/// Reads what the chunks of pixels hold; stops behind the head of the next chunk.
static _Bool read_pixel_chunks(Walk *walk, uint8_t *target, uint64_t count) {
  while (read_head(walk)) {
    if (!is_named(walk, "IDAT")) return count == 0;
    if (walk->length > count || !read_all(walk, target, walk->length)) return 0;
    uint32_t sum = libdeflate_crc32(libdeflate_crc32(0, walk->name, 4), target, walk->length);
    if (!has_sum(walk, sum)) return 0;
    target += walk->length;
    count -= walk->length;
  }
  return 0;
}

/// Whether libpng would pass over a chunk behind the pixels and say nothing.
static _Bool is_passed_over(const Walk *walk) {
  for (int i = 0; i < 4; i++) {
    uint8_t letter = walk->name[i] | 32;
    if (letter < 'a' || letter > 'z') return 0;
  }
  return (walk->name[0] & 32) != 0 && !is_named(walk, "tRNS") && walk->length <= most_chunk_bytes;
}

/// Whether all from the head of a chunk on, which has been read, to the end of the picture is sound.
static _Bool ends_well(Walk *walk) {
  uint8_t piece[piece_bytes];
  for (int chunks = 0; chunks < most_chunks; chunks++) {
    _Bool is_end = is_named(walk, "IEND");
    if (is_end ? walk->length != 0 : !is_passed_over(walk)) return 0;
    uint32_t sum = libdeflate_crc32(0, walk->name, 4);
    for (size_t rest = walk->length; rest > 0;) {
      size_t count = rest < piece_bytes ? rest : piece_bytes;
      if (!read_all(walk, piece, count)) return 0;
      sum = libdeflate_crc32(sum, piece, count);
      rest -= count;
    }
    if (!has_sum(walk, sum)) return 0;
    if (is_end) return 1;
    if (!read_head(walk)) return 0;
  }
  return 0;
}

/// Whether a stream inflates to exactly the rows.
///
/// A window of less than 32 KB is not asked of libdeflate, which would not notice what lies farther.
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

static _Bool inflate_from(PNGWhole *whole, Walk *walk, CodecPNGShape shape, uint64_t count) {
  size_t all = (size_t)all_row_bytes(shape);
  size_t stride = all / shape.height;
  // There are zeros above the first row.
  uint8_t *memory = malloc(stride + all + png_unfilter_slack);
  uint8_t *packed = memory == NULL ? NULL : malloc((size_t)count);
  uint8_t *rows = memory + stride;
  _Bool is_sound = packed != NULL && read_pixel_chunks(walk, packed, count) && ends_well(walk) &&
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
  Walk walk = {.source = source, .position = position};
  uint64_t count = compressed_count(walk);
  uint64_t needed = codec_png_whole_bytes(shape, count);
  if (count == 0 || needed == 0 || needed > maximum_bytes) return 0;
  return inflate_from(whole, &walk, shape, count);
}

void png_whole_read_row(PNGWhole *whole, size_t y, uint8_t *pixels, size_t width) {
  uint8_t *above = whole->memory + y * whole->stride + 1;
  uint8_t *row = above + whole->stride;
  png_unfilter_row(row, above, whole->stride - 1, whole->pixel_bytes, row[-1]);
  png_widen_row(pixels, row, width, whole->pixel_bytes);
}

void png_whole_free(PNGWhole *whole) {
  free(whole->memory);
  whole->memory = NULL;
}
