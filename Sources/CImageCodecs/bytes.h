#ifndef CODEC_BYTES_H
#define CODEC_BYTES_H

#include "CImageCodecs.h"

/// A buffer that grows. All zero is an empty one.
struct CodecBytes {
  uint8_t *start;
  size_t count;
  size_t capacity;
};

/// False when there is no memory.
_Bool bytes_append(CodecBytes *bytes, const uint8_t *data, size_t count);

/// Forgets the bytes and keeps the memory.
void bytes_clear(CodecBytes *bytes);

void bytes_release(CodecBytes *bytes);

#endif
