#ifndef CODEC_PNG_UNFILTER_H
#define CODEC_PNG_UNFILTER_H

#include <stddef.h>
#include <stdint.h>

enum {
  /// The first filter that there is not.
  png_filter_count = 5,
  /// Bytes that may be read and written behind a row, whatever they are.
  png_unfilter_slack = 16,
};

/// Makes bytes of what a filter left of them, in place, of as many rows at once as that is faster for;
/// the byte before a row names its filter. The row above is there already, or zeros.
///
/// - stride: from one row to the next, in bytes: a row and the name of a filter.
/// - row_count: how many rows there are, at least one.
/// - step: bytes of a pixel, 1 to 4.
///
/// Returns how many rows were made, at least one.
size_t png_unfilter_rows(uint8_t *row, size_t stride, size_t row_count, size_t step);

/// Makes RGBA of pixels of `step` bytes: gray, gray and alpha, RGB, or RGBA.
void png_widen_row(uint8_t *pixels, const uint8_t *row, size_t width, size_t step);

#endif
