#ifndef CHECKERBOARD_H
#define CHECKERBOARD_H

#include <stddef.h>

/// The color that what is transparent is laid on, by the index of the pixel in its picture.
///
/// Its green and blue change in steps that no picture shares. Source: pixelmatch 7.2.0, whose counts
/// are to be met: the steps are powers of the golden ratio, in bytes.
static inline void checkerboard(size_t index, double color[3]) {
  double place = (double)(index * 4);
  color[0] = 48;
  color[1] = 48 + 159 * (double)((size_t)(place / 1.618033988749895) % 2);
  color[2] = 48 + 159 * (double)((size_t)(place / 2.618033988749895) % 2);
}

#endif
