#include "deflate_block.h"

#include <string.h>

enum { longest_code = 12, longest_length_code = 7 };

// Source: RFC 1951, 3.2.7.
enum { repeat_last = 16, repeat_zero = 17, repeat_zero_long = 18 };

const uint8_t deflate_length_order[deflate_length_symbols] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                              11, 4,  12, 3, 13, 2, 14, 1, 15};

int deflate_header_bits(int symbol) {
  return symbol == repeat_last ? 2 : symbol == repeat_zero ? 3 : symbol == repeat_zero_long ? 7 : 0;
}

static void append(DeflateBlock *block, int symbol, size_t following) {
  block->header[block->header_count++] = (uint16_t)((size_t)symbol | following << 8);
}

/// Appends one length as often as it comes.
static void append_lengths(DeflateBlock *block, int length, size_t times) {
  if (length != 0) {
    append(block, length, 0);
    times--;
  }
  size_t longest = length == 0 ? 138 : 6;
  while (times >= 3) {
    size_t now = times < longest ? times : longest;
    if (length != 0) {
      append(block, repeat_last, now - 3);
    } else if (now < 11) {
      append(block, repeat_zero, now - 3);
    } else {
      append(block, repeat_zero_long, now - 11);
    }
    times -= now;
  }
  while (times-- > 0) append(block, length, 0);
}

/// The lengths of all codes in a row: of the symbols, then of the only distance, which is one.
static void plan_header(DeflateBlock *block) {
  block->header_count = 0;
  block->symbol_count = 286;
  while (block->symbols.lengths[block->symbol_count - 1] == 0) block->symbol_count--;
  for (int first = 0; first < block->symbol_count;) {
    int end = first + 1;
    int length = block->symbols.lengths[first];
    while (end < block->symbol_count && block->symbols.lengths[end] == length) end++;
    append_lengths(block, length, (size_t)(end - first));
    first = end;
  }
  append(block, 1, 0);
  uint32_t counts[deflate_length_symbols] = {0};
  for (size_t i = 0; i < block->header_count; i++) counts[block->header[i] & 255]++;
  deflate_code_make(&block->lengths, counts, deflate_length_symbols, longest_length_code);
  block->length_count = deflate_length_symbols;
  while (block->lengths.lengths[deflate_length_order[block->length_count - 1]] == 0) block->length_count--;
}

static uint64_t coded_bits(const DeflateBlock *block, const uint32_t *counts) {
  uint64_t bits = 3 + 5 + 5 + 4 + 3 * (uint64_t)block->length_count;
  for (size_t i = 0; i < block->header_count; i++) {
    int symbol = block->header[i] & 255;
    bits += block->lengths.lengths[symbol] + (uint64_t)deflate_header_bits(symbol);
  }
  for (uint32_t s = 0; s < most_symbols; s++) {
    // The distance of a match takes one bit.
    uint64_t more = s >= deflate_first_length ? 1 + (uint64_t)deflate_length_bits(s) : 0;
    bits += counts[s] * (block->symbols.lengths[s] + more);
  }
  return bits;
}

void deflate_block_plan(DeflateBlock *block, const DeflateRun *runs, size_t run_count,
                        const uint8_t *data, size_t count) {
  uint32_t counts[most_symbols];
  deflate_count_symbols(counts, runs, run_count, data);
  deflate_code_make(&block->symbols, counts, most_symbols, longest_code);
  plan_header(block);
  // The empty stored block: three bits, the rest of their byte, and its length twice.
  uint64_t coded = (coded_bits(block, counts) + 3 + 7) / 8 + 4;
  uint64_t stored = count + 5 * ((uint64_t)(count + deflate_most_stored - 1) / deflate_most_stored);
  block->is_stored = stored <= coded;
  block->byte_count = (size_t)(block->is_stored ? stored : coded);
}
