/// Why a scene cannot be read.
enum SceneError: Error {
  case colorOfChannels(Int)
  case unknownMark(String)
  case pointOfNumbers(Int)
  case transformOfNumbers(Int)
}
