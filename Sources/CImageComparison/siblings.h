#ifndef SIBLINGS_H
#define SIBLINGS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

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

static inline uint32_t bits(const uint8_t *pixel) {
  uint32_t value;
  memcpy(&value, pixel, 4);
  return value;
}

static inline int is_inside(const Picture *picture, size_t x, size_t y) {
  return x > 0 && y > 0 && x + 1 < picture->width && y + 1 < picture->height;
}

/// The neighbours of a pixel inside of a picture, column by column, as pixels from it.
static inline void neighbours(ptrdiff_t stride, ptrdiff_t places[8]) {
  places[0] = -stride - 1, places[1] = -1, places[2] = stride - 1, places[3] = -stride;
  places[4] = stride, places[5] = -stride + 1, places[6] = 1, places[7] = stride + 1;
}

static inline int has_many_siblings(const Picture *picture, size_t x, size_t y) {
  if (is_inside(picture, x, y)) {
    const uint8_t *center = pixel(picture, x, y);
    uint32_t wanted = bits(center);
    ptrdiff_t places[8];
    neighbours((ptrdiff_t)picture->stride, places);
    int found = 0;
    for (int i = 0; i < 8; i++) found += bits(center + places[i] * 4) == wanted;
    return found > 2;
  }
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

#endif
