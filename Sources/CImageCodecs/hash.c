#include "codec_hash.h"

#include <string.h>

#include <nettle/sha2.h>
#include <nettle/version.h>

_Static_assert(sizeof(struct sha256_ctx) <= sizeof(CodecHash), "a hash holds Nettle's state");

CodecHash codec_hash_begin(void) {
  struct sha256_ctx state;
  CodecHash hash = {{0}};
  sha256_init(&state);
  memcpy(&hash, &state, sizeof(state));
  return hash;
}

void codec_hash_add(CodecHash *hash, const uint8_t *bytes, size_t count) {
  struct sha256_ctx state;
  memcpy(&state, hash, sizeof(state));
  sha256_update(&state, count, bytes);
  memcpy(hash, &state, sizeof(state));
}

void codec_hash_finish(CodecHash *hash, uint8_t *digest) {
  struct sha256_ctx state;
  memcpy(&state, hash, sizeof(state));
#if NETTLE_VERSION_MAJOR >= 4
  sha256_digest(&state, digest);
#else
  sha256_digest(&state, SHA256_DIGEST_SIZE, digest);
#endif
}
