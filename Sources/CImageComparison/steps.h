#ifndef STEPS_H
#define STEPS_H

#include "siblings.h"

// Steps from pixels to their neighbours, of many pixels at once.

enum { chunk = 64 };

/// What is known of the steps from some pixels to their neighbours.
typedef struct Steps {
  /// The step to the darkest neighbour and to the brightest, times 16, with the neighbour's number in
  /// the last four bits; so that of equal ones the first is taken.
  double least[chunk], most[chunk];
  int32_t equals[chunk];
} Steps;

/// Above this a step leads to a brighter neighbour.
static const double no_step = 15.5;

/// Brightness in 1e-8 of a level; whether all pixels are opaque.
static inline int brightness(const uint8_t *pixels, size_t count, double *found) {
  uint8_t all = 255;
  for (size_t i = 0; i < count; i++) {
    const uint8_t *pixel = pixels + 4 * i;
    found[i] = (double)pixel[0] * 29889531 + (double)pixel[1] * 58662247 +
               (double)pixel[2] * 11448223;
    all &= pixel[3];
  }
  return all == 255;
}

/// The steps of a whole chunk, inside of a picture; false where there is transparency.
///
/// No jump depends on what is on the picture, and many pixels are looked at at once.
static inline int find_steps(const Picture *picture, size_t x, size_t y, Steps *steps) {
  double bright[3][chunk + 2];
  int is_opaque = 1;
  for (int row = 0; row < 3; row++) {
    is_opaque &= brightness(pixel(picture, x - 1, y - 1 + (size_t)row), chunk + 2, bright[row]);
  }
  if (!is_opaque) return 0;
  for (int i = 0; i < chunk; i++) steps->least[i] = 0, steps->most[i] = no_step, steps->equals[i] = 0;
  static const int columns[8] = {0, 0, 0, 1, 1, 2, 2, 2}, rows[8] = {0, 1, 2, 0, 2, 0, 1, 2};
  for (int n = 0; n < 8; n++) {
    const double *near = bright[rows[n]] + columns[n];
    for (int i = 0; i < chunk; i++) {
      double step = bright[1][i + 1] - near[i];
      double low = step * 16 + n, high = step * 16 + (15 - n);
      steps->least[i] = low < steps->least[i] ? low : steps->least[i];
      steps->most[i] = high > steps->most[i] ? high : steps->most[i];
      steps->equals[i] += step == 0;
    }
  }
  return 1;
}

/// Whether pixel `i` of the steps is smoothed, as `is_smoothed` says it.
static inline int steps_say_smoothed(const Steps *steps, int i, const Picture *picture,
                                     const Picture *other, size_t x, size_t y) {
  if (steps->equals[i] > 2 || steps->least[i] == 0 || steps->most[i] == no_step) return 0;
  static const int columns[8] = {-1, -1, -1, 0, 0, 1, 1, 1}, rows[8] = {-1, 0, 1, -1, 1, -1, 0, 1};
  int dark = (int)((int64_t)steps->least[i] & 15), bright = 15 - (int)((int64_t)steps->most[i] & 15);
  size_t dark_x = x + (size_t)columns[dark], dark_y = y + (size_t)rows[dark];
  size_t bright_x = x + (size_t)columns[bright], bright_y = y + (size_t)rows[bright];
  return (has_many_siblings(picture, dark_x, dark_y) && has_many_siblings(other, dark_x, dark_y)) ||
         (has_many_siblings(picture, bright_x, bright_y) &&
          has_many_siblings(other, bright_x, bright_y));
}

#endif
