import CImageComparison

/// The tables that some metrics read, filled when first asked for.
///
/// A class, since C reads them where they lie.
@safe
final class ComparisonTables: Sendable {
  static let shared = ComparisonTables()

  private nonisolated(unsafe) let tables: UnsafeMutablePointer<CompareTables>

  private init() {
    unsafe tables = .allocate(capacity: 1)
    unsafe compare_tables_fill(tables)
  }

  deinit {
    unsafe tables.deallocate()
  }

  func withTables(_ body: (UnsafePointer<CompareTables>) -> Void) {
    unsafe body(tables)
  }
}
