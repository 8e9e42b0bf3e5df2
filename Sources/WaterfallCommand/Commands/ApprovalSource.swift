import BoardModel
import BoardRendering
import GoldenImages

/// What is approved: what options say, or a file that says it case by case.
enum ApprovalSource {
  case options(Approval)
  case file(ApprovalChoice)

  init(_ arguments: ParsedArguments) throws(CommandError) {
    do throws(UsageError) {
      let approval = try arguments.approval()
      guard let file = arguments.values[.from] else {
        self = .options(approval)
        return
      }
      // The file says itself which cases are meant, and what of them.
      for other in [OptionName.caseNames, .alternate, .frameNumbers, .itemNames, .hashOnly]
      where arguments.has(other) {
        throw .contradiction(.from, other)
      }
      guard arguments.lists[.from]?.count ?? 1 == 1 else { throw .givenTwice(.from) }
      guard !file.bytes.isEmpty else { throw .emptyName }
    } catch {
      throw .usage(error)
    }
    self = .file(try ApprovalSource.read(arguments.values[.from] ?? Argument("")))
  }

  private static func read(_ file: Argument) throws(CommandError) -> ApprovalChoice {
    let bytes = try file.contents()
    do throws(BoardError) {
      return try ApprovalChoice(json: bytes)
    } catch {
      throw .approvalFile(file, error)
    }
  }
}
