// Measures what the engines cost. Run it from a release build:
// swift run -c release waterfall-bench [frames] [encode] [layouts] [comparisons] [--json]
// Without a name it runs all jobs, frames first, so that their memory is not that of others.

let words = CommandLine.arguments.dropFirst()
let names = words.filter { !$0.hasPrefix("--") }
let jobs: [(name: String, run: () throws -> [Measurement])] = [
  ("frames", { try FrameJobs().measurements() }),
  ("encode", { try EncodeJobs().measurements() }),
  ("layouts", { try LayoutJobs(itemCount: 1_000_000).measurements() }),
  ("comparisons", { try ComparisonJobs().measurements() }),
]
let chosen = jobs.filter { names.isEmpty || names.contains($0.name) }
let report = Report(measurements: try chosen.flatMap { try $0.run() })
print(words.contains("--json") ? report.json : report.table)
