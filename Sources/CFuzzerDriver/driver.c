#include "CFuzzerDriver.h"

/// The package manager renames `main`, so libFuzzer's own cannot be used.
/// Source: LLVM, "libFuzzer – a library for coverage-guided fuzz testing", "Using libFuzzer as a
/// library".
extern int LLVMFuzzerRunDriver(int *argument_count, char ***arguments, FuzzerInputTaker take);

int fuzzer_run(int argument_count, char **arguments, FuzzerInputTaker take) {
  return LLVMFuzzerRunDriver(&argument_count, &arguments, take);
}
