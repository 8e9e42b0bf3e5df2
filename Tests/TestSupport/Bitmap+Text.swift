public import Pixels

extension Bitmap {
  /// A small picture as text, a line for each row and a letter for each pixel.
  ///
  /// `#` is black, `+` half black on white, `.` white, `_` clear, `R`, `G` and `B` full red, green
  /// and blue. All rows are as long as the first.
  public init(_ text: String) {
    let rows = text.split(separator: "\n")
    let width = rows.first?.count ?? 0
    precondition(rows.allSatisfy { $0.count == width }, "all rows have one length")
    self.init(
      size: PixelSize(width: width, height: rows.count),
      pixels: rows.flatMap { $0.map(Self.pixel) })
  }

  private static func pixel(_ letter: Character) -> Pixel {
    switch letter {
    case "#": Pixel(.black)
    case "+": Pixel(Color(red: 128, green: 128, blue: 128))
    case ".": Pixel(.white)
    case "_": .clear
    case "R": Pixel(Color(red: 255, green: 0, blue: 0))
    case "G": Pixel(Color(red: 0, green: 255, blue: 0))
    case "B": Pixel(Color(red: 0, green: 0, blue: 255))
    default: preconditionFailure("no pixel is written \(letter)")
    }
  }
}
