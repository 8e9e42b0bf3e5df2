#include "bytes.h"

#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

_Bool bytes_append(CodecBytes *bytes, const uint8_t *data, size_t count) {
  if (count > SIZE_MAX / 4 - bytes->count) return 0;
  size_t needed = bytes->count + count;
  if (needed > bytes->capacity) {
    size_t capacity = needed + needed / 2;
    uint8_t *moved = realloc(bytes->start, capacity);
    if (moved == NULL) return 0;
    bytes->start = moved;
    bytes->capacity = capacity;
  }
  if (count > 0) memcpy(bytes->start + bytes->count, data, count);
  bytes->count = needed;
  return 1;
}

void bytes_clear(CodecBytes *bytes) { bytes->count = 0; }

void bytes_release(CodecBytes *bytes) {
  free(bytes->start);
  *bytes = (CodecBytes){0};
}

size_t codec_bytes_count(const CodecBytes *bytes) { return bytes->count; }

const uint8_t *codec_bytes_start(const CodecBytes *bytes) { return bytes->start; }
