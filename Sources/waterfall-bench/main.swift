// Measures what the engines cost. Run it from a release build:
// swift run -c release waterfall-bench [--json]

let report = Report(measurements: try LayoutJobs(itemCount: 1_000_000).measurements())
print(CommandLine.arguments.contains("--json") ? report.json : report.table)
