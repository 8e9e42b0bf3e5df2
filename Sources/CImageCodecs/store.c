#include "store.h"

#include <stdlib.h>

_Bool store_reserve(Store *store, size_t count) {
  if (count <= store->capacity) return 1;
  free(store->start);
  store->start = malloc(count);
  store->capacity = store->start == NULL ? 0 : count;
  return store->start != NULL;
}

void store_release(Store *store) {
  free(store->start);
  *store = (Store){0};
}
