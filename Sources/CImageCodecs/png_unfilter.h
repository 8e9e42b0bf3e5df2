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

/// Makes bytes of what a filter left of them, in place; the byte before the row names the filter.
///
/// - above: the row above, unfiltered, or zeros; as long as the row.
/// - step: bytes of a pixel, 1 to 4.
void png_unfilter_row(uint8_t *row, const uint8_t *above, size_t count, size_t step);

/// The same for two rows at once where both have the filter for which that is faster; else 0, and
/// nothing is done.
_Bool png_unfilter_pair(uint8_t *row, const uint8_t *above, uint8_t *below, size_t count,
                        size_t step);

/// Makes RGBA of pixels of `step` bytes: gray, gray and alpha, RGB, or RGBA.
void png_widen_row(uint8_t *pixels, const uint8_t *row, size_t width, size_t step);

#endif
