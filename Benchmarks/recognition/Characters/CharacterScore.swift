import Foundation
import InkRecognition
import TextRecognition

/// How distorted characters are read, ours beside zinnia.
struct CharacterScore {
  private var first = 0
  private var nearFirst = 0
  private var said: Float = 0
  private var timing = Timing()

  /// So many characters are read of each distortion, evenly taken from all.
  private static let most = 400

  /// Prints a row for each distortion; those characters are read that all know.
  static func measure(_ path: String, templates: String, model: String?) throws {
    let file = try CharacterTemplates(bytes: bytes(templates))
    let zinnia = try model.map { try Zinnia(model: $0) }
    var known = Set(file.templates.map { String(Character($0.character)) })
    if let zinnia { known.formIntersection(zinnia.characters) }
    let drawn = try drawn(path).filter { known.contains($0.text) }
    let step = max(1, drawn.count / most)
    let chosen = stride(from: 0, to: drawn.count, by: step).prefix(most).map { drawn[$0] }
    var reader = CharacterReader(file)
    print("\(chosen.count) of \(drawn.count) characters, \(reader.count) templates\n")
    print("| drawn | ours: 1st, of 10, said | ms: median, p95, longest | zinnia: 1st, of 10 | ms |")
    print("|---|---|---|---|---|")
    for distortion in Distortion.all {
      var ours = Self()
      var theirs = Self()
      for (index, character) in chosen.enumerated() {
        let distorted = distortion.distorted(character, seed: UInt64(index))
        let trace = distorted.trace
        ours.note(distorted.text) {
          reader.read(trace)
          return reader.readings(10).map { ($0.text, $0.confidence) }
        }
        if let zinnia {
          theirs.note(distorted.text) { zinnia.recognize(trace, most: 10).map { ($0, 0) } }
        }
      }
      let count = Float(max(1, chosen.count))
      print(
        "| \(distortion.name) | \(ours.text(count)), \(percent(ours.said / count)) | \(ours.timing.text) "
          + (zinnia == nil ? "| | |" : "| \(theirs.text(count)) | \(theirs.timing.text) |"))
    }
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  /// What somebody drew: Tomoe's XML, or templates.
  static func drawn(_ path: String) throws -> [DrawnCharacter] {
    let bytes = try bytes(path)
    if let templates = try? CharacterTemplates(bytes: bytes) {
      return DrawnCharacter.drawn(in: templates)
    }
    return DrawnCharacter.drawn(inTomoe: String(decoding: bytes, as: UTF8.self))
  }

  private mutating func note(_ truth: String, _ read: () -> [(text: String, said: Float)]) {
    let begin = Timing.now
    let readings = read()
    timing.note(Timing.now - begin)
    said += readings.first?.said ?? 0
    guard let rank = readings.firstIndex(where: { $0.text == truth }) else { return }
    nearFirst += 1
    first += rank == 0 ? 1 : 0
  }

  private func text(_ count: Float) -> String {
    "\(Self.percent(Float(first) / count)), \(Self.percent(Float(nearFirst) / count))"
  }

  static func percent(_ share: Float) -> String {
    let tenths = Int((share * 1_000).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
