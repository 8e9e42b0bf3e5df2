import BoardModel
import BoardRendering
import GoldenImages
import ImageComparison

/// `waterfall diff` of two folders of frames.
enum DiffFolders {
  static func run(
    _ a: FilePath, _ b: FilePath, _ options: DiffOptions, _ arguments: ParsedArguments,
    _ console: Console
  ) throws(CommandError) -> ExitCode {
    let folder = try pictureFolder(arguments)
    let compared: ComparedFolders
    do {
      compared = try ComparedFolders(
        a, b, by: options.comparator, limit: options.limit, needsPixels: folder != nil
      ) { name, pictures in
        guard let folder else { return }
        let file = folder.appending(FilePath(bytes: name.withoutExtension.bytes + ".png".utf8))
        let target = OutputTarget.file(file, replaces: !arguments.has(.noClobber))
        try DiffCommand.write(pictures, options.picture, to: target, console)
      }
    } catch let error as PictureComparisonError {
      throw .comparison(error)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .rendering(.internalFault(String(describing: error)))
    }
    let report = FolderDiffReport(a: a, b: b, compared: compared)
    if arguments.has(.json) {
      try console.print(report.json.text)
    } else if !arguments.has(.quiet) {
      try console.print(report.lines.joined(separator: "\n") + "\n")
    }
    return compared.isEqual ? .done : .differ
  }

  /// Where pictures of the differences go: a folder, which is made where it is missing.
  private static func pictureFolder(
    _ arguments: ParsedArguments
  ) throws(CommandError) -> FilePath? {
    guard let output = arguments.values[.output] else { return nil }
    guard !output.bytes.isEmpty else { throw .usage(.emptyName) }
    guard !output.isDash else { throw .usage(.foldersToStandardOutput) }
    guard !arguments.operands.contains(where: { PictureFile.isSameFile($0.path, output.path) })
    else { throw .output(.overwritesInput(output.path)) }
    do throws(OutputError) {
      try OutputFolder.makeLast(output.path)
    } catch {
      throw .output(error)
    }
    return output.path
  }
}
