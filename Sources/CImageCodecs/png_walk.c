#include "png_walk.h"

#include <libdeflate.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

enum {
  /// What comes behind the pixels, and is not needed, is read in pieces of this length.
  piece_bytes = 4096,
  /// The longest chunk that libpng passes over without a word.
  most_chunk_bytes = 8000000,
  most_chunks = 100000,
};

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static _Bool read_all(PNGWalk *walk, uint8_t *target, size_t count) {
  int system_error = 0;
  size_t got = codec_source_read(walk->source, walk->position, target, count, &system_error);
  walk->position += got;
  return got == count && system_error == 0;
}

static _Bool read_head(PNGWalk *walk) {
  uint8_t head[8];
  if (!read_all(walk, head, sizeof head)) return 0;
  walk->length = big_endian(head);
  memcpy(walk->name, head + 4, 4);
  return walk->length <= INT32_MAX;
}

static _Bool is_named(const PNGWalk *walk, const char *name) {
  return memcmp(walk->name, name, 4) == 0;
}

static _Bool has_sum(PNGWalk *walk, uint32_t sum) {
  uint8_t bytes[4];
  return read_all(walk, bytes, sizeof bytes) && big_endian(bytes) == sum;
}

uint64_t png_walk_compressed_count(PNGWalk walk) {
  uint64_t count = 0;
  for (int chunks = 0; chunks < most_chunks && read_head(&walk); chunks++) {
    if (!is_named(&walk, "IDAT")) return count;
    count += walk.length;
    walk.position += (uint64_t)walk.length + 4;
  }
  return 0;
}

_Bool png_walk_read_pixels(PNGWalk *walk, uint8_t *target, uint64_t count) {
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
static _Bool is_passed_over(const PNGWalk *walk) {
  for (int i = 0; i < 4; i++) {
    uint8_t letter = walk->name[i] | 32;
    if (letter < 'a' || letter > 'z') return 0;
  }
  return (walk->name[0] & 32) != 0 && !is_named(walk, "tRNS") && walk->length <= most_chunk_bytes;
}

_Bool png_walk_ends_well(PNGWalk *walk) {
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
