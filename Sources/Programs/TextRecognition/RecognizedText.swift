import CommandSupport
package import InkGeometry
package import InkRecognition
import LinuxIO
import StylusModel
package import StylusProtocol

/// How what was read is printed.
package enum RecognitionFormat {
  case plain
  case csv
  case json

  /// What comes before everything.
  package func writeHeader() -> Bool {
    self != .csv || StandardStream.output("item,rank,text,confidence\n")
  }

  /// Prints what an item may be; false if nobody reads any more.
  package func printItem(_ item: String, _ readings: [Reading], box: RecognizedBox? = nil) -> Bool {
    switch self {
    case .plain:
      let texts = readings.map { "\($0.text) (\(Self.confidenceText($0.confidence)))" }
      return StandardStream.output(
        "\(item): \(texts.isEmpty ? "no text" : texts.joined(separator: ", "))\n")
    case .csv:
      let rows = readings.enumerated().map { rank, reading in
        "\(Self.quoted(item)),\(rank + 1),\(Self.quoted(reading.text)),\(Self.confidenceText(reading.confidence))\n"
      }
      let text = rows.isEmpty ? "\(Self.quoted(item)),1,,0.000\n" : rows.joined()
      return StandardStream.output(data: Array(text.utf8))
    case .json:
      let readings = readings.map { ReadingRecord(text: $0.text, confidence: $0.confidence) }
      return JSONLines.printLine(RecognizedItem(item: item, box: box, readings: readings))
    }
  }

  /// Prints a mark of a drawing as JSON; other formats have only words. Returns false if nobody
  /// reads any more.
  package func printMark(_ mark: WrittenMark, of name: String) -> Bool {
    guard self == .json else { return true }
    return JSONLines.printLine(
      MarkRecord(item: name, mark: mark.kind.rawValue, box: RecognizedBox(mark.bounds)))
  }

  /// Three digits behind the point.
  static func confidenceText(_ confidence: Float) -> String {
    Int((max(0, min(confidence, 1)) * 1_000).rounded()).decimals(3)
  }

  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}

/// Where a word stands, in millimeters.
package struct RecognizedBox: JSONRecord {
  var left: Float
  var top: Float
  var width: Float
  var height: Float

  package static let layout = RecordLayout(
    rectangle: Self.init(left:top:width:height:), \.left, \.top, \.width, \.height)
}

/// An item as JSON.
private struct RecognizedItem: JSONRecord {
  var item: String
  var box: RecognizedBox?
  var readings: [ReadingRecord]

  static let layout = RecordLayout(Self.init) {
    JSONField("item", \.item)
    JSONField("box", \.box)
    JSONField("readings", \.readings)
  }
}

/// A mark as JSON.
private struct MarkRecord: JSONRecord {
  var item: String
  var mark: String
  var box: RecognizedBox

  static let layout = RecordLayout(Self.init) {
    JSONField("item", \.item)
    JSONField("mark", \.mark)
    JSONField("box", \.box)
  }
}

private struct ReadingRecord: JSONRecord {
  var text: String
  var confidence: Float

  static let layout = RecordLayout(Self.init) {
    JSONField("text", \.text)
    JSONField("confidence", \.confidence)
  }
}

extension RecognizedBox {
  package init(_ bounds: Rect) {
    self.init(
      left: Float(bounds.min.x), top: Float(bounds.min.y), width: Float(bounds.width),
      height: Float(bounds.height))
  }
}

extension WrittenWord {
  /// Its box.
  package var box: RecognizedBox { RecognizedBox(bounds) }
}
