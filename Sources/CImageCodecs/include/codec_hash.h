#ifndef CODEC_HASH_H
#define CODEC_HASH_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// SHA-256 of what was added so far. A plain value: a copy goes its own way.
typedef struct CodecHash {
  uint64_t state[16];
} CodecHash;

CodecHash codec_hash_begin(void);
void codec_hash_add(CodecHash *hash, const uint8_t *bytes, size_t count);
/// Writes the 32 bytes of the digest; the hash is of no use afterwards.
void codec_hash_finish(CodecHash *hash, uint8_t *digest);

#pragma clang assume_nonnull end

#endif
