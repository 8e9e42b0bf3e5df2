#include "CImageComparison.h"
#include "checkerboard.h"
#include "processors.h"

// Source: Kotsarenko, Ramos, "Measuring perceived color difference using YIQ NTSC transmission color
// space in mobile applications", 2010. The order of the operations is that of pixelmatch 7.2.0, so
// that the counts are equal to the last pixel.

static inline double square_distance(double r, double g, double b) {
  double y = r * 0.29889531 + g * 0.58662247 + b * 0.11448223;
  double i = r * 0.59597799 - g * 0.27417610 - b * 0.32180189;
  double q = r * 0.21147017 - g * 0.52261711 + b * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}

/// A row without transparency; how many pixels are transparent all the same.
FOR_EACH_PROCESSOR
static size_t opaque_row(const uint8_t *restrict a, const uint8_t *restrict b, size_t count, double limit,
                         uint8_t *restrict classes) {
  size_t transparent = 0;
  for (size_t i = 0; i < count; i++) {
    const uint8_t *p = a + 4 * i;
    const uint8_t *q = b + 4 * i;
    int r = p[0] - q[0], g = p[1] - q[1], bl = p[2] - q[2];
    double far = square_distance(r, g, bl);
    classes[i] = (uint8_t)(((r | g | bl) != 0) + (far > limit));
    transparent += (p[3] & q[3]) != 255;
  }
  return transparent;
}

void compare_yiq_row(const uint8_t *a, const uint8_t *b, size_t count, size_t index, double limit,
                     uint8_t *classes) {
  if (opaque_row(a, b, count, limit, classes) == 0) return;
  for (size_t i = 0; i < count; i++, a += 4, b += 4) {
    if ((a[3] & b[3]) == 255) continue;
    if (a[0] == b[0] && a[1] == b[1] && a[2] == b[2] && a[3] == b[3]) {
      classes[i] = CompareClassEqual;
      continue;
    }
    double ground[3], change[3];
    checkerboard(index + i, ground);
    for (int c = 0; c < 3; c++) {
      change[c] = (a[c] * a[3] - b[c] * b[3] - ground[c] * (a[3] - b[3])) / 255;
    }
    double far = square_distance(change[0], change[1], change[2]);
    classes[i] = (uint8_t)((a[3] | b[3]) != 0) + (far > limit);
  }
}
