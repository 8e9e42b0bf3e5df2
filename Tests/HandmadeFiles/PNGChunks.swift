/// A PNG or an APNG taken apart into its chunks, to be changed and put together with right checksums.
public struct PNGChunks {
  public struct Chunk {
    public var name: String
    public var content: [UInt8]

    public init(name: String, content: [UInt8]) {
      self.name = name
      self.content = content
    }
  }

  public var chunks: [Chunk] = []

  /// - Parameter file: A whole one.
  public init(_ file: [UInt8]) {
    var position = PNGParts.signature.count
    while position + 12 <= file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      let content = Array(file[position + 8..<position + 8 + length])
      chunks.append(Chunk(name: name, content: content))
      position += 12 + length
    }
  }

  public var file: [UInt8] {
    PNGParts.signature + chunks.flatMap { PNGParts.chunk($0.name, $0.content) }
  }

  /// Where the chunks of a name are.
  public func places(of name: String) -> [Int] { chunks.indices.filter { chunks[$0].name == name } }
}
