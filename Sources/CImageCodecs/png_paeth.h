#ifndef CODEC_PNG_PAETH_H
#define CODEC_PNG_PAETH_H

#include <stddef.h>
#include <stdint.h>

/// Undoes the filter Paeth in one, two or four rows that follow each other, in place; the row above
/// them is there already. Up to four bytes behind a row are read, and none are written.
///
/// - stride: from one row to the next, in bytes.
/// - count: bytes of a row, at least four pixels where there is more than one row.
/// - step: bytes of a pixel, 1 to 4.
void png_add_paeth(uint8_t *row, size_t stride, size_t count, size_t step, size_t row_count);

#endif
