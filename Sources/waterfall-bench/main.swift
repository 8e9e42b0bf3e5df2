// Measures what the engines cost. Run it from a release build:
// swift run -c release waterfall-bench [layout] [encode] [frames] [--json]
// Without a name it runs all jobs, frames first, so that their memory is not that of others.

let words = CommandLine.arguments.dropFirst().filter { $0 != "--json" }
let jobs: [(name: String, run: () throws -> [Measurement])] = [
  ("frames", { try FrameJobs().measurements() }),
  ("encode", { try EncodeJobs().measurements() }),
  ("layout", { try LayoutJobs(itemCount: 1_000_000).measurements() }),
]
let chosen = jobs.filter { words.isEmpty || words.contains($0.name) }
let report = Report(measurements: try chosen.flatMap { try $0.run() })
print(CommandLine.arguments.contains("--json") ? report.json : report.table)
