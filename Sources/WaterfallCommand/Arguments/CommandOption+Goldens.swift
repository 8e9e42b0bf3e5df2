extension CommandOption {
  /// How suites are run.
  static let goldens: [CommandOption] = [
    CommandOption(
      name: .record, valueName: "MODE", verbs: [.record],
      help: "which goldens are written: missing, failed, all or never (default missing)"),
    CommandOption(
      name: .caseNames, valueName: "PATTERN", verbs: [.record, .verify, .approve],
      help: "only the boards of such a name; * stands for any text, ? for a letter"),
    CommandOption(
      name: .alternate, verbs: [.approve],
      help: "keep what is recorded, and take what is drawn now as right too"),
    CommandOption(
      name: .frameNumbers, valueName: "N-M[,…]", verbs: [.approve],
      help: "of sequences, take over these frames alone, as in 12-30 or 3,7"),
    CommandOption(
      name: .itemNames, valueName: "ID[,…]", isList: true, verbs: [.approve],
      help: "take over these items alone: all that is seen where they were and where they are"),
    CommandOption(
      name: .from, valueName: "FILE", isList: true, verbs: [.approve],
      help:
        "take over what the file says, case by case, and nothing else; the page of a report saves "
        + "one, approve.json"),
    CommandOption(
      name: .hashOnly, verbs: [.record, .approve],
      help: "of sequences, record what tells frames apart, and no clip"),
    CommandOption(
      name: .remove, verbs: [.prune],
      help: "remove what is listed, if all cases pass; without it nothing is removed"),
    CommandOption(
      name: .dryRun, verbs: [.prune], help: "list only, which is what prune does by itself"),
    CommandOption(
      name: .allowCI, verbs: [.record, .approve, .prune],
      help: "write or remove goldens although CI is set"),
    CommandOption(
      name: .budget, valueName: "NAME=N[,…]", isList: true, verbs: [.record, .verify, .approve],
      help:
        "how much may differ: maxPixels, maxItemDelta (pixels of an item), maxShift (points), "
        + "maxBadFrames, maxConsecutiveBad, maxLagFrames, maxDriftPx"),
    CommandOption(
      name: .ignoreItems, valueName: "ID[,…]", isList: true, verbs: [.record, .verify, .approve],
      help: "do not count pixels of these items, where they are and where they were recorded"),
    CommandOption(
      name: .report, valueName: "DIR", verbs: Verb.ofSuites,
      help:
        "write a page there, index.html, that shows every case, its numbers as report.json, and "
        + "golden, actual picture and difference of what differs"),
    CommandOption(
      name: .junit, valueName: "FILE", verbs: Verb.ofSuites,
      help: "write the result there, as JUnit's XML"),
    CommandOption(
      name: .junitFrames, verbs: Verb.ofSuites,
      help: "with --junit, each frame of a sequence is a test case too"),
  ]
}

extension Verb {
  /// Those that run over the cases of a suite.
  static let ofSuites: [Verb] = [.record, .verify, .approve, .prune]
}
