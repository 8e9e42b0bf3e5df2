#ifndef CODEC_DEFLATE_BLOCK_H
#define CODEC_DEFLATE_BLOCK_H

#include "deflate_runs.h"

/// Source: RFC 1951, 3.2.4 and 3.2.7.
enum { deflate_most_stored = 65535, deflate_length_symbols = 19 };

/// The order in which the lengths of the code of lengths are written.
extern const uint8_t deflate_length_order[deflate_length_symbols];

/// How many bits follow a symbol of the code of lengths.
int deflate_header_bits(int symbol);

/// A block of deflate, planned before it is written, so that its size is known.
typedef struct DeflateBlock {
  /// Of all that is written.
  size_t byte_count;
  /// Whether a code would make the data longer, so that it is written as it is.
  _Bool is_stored;
  DeflateCode symbols;
  /// The code of the lengths of `symbols`.
  DeflateCode lengths;
  /// Symbols of `lengths`, each with the bits that follow it in its upper half.
  uint16_t header[most_symbols + 1];
  size_t header_count;
  int length_count;
  int symbol_count;
} DeflateBlock;

void deflate_block_plan(DeflateBlock *block, const DeflateRun *runs, size_t run_count,
                        const uint8_t *data, size_t count);

/// Bytes after the end that writing may overwrite.
enum { deflate_excess = 8 };

/// Writes the block and what brings the next one to a whole byte: an empty stored block.
void deflate_block_write(const DeflateBlock *block, const DeflateRun *runs, size_t run_count,
                         const uint8_t *data, size_t count, uint8_t *target);

#endif
