// Measures what the engines and the tool cost. Run it from a release build, which has the tool:
// swift build -c release && .build/release/waterfall-bench --quick
//
// [--quick] [--json] [--folder DIR] [--tool FILE] [--rounds N] [--peer 'JOB=NAME=COMMAND'] [JOB …]
//
// Jobs: start, board (J1), frames (J2), compare (J3), quality, encode, layouts (J4), comparisons (J3,
// decoded pictures); all of them if none is named. `inputs` makes only the inputs. A peer's command
// goes to a shell and may hold @PHOTOS@ @N@ @FRAMES@ @THREADS@ @A@ @B@ @OUT@.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let program = CommandLine.arguments[0]
do {
  let options = try BenchOptions(Array(CommandLine.arguments.dropFirst()))
  let inputs = BenchInputs(options)
  if options.includes(.inputs) {
    try inputs.make()
  } else {
    let report = try BenchRun(options: options, inputs: inputs, program: program).report()
    print(options.printsJSON ? report.json : report.table)
  }
} catch {
  // Where it is read, whatever becomes of what was measured.
  let words = Array("waterfall-bench: \(error)\n".utf8)
  _ = unsafe write(2, words, words.count)
  exit(1)
}
