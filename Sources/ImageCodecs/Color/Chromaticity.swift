/// A color without its brightness. Source: CIE 15, x and y of the 1931 observer.
struct Chromaticity: Hashable, Sendable {
  var x: Double
  var y: Double
}
