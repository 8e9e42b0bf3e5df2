/// Jobs J1 to J3 and the start of the tool: whole commands, ours and those of peers.
struct CommandJobs {
  let options: BenchOptions
  let inputs: BenchInputs
  let tool: String

  func contests(_ job: JobName) -> [Contest] {
    switch job {
    case .start: starts
    case .board: [1, 2].map(board)
    case .frames: [1, 2].map(frames)
    case .compare: comparisons
    default: []
    }
  }

  private var starts: [Contest] {
    [
      Contest(
        title: "the version",
        contenders: [Contest.Contender(name: "ours", command: [tool, "--version"])],
        target: 0.005),
      contest(
        .start, "a board of 12 small pictures",
        [inputs.smallPictures, "-o", inputs.output("small.png"), "-q"], output: "small.png",
        target: 0.06),
    ]
  }

  private func board(threads: Int) -> Contest {
    contest(
      .board, "a board of \(inputs.photoCount) photographs of 12 megapixels, \(threads) threads",
      [
        inputs.photos, "--columns", "4", "--width", "1600", "--threads", "\(threads)", "-q", "-o",
        inputs.output("board.png"),
      ], output: "board.png", threads: threads)
  }

  private func frames(threads: Int) -> Contest {
    contest(
      .frames, "\(inputs.frameCount) frames of 1170 x 2532, \(threads) threads",
      [
        "frames", inputs.tiles, "--columns", "3", "--width", "390", "--scale", "3", "--gap", "4",
        "--margin", "0", "--gesture", inputs.gesture, "--to", "\(inputs.frameCount - 1)f",
        "--threads", "\(threads)", "-q", "-o", inputs.output("frames"),
      ], output: "frames", threads: threads, target: 0.0125 * Double(inputs.frameCount))
  }

  private var comparisons: [Contest] {
    [
      contest(
        .compare, "the comparison of two PNGs, \(inputs.side) pixels wide and high",
        ["diff", inputs.first, inputs.second, "-q"], accepted: [1]),
      Contest(
        title: "the comparison of two equal files",
        contenders: [
          Contest.Contender(
            name: "ours", command: [tool, "diff", inputs.first, inputs.copyOfFirst, "-q"])
        ], target: 0.02),
    ]
  }

  /// Our own command and those of the peers that do this job.
  private func contest(
    _ job: JobName, _ title: String, _ arguments: [String], accepted: Set<Int32> = [0],
    output: String? = nil, threads: Int = 1, target: Double? = nil
  ) -> Contest {
    var contenders = [
      Contest.Contender(
        name: "ours", command: [tool] + arguments, accepted: accepted,
        output: output.map(inputs.output))
    ]
    for peer in options.peers where peer.job == job.rawValue {
      let target = inputs.output("peer")
      let words = [
        "@PHOTOS@": job == .frames
          ? inputs.tiles : job == .start ? inputs.smallPictures : inputs.photos,
        "@N@": "\(inputs.photoCount)", "@FRAMES@": "\(inputs.frameCount)",
        "@THREADS@": "\(threads)", "@OUT@": target, "@A@": inputs.first, "@B@": inputs.second,
      ]
      let command = words.reduce(peer.command) { $0.replacing($1.key, with: $1.value) }
      contenders.append(
        Contest.Contender(
          name: peer.name, command: ["/bin/sh", "-c", command], accepted: [0, 1],
          output: output == nil ? nil : target))
    }
    return Contest(title: title, contenders: contenders, target: target)
  }
}
