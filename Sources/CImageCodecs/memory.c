#include <stdint.h>
#include <sys/mman.h>

#include "CImageCodecs.h"

#pragma STDC FP_CONTRACT OFF

enum { large_page_bytes = 2 << 20 };

void codec_memory_expect(void *memory, size_t count) {
#ifdef MADV_HUGEPAGE
  // Whole large pages only, and only where there are several.
  uintptr_t mask = large_page_bytes - 1;
  uintptr_t start = ((uintptr_t)memory + mask) & ~mask;
  uintptr_t end = ((uintptr_t)memory + count) & ~mask;
  if (memory == NULL || end <= start || end - start < 4 * large_page_bytes) return;
  // A system that knows no large pages goes on with small ones.
  (void)madvise((uint8_t *)memory + (start - (uintptr_t)memory), end - start, MADV_HUGEPAGE);
#else
  (void)memory;
  (void)count;
#endif
}
