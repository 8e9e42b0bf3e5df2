#ifndef CODEC_DEFLATE_CODES_H
#define CODEC_DEFLATE_CODES_H

#include <stddef.h>
#include <stdint.h>

enum { most_symbols = 288 };

/// A prefix code.
typedef struct DeflateCode {
  /// In bits; 0 for a symbol that is not used.
  uint8_t lengths[most_symbols];
  /// As they are written: their first bit is the lowest.
  uint16_t codes[most_symbols];
} DeflateCode;

/// Makes a code of nearly the fewest bits, none longer than `limit`, for at least two symbols that
/// are used. Fewer than 2^31 symbols are counted in all.
void deflate_code_make(DeflateCode *code, const uint32_t *counts, size_t symbol_count, int limit);

#endif
