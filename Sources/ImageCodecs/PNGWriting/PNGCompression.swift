/// How much time is spent on making a PNG small; no pixel depends on it.
public enum PNGCompression: String, Hashable, Sendable, CaseIterable {
  /// Bands that are compressed each by itself, at more than half a gigabyte a second.
  case fast

  /// The same as ``fast``: on photographs, taking longer gains a few hundredths.
  case `default`

  /// The best filter of each row and a search for repetitions, by libpng and zlib: some fifty times
  /// slower.
  case small
}
