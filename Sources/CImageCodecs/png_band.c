#include "codec_png_band.h"

#include <stdlib.h>
#include <string.h>

#include <libdeflate.h>
#include <zlib.h>

#include "deflate_block.h"
#include "png_filter.h"
#include "store.h"

#pragma STDC FP_CONTRACT OFF

struct CodecPNGBandEncoder {
  Store rows;
  Store filtered;
  Store runs;
  size_t filtered_count;
  size_t run_count;
  uint32_t adler;
  DeflateBlock block;
};

CodecPNGBandEncoder *codec_png_band_encoder_create(void) {
  return calloc(1, sizeof(CodecPNGBandEncoder));
}

void codec_png_band_encoder_destroy(CodecPNGBandEncoder *encoder) {
  store_release(&encoder->rows);
  store_release(&encoder->filtered);
  store_release(&encoder->runs);
  free(encoder);
}

size_t codec_png_band_plan(CodecPNGBandEncoder *encoder, const uint8_t *colors, size_t width,
                           size_t row_count, _Bool is_opaque) {
  size_t pixel_bytes = is_opaque ? 3 : 4;
  size_t count = row_count * (1 + width * pixel_bytes);
  if (!store_reserve(&encoder->rows, png_filter_scratch_count(width, pixel_bytes)) ||
      !store_reserve(&encoder->filtered, count + deflate_padding) ||
      !store_reserve(&encoder->runs, deflate_most_runs(count) * sizeof(DeflateRun))) {
    return 0;
  }
  uint8_t *filtered = encoder->filtered.start;
  png_filter_band(filtered, encoder->rows.start, colors, width, row_count, pixel_bytes);
  encoder->filtered_count = count;
  encoder->run_count = deflate_find_runs(encoder->runs.start, filtered, count);
  deflate_block_plan(&encoder->block, encoder->runs.start, encoder->run_count, filtered, count);
  encoder->adler = codec_adler(filtered, count);
  return 12 + encoder->block.byte_count;
}

uint32_t codec_png_band_adler(const CodecPNGBandEncoder *encoder) { return encoder->adler; }

static void put_number(uint8_t *target, uint32_t number) {
  for (int i = 0; i < 4; i++) target[i] = (uint8_t)(number >> (24 - 8 * i));
}

void codec_png_band_write(const CodecPNGBandEncoder *encoder, uint8_t *target) {
  size_t count = encoder->block.byte_count;
  put_number(target, (uint32_t)count);
  memcpy(target + 4, "IDAT", 4);
  deflate_block_write(&encoder->block, encoder->runs.start, encoder->run_count,
                      encoder->filtered.start, encoder->filtered_count, target + 8);
  put_number(target + 8 + count, libdeflate_crc32(0, target + 4, 4 + count));
}

uint32_t codec_adler_combine(uint32_t first, uint32_t second, uint64_t count) {
  return (uint32_t)adler32_combine(first, second, (z_off_t)count);
}
