import FoundationEssentials

/// One job done by several commands in turn, so that what else the machine does touches all alike.
struct Contest {
  struct Contender {
    let name: String
    let command: [String]
    var accepted: Set<Int32> = [0]

    /// A file or a folder, whose size is told.
    var output: String?
  }

  struct Result {
    let name: String

    /// The least of all rounds, but the most memory.
    var cost: ProcessCost
    var byteCount: Int?
  }

  let title: String

  /// Our own first.
  let contenders: [Contender]

  /// The most seconds of processors that our own may take, where something was promised.
  var target: Double?

  func results(rounds: Int) throws(BenchError) -> [Result] {
    var results: [Result] = []
    for round in 0..<rounds {
      for (index, contender) in contenders.enumerated() {
        let cost = try ChildProcess.run(contender.command, accepting: contender.accepted)
        if round == 0 {
          results.append(
            Result(
              name: contender.name, cost: cost,
              byteCount: contender.output.map { Self.byteCount(of: $0) }))
          continue
        }
        let best = results[index].cost
        results[index].cost = ProcessCost(
          processor: min(best.processor, cost.processor), wall: min(best.wall, cost.wall),
          peakMegabytes: max(best.peakMegabytes, cost.peakMegabytes))
      }
    }
    return results
  }

  /// Of a file, or of all files in a folder.
  private static func byteCount(of path: String) -> Int {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: path)) ?? []
    let paths = names.isEmpty ? [path] : names.map { path + "/" + $0 }
    return paths.reduce(0) { sum, path in
      let size = (try? manager.attributesOfItem(atPath: path))?[.size] as? any BinaryInteger
      return sum + (size.map { Int($0) } ?? 0)
    }
  }
}
