#ifndef CODEC_PNG_BAND_H
#define CODEC_PNG_BAND_H

#include <stddef.h>
#include <stdint.h>

// Rows of a PNG that are compressed without a look at other rows, so that they can be kept, and made
// by several threads.

#pragma clang assume_nonnull begin

/// Memory that is used for one band after the other, by one thread at a time.
typedef struct CodecPNGBandEncoder CodecPNGBandEncoder;

/// Null when there is no memory.
CodecPNGBandEncoder *_Nullable codec_png_band_encoder_create(void);
void codec_png_band_encoder_destroy(CodecPNGBandEncoder *encoder);

/// Filters rows of straight RGBA and plans their chunk `IDAT`.
///
/// Returns the bytes of the whole chunk, or 0 when there is no memory. The rows hold fewer than 2^30
/// bytes, and at least one.
size_t codec_png_band_plan(CodecPNGBandEncoder *encoder, const uint8_t *colors, size_t width,
                           size_t row_count, _Bool is_opaque);

/// Bytes after its end that writing a chunk may overwrite.
enum { codec_png_band_excess = 8 };

/// Writes the chunk that was planned last.
void codec_png_band_write(const CodecPNGBandEncoder *encoder, uint8_t *target);

/// The checksum of what the rows were filtered to, as zlib has it.
uint32_t codec_png_band_adler(const CodecPNGBandEncoder *encoder);

/// The checksum of RFC 1950, some times as quick as zlib's.
uint32_t codec_adler(const uint8_t *bytes, size_t count);

/// The checksum of two texts one after the other, the second of so many bytes.
uint32_t codec_adler_combine(uint32_t first, uint32_t second, uint64_t count);

#pragma clang assume_nonnull end

#endif
