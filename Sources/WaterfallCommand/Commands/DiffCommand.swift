import BoardModel
import BoardRendering
import GoldenImages
import ImageCodecs
import ImageComparison
import Pixels

/// `waterfall diff`: how far two pictures differ, or two folders of frames.
enum DiffCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    guard arguments.operands.count == 2 else {
      throw .usage(.notTwoPictures(arguments.operands.count))
    }
    guard arguments.operands.allSatisfy({ !$0.bytes.isEmpty }) else { throw .usage(.emptyName) }
    let options = try DiffOptions(arguments)
    let (a, b) = (arguments.operands[0].path, arguments.operands[1].path)
    switch (PictureFolder.exists(at: a), PictureFolder.exists(at: b)) {
    case (false, false): return try comparePictures(a, b, options, arguments, console)
    case (true, true): return try DiffFolders.run(a, b, options, arguments, console)
    case (true, false): throw .comparison(.folderAgainstFile(folder: a, file: b))
    case (false, true): throw .comparison(.folderAgainstFile(folder: b, file: a))
    }
  }

  private static func comparePictures(
    _ a: FilePath, _ b: FilePath, _ options: DiffOptions, _ arguments: ParsedArguments,
    _ console: Console
  ) throws(CommandError) -> ExitCode {
    let target = try target(arguments, inputs: [a, b])
    let compared: ComparedPictures
    do throws(PictureComparisonError) {
      compared = try ComparedPictures(
        a, b, by: options.comparator, limit: options.limit, needsPixels: target != nil)
    } catch {
      throw .comparison(error)
    }
    if let target { try write(compared, options.picture, to: target, console) }
    var report = DiffReport(a: a, b: b, comparison: compared.comparison)
    if let a = compared.a, let b = compared.b {
      report.rows = RowAlignment(a, b)
      report.columns = ColumnAlignment(a, b)
    }
    if arguments.has(.json) {
      try console.print(report.json.text)
    } else if target != .standardOutput, !arguments.has(.quiet) {
      try console.print(report.line + "\n")
    }
    return compared.comparison.isEqual ? .done : .differ
  }

  /// Where the picture of the difference goes, if it is asked for.
  private static func target(
    _ arguments: ParsedArguments, inputs: [FilePath]
  ) throws(CommandError) -> OutputTarget? {
    guard let output = arguments.values[.output] else { return nil }
    guard !output.bytes.isEmpty else { throw .usage(.emptyName) }
    if output.isDash {
      guard !arguments.has(.json) else { throw .usage(.standardOutputTwice) }
      return .standardOutput
    }
    if let format = LaterVersions.outputFormats[output.path.fileExtension] {
      throw .usage(.laterVersion("\(format) output"))
    }
    let inputs = inputs + (arguments.values[.mask].map { [$0.path] } ?? [])
    guard !inputs.contains(where: { PictureFile.isSameFile($0, output.path) }) else {
      throw .output(.overwritesInput(output.path))
    }
    return .file(output.path, replaces: !arguments.has(.noClobber))
  }

  static func write(
    _ compared: ComparedPictures, _ style: DifferencePicture, to target: OutputTarget,
    _ console: Console
  ) throws(CommandError) {
    guard let a = compared.a, let b = compared.b, let map = compared.comparison.map else { return }
    let picture = style.draw(a, b, map)
    do {
      try target.write(try picture.encodedPNG())
    } catch let error as OutputError {
      throw .output(error)
    } catch {
      throw .rendering(.internalFault(String(describing: error)))
    }
  }
}
