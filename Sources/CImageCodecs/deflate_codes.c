#include "deflate_codes.h"

#include <string.h>

enum { most_bits = 15 };

typedef struct Leaf {
  uint32_t count;
  uint32_t symbol;
} Leaf;

/// The symbols that are used, the rarest first; of equal ones the lower first.
static size_t sort_leaves(Leaf *leaves, const uint32_t *counts, size_t symbol_count) {
  Leaf other[most_symbols];
  Leaf *from = leaves;
  Leaf *to = other;
  size_t count = 0;
  for (uint32_t s = 0; s < symbol_count; s++) {
    if (counts[s] > 0) leaves[count++] = (Leaf){counts[s], s};
  }
  for (int shift = 0; shift < 32; shift += 8) {
    size_t starts[257] = {0};
    for (size_t i = 0; i < count; i++) starts[(from[i].count >> shift & 255) + 1]++;
    for (size_t i = 0; i < 256; i++) starts[i + 1] += starts[i];
    for (size_t i = 0; i < count; i++) to[starts[from[i].count >> shift & 255]++] = from[i];
    Leaf *swapped = from;
    from = to;
    to = swapped;
  }
  return count;
}

/// Replaces each count, sorted, by the length of its symbol's code.
///
/// Source: Moffat, Katajainen, "In-Place Calculation of Minimum-Redundancy Codes", WADS 1995.
static void count_to_depth(uint32_t *a, size_t n) {
  size_t leaf = 0;
  size_t root = 0;
  // Pairs the two least; what has been paired holds its parent.
  for (size_t next = 0; next + 1 < n; next++) {
    uint32_t sum = 0;
    for (int child = 0; child < 2; child++) {
      if (leaf >= n || (root < next && a[root] < a[leaf])) {
        sum += a[root];
        a[root++] = (uint32_t)next;
      } else {
        sum += a[leaf++];
      }
    }
    a[next] = sum;
  }
  // Parents become depths of inner nodes, from the root down.
  a[n - 2] = 0;
  for (size_t next = n - 2; next-- > 0;) a[next] = a[a[next]] + 1;
  // Depths of inner nodes become depths of leaves.
  size_t inner = n - 1;
  size_t next = n;
  uint32_t depth = 0;
  for (size_t available = 1; available > 0; depth++) {
    size_t used = 0;
    while (inner > 0 && a[inner - 1] == depth) {
      used++;
      inner--;
    }
    for (size_t left = available - used; left > 0; left--) a[--next] = depth;
    available = 2 * used;
  }
}

/// How many codes there are of each length, none longer than `limit`.
static void limit_lengths(uint32_t *numbers, const uint32_t *depths, size_t n, int limit) {
  memset(numbers, 0, (most_bits + 1) * sizeof(*numbers));
  for (size_t i = 0; i < n; i++) numbers[depths[i] < (uint32_t)limit ? depths[i] : (uint32_t)limit]++;
  // Kraft's sum, in units of the longest code, must become one.
  uint32_t sum = 0;
  for (int bits = 1; bits <= limit; bits++) sum += numbers[bits] << (limit - bits);
  while (sum > 1u << limit) {
    // The longest code that can be lengthened makes room: it and one of the longest become siblings.
    int bits = limit - 1;
    while (numbers[bits] == 0) bits--;
    numbers[limit]--;
    numbers[bits]--;
    numbers[bits + 1] += 2;
    sum--;
  }
}

static uint16_t reversed(uint32_t code, int bits) {
  uint32_t result = 0;
  for (int i = 0; i < bits; i++) result |= (code >> i & 1) << (bits - 1 - i);
  return (uint16_t)result;
}

/// Source: RFC 1951, 3.2.2.
static void assign_codes(DeflateCode *code, const uint32_t *numbers, size_t symbol_count) {
  uint32_t next[most_bits + 2] = {0};
  for (int bits = 1; bits <= most_bits; bits++) next[bits + 1] = (next[bits] + numbers[bits]) << 1;
  for (size_t s = 0; s < symbol_count; s++) {
    int bits = code->lengths[s];
    code->codes[s] = bits == 0 ? 0 : reversed(next[bits]++, bits);
  }
}

void deflate_code_make(DeflateCode *code, const uint32_t *counts, size_t symbol_count, int limit) {
  Leaf leaves[most_symbols];
  uint32_t depths[most_symbols];
  uint32_t numbers[most_bits + 1];
  size_t count = sort_leaves(leaves, counts, symbol_count);
  for (size_t i = 0; i < count; i++) depths[i] = leaves[i].count;
  count_to_depth(depths, count);
  limit_lengths(numbers, depths, count, limit);
  memset(code, 0, sizeof(*code));
  size_t leaf = 0;
  for (int bits = limit; bits > 0; bits--) {
    for (uint32_t i = 0; i < numbers[bits]; i++) {
      code->lengths[leaves[leaf++].symbol] = (uint8_t)bits;
    }
  }
  assign_codes(code, numbers, symbol_count);
}
