#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What happens when somebody stops the tool: Ctrl-C, `kill`, a closed terminal.
///
/// A signal handler may call next to nothing (POSIX, "Async-signal-safe"), so the signals are blocked
/// in every thread and one thread of its own waits for them and acts as ordinary code.
enum Interruption {
  private final class Watch: Sendable {
    let signals: sigset_t
    let act: @Sendable () -> Void

    init(signals: sigset_t, act: @escaping @Sendable () -> Void) {
      self.signals = signals
      self.act = act
    }
  }

  /// Must be called while the process has one thread, since new threads inherit what is blocked.
  ///
  /// - Parameter act: called on another thread when the first signal arrives.
  static func watch(act: @escaping @Sendable () -> Void) {
    // A closed pipe or a file size limit must come back as an error of `write`.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var signals = signalsToWaitFor()
    guard unsafe pthread_sigmask(SIG_BLOCK, &signals, nil) == 0 else { return }

    let watch = unsafe Unmanaged.passRetained(Watch(signals: signals, act: act))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard unsafe pthread_create(&thread, nil, waitForSignal, watch.toOpaque()) != 0 else { return }
    // Without the thread it is better to end with a temporary file left than not to end.
    unsafe watch.release()
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static let waitForSignal:
    @convention(c) (UnsafeMutableRawPointer?) ->
      UnsafeMutableRawPointer? = { context in
        if let context = unsafe context {
          let watch = unsafe Unmanaged<Watch>.fromOpaque(context).takeRetainedValue()
          var signals = watch.signals
          var number: Int32 = 0
          while unsafe sigwait(&signals, &number) != 0 {}
          watch.act()
        }
        Platform.leave(.interrupted)
      }

  /// The signals that end a process, save those that were ignored when it started: `nohup`, and a
  /// shell that starts a job in the background, mean it.
  private static func signalsToWaitFor() -> sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      guard unsafe sigaction(number, nil, &action) == 0 else { continue }
      let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
      #if canImport(Darwin)
        let handler = unsafe unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
      #else
        let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      #endif
      if handler != ignored { unsafe sigaddset(&signals, number) }
    }
    return signals
  }
}
