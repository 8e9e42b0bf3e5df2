#include "deflate_runs.h"

#include <string.h>

size_t deflate_most_runs(size_t count) { return count / 4 + 2; }

/// Eight bytes, the first lowest.
static inline uint64_t word_at(const uint8_t *data) {
  uint64_t word;
  memcpy(&word, data, sizeof(word));
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  word = __builtin_bswap64(word);
#endif
  return word;
}

/// The first byte from `i` on that is not zero; there is one.
static size_t end_of_zeros(const uint8_t *data, size_t i) {
  uint64_t word = word_at(data + i);
  while (word == 0) {
    i += 8;
    word = word_at(data + i);
  }
  return i + (size_t)__builtin_ctzll(word) / 8;
}

size_t deflate_find_runs(DeflateRun *runs, uint8_t *data, size_t count) {
  // What follows the data ends its last run.
  memset(data + count, 255, deflate_padding);
  size_t run_count = 0;
  size_t start = 0;
  size_t i = 0;
  while (i + 8 <= count) {
    uint64_t word = word_at(data + i);
    if (word >> 32 != 0) {
      i += 8;
      continue;
    }
    size_t end = end_of_zeros(data, i + 4);
    size_t first = i + 4;
    while (first > start && data[first - 1] == 0) first--;
    runs[run_count++] = (DeflateRun){(uint32_t)(first - start), (uint32_t)(end - first)};
    start = end;
    i = end;
  }
  runs[run_count++] = (DeflateRun){(uint32_t)(count - start), 0};
  return run_count;
}

// MARK: Lengths

static int bit_width(uint32_t value) { return 32 - __builtin_clz(value); }

/// Source: RFC 1951, 3.2.5, whose table doubles every four symbols from eight on.
uint32_t deflate_length_symbol(uint32_t length) {
  if (length == deflate_longest) return 285;
  uint32_t value = length - 3;
  if (value < 8) return deflate_first_length + value;
  int extra = bit_width(value) - 3;
  return deflate_first_length + 4 * (uint32_t)(extra + 1) + (value >> extra) - 4;
}

int deflate_length_bits(uint32_t symbol) {
  if (symbol < 265 || symbol == 285) return 0;
  return (int)(symbol - 261) / 4;
}

uint32_t deflate_length_rest(uint32_t length) {
  int bits = deflate_length_bits(deflate_length_symbol(length));
  return (length - 3) & ((1u << bits) - 1);
}

// MARK: Counting

/// Four tables, so that equal neighbours do not wait for each other.
static void count_literals(uint32_t tables[4][256], const uint8_t *data, size_t count) {
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    uint64_t word = word_at(data + i);
    for (int k = 0; k < 8; k++) tables[k & 3][word >> 8 * k & 255]++;
  }
  for (; i < count; i++) tables[i & 3][data[i]]++;
}

void deflate_count_symbols(uint32_t *counts, const DeflateRun *runs, size_t run_count,
                           const uint8_t *data) {
  uint32_t tables[4][256] = {{0}};
  memset(counts, 0, most_symbols * sizeof(*counts));
  for (size_t r = 0; r < run_count; r++) {
    uint32_t zeros = runs[r].zero_count;
    count_literals(tables, data, runs[r].literal_count);
    data += runs[r].literal_count + zeros;
    if (zeros == 0) continue;
    counts[0]++;
    for (uint32_t left = zeros - 1; left > 0;) {
      uint32_t length = deflate_next_match(left);
      counts[deflate_length_symbol(length)]++;
      left -= length;
    }
  }
  for (size_t b = 0; b < 256; b++) {
    counts[b] += tables[0][b] + tables[1][b] + tables[2][b] + tables[3][b];
  }
  counts[deflate_end] = 1;
}
