#ifndef PROCESSORS_H
#define PROCESSORS_H

// What is marked so is compiled twice where the loader can choose by processor. Both give the same
// numbers: products and sums are never joined into one operation.
#pragma STDC FP_CONTRACT OFF

#ifdef __has_feature
#if __has_feature(thread_sanitizer)
// The loader's choice would run code of the sanitizer before that is ready.
#define FOR_EACH_PROCESSOR
#endif
#endif

#ifdef FOR_EACH_PROCESSOR
#elif defined(__x86_64__) && defined(__GLIBC__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

#endif
