/// A piece that pages share: how it looks and what it does.
///
/// The pieces are files in `Parts`, compiled into the program. Scripts of all parts of a page stand
/// in one block, in the order of the parts, so a part may use what stands before it.
public struct WebPart: Sendable {
  public var style: [UInt8]
  public var script: [UInt8]

  public init(style: [UInt8] = [], script: [UInt8] = []) {
    self.style = style
    self.script = script
  }
}
