package import BoardRendering

/// What is wrong with the arguments themselves.
package enum UsageError: Error, Hashable, Sendable {
  case unknownOption(String, nearest: String?)
  case unknownVerb(String, nearest: String?)
  /// A name that a later version will have.
  case laterVersion(String)
  /// The option stands last, or another option stands where its value belongs.
  case missingValue(OptionName, valueName: String, found: String?)
  case unexpectedValue(OptionName)
  case optionOfAnotherVerb(OptionName, Verb)
  case badValue(OptionName, value: Argument, expected: String)
  case contradiction(OptionName, OptionName)
  /// Only one would count.
  case givenTwice(OptionName)
  /// An option that writes a file, and not to standard output.
  case notAFile(OptionName)
  case optionNeeds(OptionName, other: OptionName)
  /// An option of JPEGs, say, where a PNG is written.
  case optionOfAnotherFormat(OptionName, PictureFormat)
  /// A file that is no clip by its name, and no kind is given.
  case noClipFormat(Argument)

  /// A picture that does not move is asked for, as a kind of clip.
  case clipOfStill(ClipFormat)

  /// An option of other kinds of clips.
  case optionOfAnotherClip(OptionName, ClipFormat)

  /// A clip is a file, and none is named.
  case noClip

  /// A name has more than one place for the number of a page.
  case manyPageNumbers(Argument)
  /// `--json` and `-o -` both want standard output.
  case standardOutputTwice
  /// A board and a list of names are both to be read from standard input.
  case standardInputTwice
  case noInput(Verb)
  /// The names of a list end with NUL bytes, but it is read in lines.
  case listEndsWithZeros(Argument)
  case tooManyOperands(Verb, Argument)
  /// Not two pictures were named.
  case notTwoPictures(Int)
  /// Goldens are not written where CI is set.
  case recordingUnderCI(Verb)
  /// Not one suite was named.
  case notOneSuite(Verb, Int)
  /// Pictures of many frames cannot go down one pipe.
  case foldersToStandardOutput
  case unknownSchema(Argument)
  case emptyName
  /// Neither a gesture file nor a move nor a drag.
  case noGesture
  /// Frames are files in a folder, and none is named.
  case noFolder
  /// The board would by default lie among the pictures of this folder.
  case noOutputNamed(Argument)
}
