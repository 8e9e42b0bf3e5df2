#include "CImageComparison.h"
#include "checkerboard.h"
#include "processors.h"

// Source: Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009, as pixelmatch does it.

typedef struct Picture {
  const uint8_t *pixels;
  size_t stride;
  size_t width;
  size_t height;
} Picture;

/// The neighbours of a pixel, itself included, that lie in the picture; ends are included.
typedef struct Around {
  size_t left, right, top, bottom;
} Around;

static inline Around around(const Picture *picture, size_t x, size_t y) {
  Around found = {x > 0 ? x - 1 : 0, x + 1 < picture->width ? x + 1 : x, y > 0 ? y - 1 : 0,
                  y + 1 < picture->height ? y + 1 : y};
  return found;
}

static inline int is_at_edge(const Around *a, size_t x, size_t y) {
  return a->left == x || a->right == x || a->top == y || a->bottom == y;
}

static inline const uint8_t *pixel(const Picture *picture, size_t x, size_t y) {
  return picture->pixels + (y * picture->stride + x) * 4;
}

static inline int is_same(const uint8_t *p, const uint8_t *q) {
  return p[0] == q[0] && p[1] == q[1] && p[2] == q[2] && p[3] == q[3];
}

static int has_many_siblings(const Picture *picture, size_t x, size_t y) {
  Around near = around(picture, x, y);
  const uint8_t *here = pixel(picture, x, y);
  int count = is_at_edge(&near, x, y);
  for (size_t row = near.top; row <= near.bottom; row++) {
    for (size_t column = near.left; column <= near.right; column++) {
      if (column == x && row == y) continue;
      count += is_same(here, pixel(picture, column, row));
    }
  }
  return count > 2;
}

/// How much brighter one opaque pixel is, in 1e-8 of a level. No two changes of channels that differ
/// give the same number, so that whole numbers order them as exact ones would.
static inline int64_t opaque_step(const uint8_t *p, const uint8_t *q) {
  return (int64_t)(p[0] - q[0]) * 29889531 + (int64_t)(p[1] - q[1]) * 58662247 +
         (int64_t)(p[2] - q[2]) * 11448223;
}

static double step(const uint8_t *p, const uint8_t *q, size_t index, CompareBackdrop backdrop) {
  if ((p[3] & q[3]) == 255) return (double)opaque_step(p, q);
  if (is_same(p, q)) return 0;
  double ground[3] = {255, 255, 255}, change[3];
  if (backdrop == CompareBackdropCheckerboard) checkerboard(index, ground);
  for (int c = 0; c < 3; c++) {
    change[c] = (p[c] * p[3] - q[c] * q[3] - ground[c] * (p[3] - q[3])) / 255;
  }
  double y = change[0] * 0.29889531 + change[1] * 0.58662247 + change[2] * 0.11448223;
  // Equally bright on white, but not equally transparent: no equal siblings.
  if (y == 0 && backdrop == CompareBackdropWhite) y = (p[3] - q[3]) / 2.0;
  return y * 1e8;
}

static int is_smoothed(const Picture *picture, const Picture *other, size_t x, size_t y,
                       CompareBackdrop backdrop) {
  Around near = around(picture, x, y);
  const uint8_t *here = pixel(picture, x, y);
  int equals = is_at_edge(&near, x, y);
  double least = 0, most = 0;
  size_t dark_x = 0, dark_y = 0, bright_x = 0, bright_y = 0;
  for (size_t column = near.left; column <= near.right; column++) {
    for (size_t row = near.top; row <= near.bottom; row++) {
      if (column == x && row == y) continue;
      double far = step(here, pixel(picture, column, row), y * picture->width + x, backdrop);
      if (far == 0) {
        if (++equals > 2) return 0;
      } else if (far < least) {
        least = far, dark_x = column, dark_y = row;
      } else if (far > most) {
        most = far, bright_x = column, bright_y = row;
      }
    }
  }
  if (least == 0 || most == 0) return 0;
  return (has_many_siblings(picture, dark_x, dark_y) && has_many_siblings(other, dark_x, dark_y)) ||
         (has_many_siblings(picture, bright_x, bright_y) &&
          has_many_siblings(other, bright_x, bright_y));
}

_Bool compare_is_antialiased(const ComparePair *pair, size_t x, size_t y,
                             CompareBackdrop backdrop) {
  Picture a = {pair->a, pair->a_stride, pair->width, pair->height};
  Picture b = {pair->b, pair->b_stride, pair->width, pair->height};
  return is_smoothed(&a, &b, x, y, backdrop) || is_smoothed(&b, &a, x, y, backdrop);
}
