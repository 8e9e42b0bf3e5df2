#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads that all do the same work and then end.
///
/// Not Dispatch's, which tries again for ever where the system allows no further thread.
package struct WorkerThreads: Sendable {
  package init() {}

  /// What a thread is given; a class, since C hands on one pointer.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// How many threads have not ended.
  private let running = Monitor(0)

  /// In bytes; the same on all systems, whose own choices reach from 128 KiB to 8 MiB.
  private static let stackSize = 1 << 20

  /// Starts as many threads as asked for, or fewer where the system allows no more.
  package func start(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return }
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, WorkerThreads.stackSize)
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    for _ in 0..<count {
      running.change { $0 += 1 }
      let work = unsafe Unmanaged.passRetained(
        Work { [running] in
          body()
          running.change { $0 -= 1 }
        })
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      guard unsafe pthread_create(&thread, &attributes, WorkerThreads.run, work.toOpaque()) == 0
      else {
        unsafe work.release()
        running.change { $0 -= 1 }
        return
      }
    }
  }

  /// Waits until all of them have ended their work.
  package func wait() {
    running.wait { $0 == 0 ? () : nil }
  }

  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    context in
    guard let context = unsafe context else { return nil }
    unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
}
