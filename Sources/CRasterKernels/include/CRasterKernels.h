#ifndef C_RASTER_KERNELS_H
#define C_RASTER_KERNELS_H

#include <stddef.h>
#include <stdint.h>

// The inner loops of the rasterizer, on integers only, so that every processor gives equal results.
// Pixels are premultiplied, four bytes each: red, green, blue, alpha.

/// Lays `count` pixels over as many; a wholly opaque row is copied.
void raster_lay(void *_Nonnull target, const void *_Nonnull source, size_t count);

/// Adds to each of `count` sums the weighted bytes below one another in `row_count` rows, whose
/// starts are `stride` bytes apart.
void raster_add_rows(int32_t *_Nonnull sums, const uint8_t *_Nonnull rows, size_t stride,
                     const int16_t *_Nonnull weights, size_t row_count, size_t count);

/// Divides `count` sums by 2^shift, rounded to the nearest, and keeps what fits sixteen bits.
void raster_narrow(int16_t *_Nonnull row, const int32_t *_Nonnull sums, int shift, size_t count);

/// Makes `count` pixels, the one at `i` from the `tap_count` pixels of four sixteen-bit channels
/// from `starts[i]` on, weighted with `weights[i * tap_count ...]`, divided by 2^shift, rounded and
/// cut to a byte and to alpha. `tap_count` is a multiple of four, and `shift` at least 1.
void raster_mix_columns(void *_Nonnull target, const int16_t *_Nonnull row,
                        const int32_t *_Nonnull starts, const int16_t *_Nonnull weights,
                        size_t tap_count, int shift, size_t count);

#endif
