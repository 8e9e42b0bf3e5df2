#ifndef CODEC_DEFLATE_RUNS_H
#define CODEC_DEFLATE_RUNS_H

#include "deflate_codes.h"

/// Bytes as they are, then zeros.
typedef struct DeflateRun {
  uint32_t literal_count;
  /// 0, or at least 4.
  uint32_t zero_count;
} DeflateRun;

/// Bytes after the data, of any value and readable, that looking for runs needs.
enum { deflate_padding = 8 };

/// Source: RFC 1951, 3.2.5.
enum { deflate_end = 256, deflate_first_length = 257, deflate_longest = 258 };

/// How many runs there can be.
size_t deflate_most_runs(size_t count);

/// Cuts data into runs; the last one may have no zeros.
///
/// Zeros are looked for eight bytes at a time, so that data without them is passed over quickly; of
/// up to ten zeros some are left among the literals.
size_t deflate_find_runs(DeflateRun *runs, uint8_t *data, size_t count);

/// How many of the remaining zeros of a run the next match copies.
static inline uint32_t deflate_next_match(uint32_t remaining) {
  if (remaining <= deflate_longest) return remaining;
  // No match is shorter than three.
  return remaining - deflate_longest < 3 ? deflate_longest - 3 : deflate_longest;
}

/// Counts the symbols that the runs are written with.
void deflate_count_symbols(uint32_t *counts, const DeflateRun *runs, size_t run_count,
                           const uint8_t *data);

/// The symbol of a match's length, from 3 to 258.
uint32_t deflate_length_symbol(uint32_t length);
/// How many bits follow the symbol.
int deflate_length_bits(uint32_t symbol);
/// What these bits say.
uint32_t deflate_length_rest(uint32_t length);

#endif
