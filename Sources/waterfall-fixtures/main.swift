// Makes the pictures of Fixtures: swift run -c release waterfall-fixtures photos|kinds FOLDER

import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 3, ["photos", "kinds"].contains(arguments[1]) else {
  print("usage: waterfall-fixtures photos|kinds FOLDER")
  exit(2)
}
let folder = URL(filePath: arguments[2])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let files =
  arguments[1] == "photos"
  ? try Fixture.all.map { (name: $0.name, bytes: try $0.encoded()) }
  : try KindFixture.all().map { (name: $0.name, bytes: $0.bytes) }
for (name, bytes) in files {
  try Data(bytes).write(to: folder.appending(path: name))
  print("\(bytes.count) bytes: \(name)")
}
print("\(files.reduce(0) { $0 + $1.bytes.count }) bytes in all")
