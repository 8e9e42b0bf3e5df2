#include "CImageComparison.h"
#include "checkerboard.h"
#include "numbers.h"
#include "processors.h"

// Sources: Ottosson, "A perceptual color space for image processing", 2020, and its toe, "Okhsv and
// Okhsl", 2021; Abasi, Tehran, Fairchild, "Distance metrics for very large color differences", 2019
// (HyAB). Tables and interpolation are those that pixelmatch counts with.

void compare_tables_fill(CompareTables *tables) {
  for (int level = 0; level < compare_linear_count; level++) {
    tables->linear[level] = number_linear((level < 256 ? level : 255) / 255.0);
  }
  tables->roots[0] = 0;
  for (int step = 1; step < compare_root_count; step++) {
    tables->roots[step] = cube_root(step / 4096.0);
  }
}

static inline double interpolated(const double *table, double place) {
  int step = (int)place;
  return table[step] + (table[step + 1] - table[step]) * (place - step);
}

static inline void to_oklab(const CompareTables *tables, const double light[3], double lab[3]) {
  double r = light[0], g = light[1], b = light[2];
  const double *roots = tables->roots;
  double l = interpolated(roots, 4096 * (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b));
  double m = interpolated(roots, 4096 * (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b));
  double s = interpolated(roots, 4096 * (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b));
  double lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
  const double k1 = 0.206, k2 = 0.03, k3 = (1 + k1) / (1 + k2);
  double x = k3 * lightness - k1;
  lab[0] = 0.5 * (x + square_root(x * x + 4 * k2 * k3 * lightness));
  lab[1] = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
  lab[2] = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
}

static inline int is_far(const double p[3], const double q[3], double limit) {
  double lightness = p[0] < q[0] ? q[0] - p[0] : p[0] - q[0];
  double a = p[1] - q[1], b = p[2] - q[2], rest = limit - lightness;
  return rest < 0 || a * a + b * b > rest * rest;
}

/// A color as it is seen over the checkerboard.
static void light_over(const CompareTables *tables, const uint8_t *pixel, size_t index,
                       double light[3]) {
  double ground[3];
  checkerboard(index, ground);
  for (int c = 0; c < 3; c++) {
    double level = ground[c] + (pixel[c] - ground[c]) * pixel[3] / 255;
    light[c] = interpolated(tables->linear, level);
  }
}

void compare_oklab_row(const CompareTables *tables, const uint8_t *a, const uint8_t *b,
                       size_t count, size_t index, double limit, uint8_t *classes) {
  for (size_t i = 0; i < count; i++, a += 4, b += 4) {
    uint32_t p, q;
    memcpy(&p, a, 4);
    memcpy(&q, b, 4);
    classes[i] = CompareClassEqual;
    if (p == q || (a[3] | b[3]) == 0) continue;
    double light_a[3], light_b[3], lab_a[3], lab_b[3];
    if ((a[3] & b[3]) == 255) {
      for (int c = 0; c < 3; c++) {
        light_a[c] = tables->linear[a[c]];
        light_b[c] = tables->linear[b[c]];
      }
    } else {
      light_over(tables, a, index + i, light_a);
      light_over(tables, b, index + i, light_b);
    }
    to_oklab(tables, light_a, lab_a);
    to_oklab(tables, light_b, lab_b);
    classes[i] = is_far(lab_a, lab_b, limit) ? CompareClassDifferent : CompareClassTolerated;
  }
}
