#include "CImageCodecs.h"

#include <limits.h>
#include <string.h>

#include <libdeflate.h>
#include <zlib.h>

#pragma STDC FP_CONTRACT OFF

size_t codec_inflate(const uint8_t *packed, size_t count, uint8_t *target, size_t capacity) {
  if (count > UINT_MAX || capacity > UINT_MAX) return 0;
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (inflateInit(&stream) != Z_OK) return 0;
  stream.next_in = (Bytef *)packed;
  stream.avail_in = (uInt)count;
  stream.next_out = target;
  stream.avail_out = (uInt)capacity;
  inflate(&stream, Z_SYNC_FLUSH);
  size_t made = capacity - stream.avail_out;
  inflateEnd(&stream);
  return made;
}

uint32_t codec_checksum(const uint8_t *bytes, size_t count) {
  return codec_checksum_continue(0, bytes, count);
}

uint32_t codec_checksum_continue(uint32_t checksum, const uint8_t *bytes, size_t count) {
  return libdeflate_crc32(checksum, bytes, count);
}
