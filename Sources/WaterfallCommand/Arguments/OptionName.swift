/// The options, each by the long name it is known by first.
package enum OptionName: String, Sendable {
  case output, kind, balance, span, columns, gap, margin, background, width, scale, page, dpi, fit,
    aspect, sort, shuffle, seed, preset, recursive, null
  case caption, title, subtitle, theme, font, border, shadow
  case cornerRadius = "corner-radius"
  case gesture, move, drag, fps, from, to, every, viewport
  case dither, finger, poster, `repeat`
  case holdFirst = "hold-first"
  case holdLast = "hold-last"
  case printGesture = "print-gesture"
  case format, quality
  case maxBytes = "max-bytes"
  case threads, compression, strict, quiet, verbose, json, help, version
  case columnWidth = "column-width"
  case filesFrom = "files-from"
  case orderTolerance = "order-tolerance"
  case allowTruncated = "allow-truncated"
  case noAutoOrient = "no-auto-orient"
  case maxPixels = "max-pixels"
  case noClobber = "no-clobber"
  case metric, threshold, antialiasing, mask, style
  case ignoreRegions = "ignore-regions"
  case diffColor = "diff-color"
  case record, report, junit, alternate
  case junitFrames = "junit-frames"
  case caseNames = "case"
  case allowCI = "allow-ci"
  case hashOnly = "hash-only"
  case dryRun = "dry-run"
  case remove, budget
  case minCluster = "min-cluster"
  case frameNumbers = "frames"
  case itemNames = "items"
  case ignoreItems = "ignore-items"

  /// The option as it is typed and as messages name it.
  package var flag: String { "--" + rawValue }
}
