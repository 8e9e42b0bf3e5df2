#ifndef C_FUZZER_DRIVER_H
#define C_FUZZER_DRIVER_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef int (*FuzzerInputTaker)(const uint8_t *_Nullable bytes, size_t count);

/// Hands made-up inputs to `take` until the time is over or something goes wrong; the arguments
/// are those of libFuzzer. Returns what `main` should.
int fuzzer_run(int argument_count, char *_Nullable *_Nonnull arguments, FuzzerInputTaker take);

#pragma clang assume_nonnull end

#endif
