#include "CImageComparison.h"
#include "lab_difference.h"
#include "numbers.h"
#include "processors.h"

/// How many pixels are turned to Lab at once.
enum { block = 64 };

/// L, a and b of many colors, each kind in a row of its own.
typedef struct LabBlock {
  double l[block], a[block], b[block];
} LabBlock;

/// Source: CIE 15:2004, 8.2.1.1.
static inline double shaped(double light) {
  const double edge = 216.0 / 24389;
  double root = cube_root(light > edge ? light : edge);
  return light > edge ? root : light * (841.0 / 108) + 4.0 / 29;
}

FOR_EACH_PROCESSOR
static void to_lab(const double *light, LabBlock *lab) {
  const double *r = light, *g = light + block, *b = light + 2 * block;
  for (int i = 0; i < block; i++) {
    // sRGB to XYZ by its standard, and the white of D65.
    double x = shaped((0.4124 * r[i] + 0.3576 * g[i] + 0.1805 * b[i]) / 0.950489);
    double y = shaped(0.2126 * r[i] + 0.7152 * g[i] + 0.0722 * b[i]);
    double z = shaped((0.0193 * r[i] + 0.1192 * g[i] + 0.9505 * b[i]) / 1.088840);
    lab->l[i] = 116 * y - 16;
    lab->a[i] = 500 * (x - y);
    lab->b[i] = 200 * (y - z);
  }
}

/// A level as it is seen over black or white, as a display would round it.
static inline unsigned level_over(unsigned ground, unsigned level, unsigned alpha) {
  unsigned sum = level * alpha + ground * (255 - alpha) + 127;
  return sum / 255;
}

static void gather(const CompareTables *tables, const uint8_t *pixels, const uint8_t *places,
                   int count, unsigned ground, double *light) {
  for (int i = 0; i < count; i++) {
    const uint8_t *pixel = pixels + 4 * places[i];
    for (int c = 0; c < 3; c++) {
      light[c * block + i] = tables->linear[level_over(ground, pixel[c], pixel[3])];
    }
  }
}

/// Of the changed pixels of a block, marks those that differ over one ground.
static void mark(const CompareTables *tables, CompareFormula formula, const uint8_t *a,
                 const uint8_t *b, const uint8_t *places, int count, unsigned ground, double limit,
                 uint8_t *classes) {
  double light[3 * block] = {0};
  LabBlock lab_a, lab_b;
  gather(tables, a, places, count, ground, light);
  to_lab(light, &lab_a);
  gather(tables, b, places, count, ground, light);
  to_lab(light, &lab_b);
  for (int i = 0; i < count; i++) {
    double p[3] = {lab_a.l[i], lab_a.a[i], lab_a.b[i]};
    double q[3] = {lab_b.l[i], lab_b.a[i], lab_b.b[i]};
    if (lab_is_far(formula, p, q, limit)) classes[places[i]] = CompareClassDifferent;
  }
}

void compare_lab_row(const CompareTables *tables, CompareFormula formula, const uint8_t *a,
                     const uint8_t *b, size_t count, double limit, uint8_t *classes) {
  for (size_t start = 0; start < count; start += block) {
    const uint8_t *p = a + 4 * start, *q = b + 4 * start;
    size_t size = count - start < block ? count - start : block;
    uint8_t places[block];
    int changed = 0, is_opaque = 1;
    for (size_t i = 0; i < size; i++) {
      int alphas = p[4 * i + 3] | q[4 * i + 3];
      int is_changed = memcmp(p + 4 * i, q + 4 * i, 4) != 0 && alphas != 0;
      classes[start + i] = (uint8_t)(is_changed ? CompareClassTolerated : CompareClassEqual);
      if (!is_changed) continue;
      is_opaque &= (p[4 * i + 3] & q[4 * i + 3]) == 255;
      places[changed++] = (uint8_t)i;
    }
    if (changed == 0) continue;
    mark(tables, formula, p, q, places, changed, 255, limit, classes + start);
    if (!is_opaque) mark(tables, formula, p, q, places, changed, 0, limit, classes + start);
  }
}
