import BoardDrawing
import BoardModel
import BoardRendering

/// The gesture that arguments ask for: a file, or a script of a move or a drag.
enum GestureSource {
  /// - Throws: before anything is read, where there is not exactly one.
  static func check(_ arguments: ParsedArguments) throws(CommandError) {
    let given = [OptionName.gesture, .move, .drag].filter(arguments.has)
    guard let first = given.first else { throw .usage(.noGesture) }
    guard given.count == 1 else { throw .usage(.contradiction(first, given[1])) }
    let inputs = arguments.operands + [.filesFrom].compactMap { arguments.values[$0] }
    if arguments.values[.gesture]?.isDash ?? false, inputs.contains(where: \.isDash) {
      throw .usage(.standardInputTwice)
    }
    do throws(UsageError) {
      _ = try arguments.moves()
    } catch {
      throw .usage(error)
    }
  }

  /// Prints the gesture as JSON and draws nothing.
  static func print(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandError) -> ExitCode {
    let loaded = try BoardSource.load(arguments, console: console)
    let gesture = try gesture(arguments, for: loaded.board)
    try console.print(GestureFileText(gesture).json.text)
    return .done
  }

  static func gesture(
    _ arguments: ParsedArguments, for board: Board
  ) throws(CommandError) -> GestureFile {
    var gesture = try arguments.values[.gesture].map(read)
    do throws(UsageError) {
      let preset = try arguments.preset()
      if gesture == nil {
        gesture = try script(arguments, board, preset ?? board.settings.preset)
      }
      guard var gesture else { throw UsageError.noGesture }
      gesture.preset = preset ?? gesture.preset
      gesture.fps = try arguments.number(.fps, in: .fps) ?? gesture.fps
      if let height = try arguments.viewport()?.height {
        gesture.viewport = gesture.viewport ?? GestureViewport(height: height)
        gesture.viewport?.height = height
      }
      return gesture
    } catch {
      throw .usage(error)
    }
  }

  /// What came out otherwise than expected; of a move, among the items that could be drawn.
  static func differences(
    _ arguments: ParsedArguments, _ gesture: GestureFile, _ replay: DragReplay
  ) -> [ReplayDifference] {
    guard var expectation = gesture.expectation else { return [] }
    if arguments.has(.move), case .sections(let order)? = expectation.order {
      let drawn = Set(replay.items.map(\.id))
      expectation.order = .sections(order.map { $0.filter(drawn.contains) })
    }
    return replay.differences(from: expectation)
  }

  private static func script(
    _ arguments: ParsedArguments, _ board: Board, _ preset: BoardPreset
  ) throws(UsageError) -> GestureFile? {
    if let moves = try arguments.moves() {
      var gesture = GestureFile.moves(moves, preset: preset)
      // A move that is not allowed must not look like one that was made.
      if let order = GestureFile.order(of: board, after: moves, preset: preset) {
        var expectation = GestureExpectation()
        expectation.order = .sections(order)
        gesture.expectation = expectation
      }
      return gesture
    }
    guard let drag = try arguments.dragged(on: board) else { return nil }
    return .drag(.item(drag.source), to: .item(drag.target), preset: preset)
  }

  private static func read(_ file: Argument) throws(CommandError) -> GestureFile {
    guard !file.bytes.isEmpty else { throw .usage(.emptyName) }
    let bytes = try file.contents()
    do throws(BoardError) {
      return try GestureFile(json: bytes)
    } catch {
      throw .gestureFile(file, error)
    }
  }
}
