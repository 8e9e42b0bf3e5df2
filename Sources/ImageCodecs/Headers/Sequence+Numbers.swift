extension Sequence<UInt8> {
  /// The number these bytes make, most significant first; at most seven bytes.
  var bigEndianValue: Int { reduce(0) { $0 << 8 | Int($1) } }
}

extension BidirectionalCollection<UInt8> {
  /// The number these bytes make, least significant first; at most seven bytes.
  var littleEndianValue: Int { reversed().bigEndianValue }
}
