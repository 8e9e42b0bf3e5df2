/// Why nothing could be measured.
enum BenchError: Error, CustomStringConvertible {
  case unknownWord(String)
  case missingValue(of: String)
  case notAPeer(String)
  case cannotStart(String, systemError: Int32)
  case failed(String, status: Int32)

  var description: String {
    switch self {
    case .unknownWord(let word): "\(word) is neither an option nor a job"
    case .missingValue(let option): "\(option) needs a value"
    case .notAPeer(let text):
      "\(text) is not a peer: write JOB=NAME=COMMAND, the name in letters, digits and spaces"
    case .cannotStart(let name, let error): "\(name) does not start: system error \(error)"
    case .failed(let command, let status): "status \(status) of: \(command)"
    }
  }
}
