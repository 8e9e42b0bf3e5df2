#ifndef RASTER_PROCESSORS_H
#define RASTER_PROCESSORS_H

#ifdef __has_feature
#if __has_feature(thread_sanitizer)
// The loader's choice would run code of the sanitizer before that is ready.
#define FOR_EACH_PROCESSOR
#endif
#endif

// Compiled twice where the loader can choose by processor.
#ifdef FOR_EACH_PROCESSOR
#elif defined(__x86_64__) && defined(__GLIBC__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

#endif
