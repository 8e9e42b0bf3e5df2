#include "numbers.h"

#include "processors.h"

static const double pi = 3.141592653589793;

/// Newton's steps from above, for a number from 0 to 1.
static double fifth_root(double x) {
  double y = 1;
  for (int step = 0; step < 60; step++) {
    double fourth = y * y * y * y;
    if (fourth == 0) return 0;
    double next = y - (y * fourth - x) / (5 * fourth);
    if (!(next < y)) break;
    y = next;
  }
  return y;
}

double number_linear(double level) {
  if (level <= 0.04045) return level / 12.92;
  double base = (level + 0.055) / 1.055;
  double square = base * base;
  // 2.4 is 2 and two fifths.
  return square * fifth_root(square);
}

/// Taylor's series of the sine or cosine for at most half of pi, by its first term.
static double series(double square, double term, double first) {
  double sum = term, divisor = first;
  for (int step = 0; step < 12; step++) {
    term = -term * square / (divisor * (divisor + 1));
    sum += term;
    divisor += 2;
  }
  return sum;
}

/// What is left of an angle when half turns are taken off, from -pi/2 to pi/2; `odd` is their parity.
static double reduced(double angle, int *odd) {
  double turns = angle / pi;
  int64_t whole = (int64_t)(turns < 0 ? turns - 0.5 : turns + 0.5);
  *odd = (int)(whole & 1);
  return angle - (double)whole * pi;
}

double number_sine(double angle) {
  int odd;
  double rest = reduced(angle, &odd);
  double sine = series(rest * rest, rest, 2);
  return odd ? -sine : sine;
}

double number_cosine(double angle) {
  int odd;
  double rest = reduced(angle, &odd);
  double cosine = series(rest * rest, 1, 1);
  return odd ? -cosine : cosine;
}

/// Of a number from 0 to 1, halved three times: tan(2v) = 2 tan v / (1 - tan v squared).
static double arc_tangent(double x) {
  for (int step = 0; step < 3; step++) x = x / (1 + square_root(1 + x * x));
  double square = x * x, power = x, sum = x;
  for (int step = 1; step < 14; step++) {
    power = -power * square;
    sum += power / (2 * step + 1);
  }
  return 8 * sum;
}

double number_direction(double y, double x) {
  double height = y < 0 ? -y : y, width = x < 0 ? -x : x;
  if (height == 0 && width == 0) return 0;
  double angle = height <= width ? arc_tangent(height / width)
                                 : pi / 2 - arc_tangent(width / height);
  if (x < 0) angle = pi - angle;
  if (y < 0) angle = 2 * pi - angle;
  return angle * (180 / pi);
}

double number_exponential(double x) {
  // Halved until the series is short, then squared as often.
  int halvings = 0;
  while (x < -0.125) x /= 2, halvings++;
  double term = 1, sum = 1;
  for (int step = 1; step < 14; step++) term = term * x / step, sum += term;
  for (; halvings > 0; halvings--) sum *= sum;
  return sum;
}
