// Draws the pictures of Fixtures/photos: swift run -c release waterfall-fixtures Fixtures/photos

import Foundation
import ImageCodecs

guard CommandLine.arguments.count == 2 else {
  print("usage: waterfall-fixtures FOLDER")
  exit(2)
}
let folder = URL(filePath: CommandLine.arguments[1])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
var total = 0
for fixture in Fixture.all {
  let bytes = try fixture.encoded()
  try Data(bytes).write(to: folder.appending(path: fixture.name))
  total += bytes.count
  print("\(bytes.count) bytes: \(fixture.name)")
}
print("\(total) bytes in all")
