import Foundation
import InkDrawing
import InkPractice
import InkStorage

/// Writes the letters that the teacher of handwriting ships, with our own synthetic hand: `make-letters FOLDER` makes
/// letters.inkd and letters.sheet there.
guard CommandLine.arguments.count == 2, let folder = CommandLine.arguments.last,
  !folder.hasPrefix("-")
else {
  FileHandle.standardError.write(
    Data("usage: make-letters FOLDER\nwrites letters.inkd and letters.sheet into the folder\n".utf8)
  )
  exit(2)
}
do {
  let sheet = LetterSheet(names: ShippedNames.all, columns: 12)
  let drawing = try LetterWriter(sheet).write()
  try Data(drawing.encoded(.lossy(.standard))).write(
    to: URL(fileURLWithPath: folder + "/letters.inkd"))
  try sheet.text.write(
    to: URL(fileURLWithPath: folder + "/letters.sheet"), atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("make-letters: \(error)\n".utf8))
  exit(1)
}
