#ifndef C_RASTER_KERNELS_H
#define C_RASTER_KERNELS_H

#include <stddef.h>
#include <stdint.h>

// The inner loops of the rasterizer: on integers, or with every product and sum rounded by itself, so
// that every processor gives equal results.
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

/// A picture that is turned or slanted on the canvas, and the part of the canvas it is drawn for.
typedef struct RasterTurn {
  const void *_Nonnull tile;
  size_t width;
  size_t height;
  /// From places on the canvas to places on the tile: x' = a x + c y + tx, y' = b x + d y + ty.
  double a, b, c, d, tx, ty;
  ptrdiff_t left;
  ptrdiff_t top;
  size_t columns;
  size_t rows;
} RasterTurn;

/// How many half pixels in a row count for a pixel.
#define RASTER_TURN_TAPS 12

/// The floats that `raster_turn` needs beside what it is given.
size_t raster_turn_scratch_count(size_t columns);

/// Draws a tile, which is not empty: four places a pixel by Catmull-Rom, brought to one by
/// `RASTER_TURN_TAPS` weights each way. Channels are in 256ths of a level.
void raster_turn(uint16_t *_Nonnull target, float *_Nonnull scratch, const RasterTurn *_Nonnull turn,
                 const float *_Nonnull weights);

#endif
