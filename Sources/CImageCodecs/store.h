#ifndef CODEC_STORE_H
#define CODEC_STORE_H

#include <stddef.h>

/// Memory that grows and is used again; what it held is lost. All zero is an empty one.
typedef struct Store {
  void *start;
  size_t capacity;
} Store;

/// False when there is no memory.
_Bool store_reserve(Store *store, size_t count);

void store_release(Store *store);

#endif
