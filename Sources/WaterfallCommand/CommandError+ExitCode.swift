import BoardRendering
import GoldenImages
import ImageCodecs
import ImageComparison
import Typesetting

extension CommandError {
  var exitCode: ExitCode {
    switch self {
    case .usage, .cannotRead, .nameNotInJSON, .gestureFile, .approvalFile: .usage
    case .frames(let error): error.exitCode
    case .reading(let error): error.exitCode
    case .rendering(let error): error.exitCode
    case .output: .cannotWrite
    case .comparison(let error): error.exitCode
    case .golden(let error): error.exitCode
    case .selfTest: .unavailable
    }
  }

  /// The pictures whose fault it is.
  var skippedPictures: [SkippedPicture] {
    switch self {
    case .rendering(.nothingToDraw(let skipped)), .rendering(.skipped(let skipped)),
      .frames(.rendering(.nothingToDraw(let skipped))), .frames(.rendering(.skipped(let skipped))):
      skipped
    case .frames(.picture(let picture)): [picture]
    default: []
    }
  }
}

extension GoldenError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .folder, .noCases, .noMatch, .unknownItem, .gesture, .record, .approval,
      .reportAmongGoldens, .overwritesSuite:
      .usage
    case .reading(let error): error.exitCode
    case .rendering(let error): error.exitCode
    case .frames(let error): error.exitCode
    case .comparison(let error), .golden(let error): error.exitCode
    case .clip(_, let problem): problem.exitCode
    case .unexpected: .differ
    case .output, .scratch, .reportOverForeignPage: .cannotWrite
    }
  }
}

extension GoldenClipProblem {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .damaged(.tooLarge), .damaged(.picture(_, .tooLarge)),
      .damaged(.picture(_, .needsTooMuchMemory)):
      .overLimit
    default: .usage
    }
  }
}

extension PictureComparisonError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .picture(let picture):
      switch picture.problem {
      case .image(.tooLarge), .image(.needsTooMuchMemory), .image(.tooManyScans): .overLimit
      case .image(.unsupportedFormat(let name)) where ImageFormats.missingLibrary(for: name) != nil:
        .unavailable
      case .image(.libraryMissing): .unavailable
      default: .usage
      }
    case .folder, .folderAgainstFile, .noFrames, .clip: .usage
    case .comparison(.noMemory): .overLimit
    case .comparison: .usage
    }
  }
}

extension ReadingError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .noInput: .nothingDrawn
    case .boardFileAmongOthers, .board, .cannotRead: .usage
    case .boardFileTooLarge: .overLimit
    }
  }
}

extension FramesError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .gesture, .noFrames: .usage
    case .idleSteps, .picture: .nothingDrawn
    case .rendering(let error): error.exitCode
    case .clipNeedsLibrary, .clipNeedsProgram, .programFailed: .unavailable
    case .posterIsClip: .usage
    case .clipTooLarge, .clipSideTooLong, .clipTooLong: .overLimit
    case .foreign, .folderOfInputs, .folderInUse: .cannotWrite
    }
  }
}

extension RenderingError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .nothingToDraw(let skipped) where skipped.allAreOverLimits: .overLimit
    case .nothingToDraw, .skipped: .nothingDrawn
    case .canvasTooLarge, .tilesTooLarge, .pictureTooLarge, .tooManyBytes: .overLimit
    case .layout, .pagesHaveOneName: .usage
    case .fonts(.unusable): .usage
    case .missingCharacters: .unavailable
    case .fonts(.notInstalled), .fonts(.familyNotInstalled), .fonts(.defaultUnusable): .unavailable
    case .output: .cannotWrite
    case .internalFault: .unavailable
    }
  }
}

extension [SkippedPicture] {
  /// Whether there are pictures and nothing but a limit stands in the way of each.
  fileprivate var allAreOverLimits: Bool {
    !isEmpty
      && allSatisfy { picture in
        switch picture.problem {
        case .image(.tooLarge), .image(.needsTooMuchMemory), .image(.tooManyScans), .tileTooLarge:
          true
        default: false
        }
      }
  }
}
