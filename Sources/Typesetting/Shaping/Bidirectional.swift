import CSystemFriBidi

/// In which direction the parts of a line run.
///
/// Source: Unicode Standard Annex #9, by FriBidi.
enum Bidirectional {
  /// Whether some character may run from right to left: only then is there anything to find out.
  static func isNeeded(for scalars: [Unicode.Scalar]) -> Bool {
    scalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        true
      default:
        false
      }
    }
  }

  /// Whether a paragraph runs from right to left, by its first letter.
  static func runsLeft(_ scalars: [Unicode.Scalar]) -> Bool {
    guard isNeeded(for: scalars) else { return false }
    let types = types(of: scalars.map(\.value))
    let direction = unsafe fribidi_get_par_direction(types, Int32(types.count))
    return direction.rawValue & 1 == 1
  }

  /// The level of each character of a line: odd where it runs left, the greater the deeper within.
  static func levels(of scalars: [Unicode.Scalar], runsLeft: Bool) -> [Int] {
    guard runsLeft || isNeeded(for: scalars) else {
      return Array(repeating: 0, count: scalars.count)
    }
    let values = scalars.map(\.value)
    let count = Int32(values.count)
    let types = types(of: values)
    var brackets = [FriBidiBracketType](repeating: 0, count: values.count)
    unsafe fribidi_get_bracket_types(values, count, types, &brackets)
    var base = runsLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
    var levels = [FriBidiLevel](repeating: 0, count: values.count)
    let greatest = unsafe fribidi_get_par_embedding_levels_ex(
      types, brackets, count, &base, &levels)
    // Nothing but a lack of memory fails; then the line is shown as it is stored.
    return greatest > 0 ? levels.map(Int.init) : Array(repeating: 0, count: values.count)
  }

  private static func types(of values: [UInt32]) -> [FriBidiCharType] {
    var types = Array(repeating: FriBidiCharType(0), count: values.count)
    unsafe fribidi_get_bidi_types(values, Int32(values.count), &types)
    return types
  }
}
