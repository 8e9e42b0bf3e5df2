// Measures what the engines cost. Run it from a release build:
// swift run -c release waterfall-bench [layouts] [comparisons] [--json]

let words = CommandLine.arguments.dropFirst()
let names = words.filter { !$0.hasPrefix("--") }
var measurements: [Measurement] = []
if names.isEmpty || names.contains("layouts") {
  measurements += try LayoutJobs(itemCount: 1_000_000).measurements()
}
if names.isEmpty || names.contains("comparisons") {
  measurements += try ComparisonJobs().measurements()
}
let report = Report(measurements: measurements)
print(words.contains("--json") ? report.json : report.table)
