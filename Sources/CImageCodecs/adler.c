#include "codec_png_band.h"

#include "processors.h"

#pragma STDC FP_CONTRACT OFF

/// Source: RFC 1950, 9.
enum { modulus = 65521 };

/// As many lanes as sum side by side.
enum { lanes = 32 };

/// So many bytes that no lane overflows: 255 times 128 fits in sixteen bits.
enum { block_bytes = lanes * 128 };

/// Adds whole blocks of lanes. Of both sums those of a lane are taken apart, so that no step waits
/// for another lane.
FOR_EACH_PROCESSOR
static void add_lanes(uint32_t *first, uint32_t *second, const uint8_t *data, size_t count) {
  uint16_t sums[lanes] = {0};
  uint32_t earlier[lanes] = {0};
  for (size_t i = 0; i < count; i += lanes) {
    for (size_t k = 0; k < lanes; k++) {
      earlier[k] += sums[k];
      sums[k] = (uint16_t)(sums[k] + data[i + k]);
    }
  }
  uint32_t sum = 0;
  uint32_t weighted = 0;
  for (size_t k = 0; k < lanes; k++) {
    sum += sums[k];
    weighted += lanes * earlier[k] + (uint32_t)(lanes - k) * sums[k];
  }
  *second = (*second + (uint32_t)count * *first + weighted) % modulus;
  *first = (*first + sum) % modulus;
}

uint32_t codec_adler(const uint8_t *data, size_t count) {
  uint32_t first = 1;
  uint32_t second = 0;
  while (count >= lanes) {
    size_t now = count < block_bytes ? count / lanes * lanes : block_bytes;
    add_lanes(&first, &second, data, now);
    data += now;
    count -= now;
  }
  for (size_t i = 0; i < count; i++) {
    first += data[i];
    second += first;
  }
  return second % modulus << 16 | first % modulus;
}
