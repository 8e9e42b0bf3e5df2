import CImageComparison

/// The memory that structure is judged in.
///
/// A class, since it owns it.
@safe
final class StructureSums {
  let memory: UnsafeMutablePointer<CompareSums>

  init() {
    unsafe memory = .allocate(capacity: 1)
  }

  deinit {
    unsafe memory.deallocate()
  }
}
