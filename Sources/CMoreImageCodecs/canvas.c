#include "CMoreImageCodecs.h"

#include <stdlib.h>

#pragma STDC FP_CONTRACT OFF

uint8_t *frame_canvas_create(size_t width, size_t height) {
  if (height != 0 && width > SIZE_MAX / 4 / height) return NULL;
  return calloc(width * height, 4);
}

void frame_canvas_destroy(uint8_t *canvas) { free(canvas); }
