// Feeds made-up files to one of the readers, for as long as the arguments for libFuzzer say:
// waterfall-fuzz jpeg|png|apng|exif|icc [LIBFUZZER OPTIONS] [FOLDER OF INPUTS …]. Built and run by .ci/fuzz.

import CFuzzerDriver
import Foundation

guard CommandLine.arguments.count > 1, let target = FuzzTarget(rawValue: CommandLine.arguments[1])
else {
  print("usage: waterfall-fuzz \(FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")) …")
  exit(2)
}
// libFuzzer is told of all arguments but the target's name.
var arguments = unsafe CommandLine.unsafeArgv
unsafe arguments[1] = arguments[0]
exit(unsafe fuzzer_run(CommandLine.argc - 1, arguments + 1, target.taker))
