#include "CImageComparison.h"
#include "checkerboard.h"
#include "processors.h"
#include "siblings.h"
#include "steps.h"

// Source: Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009, as pixelmatch does it.

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

/// Of at least so many different pixels all steps of a chunk are found together.
enum { worth_a_chunk = 8 };

FOR_EACH_PROCESSOR
size_t compare_antialiased_row(const ComparePair *pair, size_t x, size_t y, size_t count,
                               CompareBackdrop backdrop, uint8_t *classes, uint8_t antialiased) {
  Picture a = {pair->a, pair->a_stride, pair->width, pair->height};
  Picture b = {pair->b, pair->b_stride, pair->width, pair->height};
  size_t found = 0;
  for (size_t start = 0; start < count; start += chunk) {
    size_t end = count - start < chunk ? count : start + chunk, different = 0;
    for (size_t i = start; i < end; i++) different += classes[i] == CompareClassDifferent;
    if (different == 0) continue;
    Steps steps_a, steps_b;
    int is_together = different >= worth_a_chunk && end - start == chunk &&
                      is_inside(&a, x + start, y) && is_inside(&a, x + end - 1, y) &&
                      find_steps(&a, x + start, y, &steps_a) &&
                      find_steps(&b, x + start, y, &steps_b);
    for (size_t i = start; i < end; i++) {
      if (classes[i] != CompareClassDifferent) continue;
      int number = (int)(i - start);
      int is_edge = is_together
                        ? steps_say_smoothed(&steps_a, number, &a, &b, x + i, y) ||
                              steps_say_smoothed(&steps_b, number, &b, &a, x + i, y)
                        : is_smoothed(&a, &b, x + i, y, backdrop) ||
                              is_smoothed(&b, &a, x + i, y, backdrop);
      if (!is_edge) continue;
      classes[i] = antialiased;
      found++;
    }
  }
  return found;
}
