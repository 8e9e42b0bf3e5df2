/// What is to be measured, and with what.
struct BenchOptions {
  /// A few pictures and one round: within a minute.
  var isQuick = false
  var printsJSON = false

  /// Where inputs and outputs are put; inputs that are there are used again.
  var folder = "waterfall-bench-files"

  /// The tool; nil means the one beside this program.
  var tool: String?
  var rounds: Int?
  var jobs: [String] = []
  var peers: [Peer] = []

  /// A command that does one of the jobs, run in turn with our own.
  struct Peer {
    let job: String
    let name: String
    let command: String

    /// - Parameter text: `JOB=NAME=COMMAND`.
    init(_ text: String) throws(BenchError) {
      let parts = text.split(separator: "=", maxSplits: 2).map(String.init)
      guard parts.count == 3, JobName(rawValue: parts[0]) != nil,
        parts[1].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == " ") })
      else { throw .notAPeer(text) }
      (job, name, command) = (parts[0], parts[1], parts[2])
    }
  }

  init(_ words: [String]) throws(BenchError) {
    var words = words[...]
    func value(of option: String) throws(BenchError) -> String {
      guard let value = words.popFirst() else { throw .missingValue(of: option) }
      return value
    }
    while let word = words.popFirst() {
      switch word {
      case "--quick": isQuick = true
      case "--json": printsJSON = true
      case "--folder": folder = try value(of: word)
      case "--tool": tool = try value(of: word)
      case "--rounds":
        guard let count = Int(try value(of: word)), count > 0 else { throw .missingValue(of: word) }
        rounds = count
      case "--peer": peers.append(try Peer(try value(of: word)))
      default:
        guard JobName(rawValue: word) != nil else { throw .unknownWord(word) }
        jobs.append(word)
      }
    }
  }

  func includes(_ job: JobName) -> Bool {
    // Inputs are made where they are missing, and by themselves only when they are asked for.
    jobs.isEmpty ? job != .inputs : jobs.contains(job.rawValue)
  }
}

/// What can be measured, in this order: whole commands first, so that their memory is not this
/// program's.
enum JobName: String, CaseIterable {
  /// Makes the inputs and measures nothing.
  case inputs
  case start
  case board
  case frames
  case compare
  case quality
  case encode
  case layouts
  case comparisons
}
