#include "CMoreImageCodecs.h"

#ifdef WATERFALL_HEIF

#include "heif_library.h"

#ifdef __linux__

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

static HEIFLibrary library;
static _Bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/// Takes the address as it is, since C knows no way from data to functions.
static _Bool find(void *handle, const char *name, void *function, size_t size) {
  void *address = dlsym(handle, name);
  memcpy(function, &address, size);
  return address != NULL;
}

// The name that all versions with this interface have; what stands for it is not unloaded.
static void load(void) {
  void *handle = dlopen("libheif.so.1", RTLD_LAZY | RTLD_LOCAL);
  if (handle == NULL) return;
  _Bool has_all = 1;
#define HEIF_FIND(name) has_all &= find(handle, #name, &library.name, sizeof library.name);
  HEIF_EACH_FUNCTION(HEIF_FIND)
#undef HEIF_FIND
  is_loaded = has_all;
}

const HEIFLibrary *heif_library(void) {
  return pthread_once(&once, load) == 0 && is_loaded ? &library : NULL;
}

#else

const HEIFLibrary *heif_library(void) {
  static const HEIFLibrary library = {
#define HEIF_NAME(name) .name = name,
      HEIF_EACH_FUNCTION(HEIF_NAME)
#undef HEIF_NAME
  };
  return &library;
}

#endif

#endif
