#include <string.h>

#include "deflate_block.h"
#include "processors.h"

/// Bits that wait to become whole bytes; fewer than eight between two calls.
typedef struct BitWriter {
  uint8_t *target;
  uint64_t bits;
  unsigned count;
} BitWriter;

static inline void put(BitWriter *writer, uint64_t bits, unsigned count) {
  writer->bits |= bits << writer->count;
  writer->count += count;
}

/// Writes whole bytes and may write beyond them.
static inline void flush(BitWriter *writer) {
  uint64_t bits = writer->bits;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  bits = __builtin_bswap64(bits);
#endif
  memcpy(writer->target, &bits, sizeof(bits));
  writer->target += writer->count / 8;
  writer->bits >>= writer->count & ~7u;
  writer->count &= 7;
}

static void put_symbol(BitWriter *writer, const DeflateCode *code, uint32_t symbol) {
  put(writer, code->codes[symbol], code->lengths[symbol]);
}

static void write_header(const DeflateBlock *block, BitWriter *writer) {
  put(writer, 2 << 1, 3);
  put(writer, (uint64_t)block->symbol_count - 257, 5);
  put(writer, 0, 5);
  put(writer, (uint64_t)block->length_count - 4, 4);
  for (int i = 0; i < block->length_count; i++) {
    put(writer, block->lengths.lengths[deflate_length_order[i]], 3);
    flush(writer);
  }
  for (size_t i = 0; i < block->header_count; i++) {
    int symbol = block->header[i] & 255;
    put_symbol(writer, &block->lengths, (uint32_t)symbol);
    put(writer, block->header[i] >> 8, (unsigned)deflate_header_bits(symbol));
    flush(writer);
  }
}

static void write_zeros(const DeflateBlock *block, BitWriter *writer, uint32_t count) {
  put_symbol(writer, &block->symbols, 0);
  for (uint32_t left = count - 1; left > 0;) {
    uint32_t length = deflate_next_match(left);
    uint32_t symbol = deflate_length_symbol(length);
    put_symbol(writer, &block->symbols, symbol);
    put(writer, deflate_length_rest(length), (unsigned)deflate_length_bits(symbol) + 1);
    flush(writer);
    left -= length;
  }
}

/// Codes one after the other, and how long they are together.
typedef struct Codes {
  uint64_t bits;
  unsigned count;
} Codes;

static inline Codes code_of(const DeflateCode *code, uint8_t literal) {
  return (Codes){code->codes[literal], code->lengths[literal]};
}

static inline Codes joined(Codes first, Codes second) {
  return (Codes){first.bits | second.bits << first.count, first.count + second.count};
}

static inline void write_literals(BitWriter *writer, const DeflateCode *code, const uint8_t *data,
                                  size_t count) {
  size_t i = 0;
  // Four codes of at most twelve bits fit beside seven that wait. They are joined in pairs, so that
  // what is written last holds up one step of four.
  for (; i + 4 <= count; i += 4) {
    Codes front = joined(code_of(code, data[i]), code_of(code, data[i + 1]));
    Codes back = joined(code_of(code, data[i + 2]), code_of(code, data[i + 3]));
    Codes all = joined(front, back);
    put(writer, all.bits, all.count);
    flush(writer);
  }
  for (; i < count; i++) {
    Codes last = code_of(code, data[i]);
    put(writer, last.bits, last.count);
  }
  flush(writer);
}

FOR_EACH_PROCESSOR
static void write_coded(const DeflateBlock *block, const DeflateRun *runs, size_t run_count,
                        const uint8_t *data, uint8_t *target) {
  BitWriter writer = {.target = target};
  write_header(block, &writer);
  for (size_t r = 0; r < run_count; r++) {
    write_literals(&writer, &block->symbols, data, runs[r].literal_count);
    data += runs[r].literal_count + runs[r].zero_count;
    if (runs[r].zero_count > 0) write_zeros(block, &writer, runs[r].zero_count);
  }
  put_symbol(&writer, &block->symbols, deflate_end);
  put(&writer, 0, 3);
  writer.count = (writer.count + 7) / 8 * 8;
  put(&writer, 0xFFFF0000, 32);
  flush(&writer);
}

static void write_stored(const uint8_t *data, size_t count, uint8_t *target) {
  while (count > 0) {
    size_t now = count < deflate_most_stored ? count : deflate_most_stored;
    uint8_t head[5] = {0, (uint8_t)now, (uint8_t)(now >> 8), (uint8_t)~now, (uint8_t)(~now >> 8)};
    memcpy(target, head, sizeof(head));
    memcpy(target + sizeof(head), data, now);
    target += sizeof(head) + now;
    data += now;
    count -= now;
  }
}

void deflate_block_write(const DeflateBlock *block, const DeflateRun *runs, size_t run_count,
                         const uint8_t *data, size_t count, uint8_t *target) {
  if (block->is_stored) {
    write_stored(data, count, target);
  } else {
    write_coded(block, runs, run_count, data, target);
  }
}
