#include "lab_difference.h"

#include "numbers.h"
#include "processors.h"

static const double degree = 3.141592653589793 / 180;

/// C to the 7th over itself and 25 to the 7th, the root of it.
static double chroma_share(double chroma) {
  double cube = chroma * chroma * chroma;
  double seventh = cube * cube * chroma;
  return square_root(seventh / (seventh + 6103515625.0));
}

/// Source: Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes,
/// Supplementary Test Data, and Mathematical Observations", 2005; all weights are 1.
double compare_ciede2000(const double *p, const double *q) {
  double mean = (square_root(p[1] * p[1] + p[2] * p[2]) + square_root(q[1] * q[1] + q[2] * q[2])) / 2;
  double stretch = 1 + (1 - chroma_share(mean)) / 2;
  double a1 = stretch * p[1], a2 = stretch * q[1];
  double c1 = square_root(a1 * a1 + p[2] * p[2]), c2 = square_root(a2 * a2 + q[2] * q[2]);
  double h1 = number_direction(p[2], a1), h2 = number_direction(q[2], a2);
  double product = c1 * c2;
  double hue_step = product == 0 ? 0 : h2 - h1;
  if (hue_step > 180) hue_step -= 360;
  if (hue_step < -180) hue_step += 360;
  double hue_mean = h1 + h2;
  if (product != 0) {
    double apart = h1 < h2 ? h2 - h1 : h1 - h2;
    if (apart > 180) hue_mean += hue_mean < 360 ? 360 : -360;
    hue_mean /= 2;
  }
  double lightness = q[0] - p[0], chroma = c2 - c1;
  double hue = 2 * square_root(product) * number_sine(hue_step / 2 * degree);

  double middle = (p[0] + q[0]) / 2 - 50, chroma_mean = (c1 + c2) / 2;
  double t = 1 - 0.17 * number_cosine((hue_mean - 30) * degree) +
             0.24 * number_cosine(2 * hue_mean * degree) +
             0.32 * number_cosine((3 * hue_mean + 6) * degree) -
             0.20 * number_cosine((4 * hue_mean - 63) * degree);
  double bump = (hue_mean - 275) / 25;
  double turn = 30 * number_exponential(-bump * bump) * degree;
  double s_l = 1 + 0.015 * middle * middle / square_root(20 + middle * middle);
  double l = lightness / s_l, c = chroma / (1 + 0.045 * chroma_mean);
  double h = hue / (1 + 0.015 * chroma_mean * t);
  double mixed = -number_sine(2 * turn) * 2 * chroma_share(chroma_mean);
  double square = l * l + c * c + h * h + mixed * c * h;
  return square_root(square > 0 ? square : 0);
}

/// Source: CIE 116-1995, weights of graphic arts; the color of less chroma is the reference, so that
/// the difference is the same both ways, and the greater of the two.
double compare_cie94(const double *p, const double *q) {
  double c1 = square_root(p[1] * p[1] + p[2] * p[2]), c2 = square_root(q[1] * q[1] + q[2] * q[2]);
  double l = p[0] - q[0], a = p[1] - q[1], b = p[2] - q[2], chroma = c1 - c2;
  double hue = a * a + b * b - chroma * chroma;
  double least = c1 < c2 ? c1 : c2;
  double s_c = 1 + 0.045 * least, s_h = 1 + 0.015 * least;
  double square = l * l + chroma * chroma / (s_c * s_c) + (hue > 0 ? hue / (s_h * s_h) : 0);
  return square_root(square);
}

_Bool lab_is_far(CompareFormula formula, const double *p, const double *q, double limit) {
  if (formula == CompareFormulaCIE94) return compare_cie94(p, q) > limit;
  double l = p[0] - q[0], a = p[1] - q[1], b = p[2] - q[2];
  double square = l * l + a * a + b * b;
  // Near and far enough the formula need not be asked. It stretches a by half at most, near gray, so
  // it says no more than 1.5 times the plain distance. Chroma of sRGB is below 134, so its weights are
  // at most 1.75, 7.1 and 4.9, and the mixed term takes off at most 0.87 of the rest: it says no less
  // than a 20th.
  if (square <= 0.66 * 0.66 * limit * limit) return 0;
  if (square >= 20 * 20 * limit * limit) return 1;
  return compare_ciede2000(p, q) > limit;
}
