import Synchronization

/// The conversions made last, since to make one takes longer than to use it on a small picture.
///
/// A class, since all pictures share it.
final class ColorConversions: Sendable {
  static let shared = ColorConversions()

  /// Both at most: profiles for printing have megabytes, and serve as keys.
  private static let mostEntries = 16
  private static let mostBytes = 16 << 20

  private struct Entry: Sendable {
    let space: ColorSpace
    let layout: ColorLayout
    let conversion: ColorConversion
  }

  /// The one used last is the last one.
  private let entries = Mutex<[Entry]>([])

  /// The conversion, which is made by the first who asks while the others wait.
  func conversion(from space: ColorSpace, _ layout: ColorLayout) -> ColorConversion {
    if space == .sRGB { return .none }
    return entries.withLock { entries in
      if let index = entries.firstIndex(where: { $0.layout == layout && $0.space == space }) {
        let entry = entries.remove(at: index)
        entries.append(entry)
        return entry.conversion
      }
      let conversion = ColorConversion(from: space, layout)
      entries.append(Entry(space: space, layout: layout, conversion: conversion))
      while entries.count > ColorConversions.mostEntries
        || entries.reduce(0, { $0 + $1.space.byteCount }) > ColorConversions.mostBytes
      {
        entries.removeFirst()
      }
      return conversion
    }
  }
}

extension ColorSpace {
  fileprivate var byteCount: Int {
    if case .profile(let profile) = self { profile.bytes.count } else { 0 }
  }
}
