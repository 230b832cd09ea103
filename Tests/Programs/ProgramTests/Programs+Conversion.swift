import Foundation
import InkDrawing
import InkStorage
import ProgramKit

extension Programs {
  /// Makes a drawing of a short word from a recording, and tells where it is.
  func word() throws -> String {
    let (word, recording) = (path("word.inkd"), path("word.evemu"))
    _ = try run("stylusctl", ["generate", "i", "-o", recording])
    _ = try export(recording, word, "--ink", "pencil", "--color", "#204080")
    return word
  }

  /// Runs `stylusctl export`.
  func export(_ arguments: String...) throws -> Outcome {
    try run("stylusctl", ["export"] + arguments)
  }

  /// The drawing in a file.
  func drawing(_ path: String) throws -> Drawing {
    try Drawing(decoding: Array(Data(contentsOf: URL(fileURLWithPath: path))))
  }
}
