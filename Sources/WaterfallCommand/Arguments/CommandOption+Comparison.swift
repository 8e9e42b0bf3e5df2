extension CommandOption {
  /// How pictures are compared.
  static let comparison: [CommandOption] = [
    CommandOption(
      name: .metric, valueName: "NAME[:T]", verbs: [.diff] + Verb.ofSuites,
      help:
        "exact, channel, yiq, oklab, ciede2000 or hybrid (default exact); channel:2 sets a threshold too"
    ),
    CommandOption(
      name: .threshold, valueName: "T", verbs: [.diff] + Verb.ofSuites,
      help:
        "changes of more than this count: 0 to 255 levels for channel (0), 0 to 1 for yiq and oklab (0.1), ΔE for ciede2000 (2.3) and hybrid (1)"
    ),
    CommandOption(
      name: .antialiasing, verbs: [.diff] + Verb.ofSuites,
      help: "do not count pixels of edges that are only smoothed in another way"),
    CommandOption(
      name: .ignoreRegions, valueName: "X1:Y1-X2:Y2[,…]", verbs: [.diff] + Verb.ofSuites,
      help: "compare nothing there; both corners belong to the region"),
    CommandOption(
      name: .minCluster, valueName: "N", verbs: [.diff] + Verb.ofSuites,
      help: "do not count different pixels that hang together with fewer than N (default 1)"),
    CommandOption(
      name: .mask, valueName: "PNG", verbs: [.diff],
      help: "compare nothing where this picture is dark"),
    CommandOption(
      name: .diffColor, valueName: "COLOR", verbs: [.diff],
      help: "what different pixels are marked with (default #ff0000)"),
    CommandOption(
      name: .style, valueName: "STYLE", verbs: [.diff],
      help:
        "of the picture -o: highlight, triptych (A, difference, B) or mask (default highlight)"),
  ]
}
