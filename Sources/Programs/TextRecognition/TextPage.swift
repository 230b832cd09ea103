import CommandSupport
package import InkDrawing
import InkRecognition
import LinuxIO
import StylusProtocol

/// What somebody is told of a page whose text grows and changes.
package struct TextPage {
  package enum TextPageOutput {
    /// All lines stand below each other on a terminal, and are written over when they change.
    case block
    /// A line is told when writing continues in another one, and again if it changes later.
    case lines
    /// A JSON object for each change of a line.
    case objects
  }

  private let form: TextPageOutput
  /// The terminal's.
  package var size = (columns: 80, rows: 24)
  /// How many lines stand on the terminal.
  private var height = 0
  private var printed: [InkID: String] = [:]
  private var known: [LiveText.Line] = []
  /// The line in which writing continues.
  private var current: InkID?

  package init(_ form: TextPageOutput) { self.form = form }

  /// What to write when the page has these lines; `newest` is the stroke that was begun last.
  package mutating func changedText(for lines: [LiveText.Line], newest: InkID?) -> [UInt8] {
    defer { known = lines }
    switch form {
    case .block: return lines == known ? [] : Array(block(lines).utf8)
    case .objects: return objects(lines)
    case .lines:
      let writing = lines.first { line in newest.map(line.strokes.contains) ?? false }
      current = writing?.id ?? current
      return encodeNewLines(lines.filter { $0.id != current })
    }
  }

  /// What to write when nothing is added to the page any more; the next one is empty.
  package mutating func endPage() -> [UInt8] {
    defer { (height, printed, known, current) = (0, [:], [], nil) }
    switch form {
    case .block: return known.isEmpty ? [] : Array("\n".utf8)
    case .lines: return encodeNewLines(known)
    case .objects: return []
    }
  }

  /// The last lines for which there is room, over those of before.
  private mutating func block(_ lines: [LiveText.Line]) -> String {
    let shown = lines.suffix(max(1, size.rows - 1)).map { clipped($0.text) }
    let up = height > 1 ? "\u{1B}[\(height - 1)A" : ""
    height = shown.count
    return "\r\(up)\u{1B}[J" + shown.joined(separator: "\n")
  }

  private func clipped(_ text: String) -> String {
    let text = Terminal.printable(text)
    return text.count < size.columns ? text : text.prefix(max(0, size.columns - 2)) + "…"
  }

  private mutating func encodeNewLines(_ lines: [LiveText.Line]) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in lines where isNew(line) && !line.text.isEmpty {
      bytes += Array("\(Terminal.printable(line.text))\n".utf8)
    }
    return bytes
  }

  /// Whether its text was not told yet; now it is.
  private mutating func isNew(_ line: LiveText.Line) -> Bool {
    guard let id = line.id, printed[id] ?? "" != line.text else { return false }
    printed[id] = line.text
    return true
  }

  private mutating func objects(_ lines: [LiveText.Line]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (number, line) in lines.enumerated() where isNew(line) {
      bytes += JSONLines.line(TextLineRecord(line: number + 1, text: line.text, words: line.words))
    }
    return bytes
  }
}

/// A line as JSON.
private struct TextLineRecord: JSONRecord {
  var line: Int
  var text: String
  var words: [RecognizedWord]

  static let layout = RecordLayout(Self.init) {
    JSONField("line", \.line)
    JSONField("text", \.text)
    JSONField("words", \.words)
  }
}

/// A word, how sure it is, and where it stands.
struct RecognizedWord: JSONRecord {
  let text: String
  let confidence: Float
  let box: RecognizedBox

  static let layout = RecordLayout(Self.init(text:confidence:box:)) {
    JSONField("text", \.text)
    JSONField("confidence", \.confidence)
    JSONField("box", \.box)
  }
}

extension RecognizedWord {
  /// Nil for what is no text.
  init?(_ word: WrittenWord) {
    guard let reading = word.readings.first else { return nil }
    (text, confidence, box) = (reading.text, reading.confidence, word.box)
  }
}
