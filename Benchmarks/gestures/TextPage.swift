import InkGeometry
import TextFields

/// A text as a program shows it, in logical pixels: letters of 16 points, which are 8.5 pixels wide
/// and in lines of 20.
struct TextPage {
  let glyphs: GlyphBoxes
  let field: TextField
  private let columns: Int
  private let rows: Int

  static let letterWidth = 8.5
  private static let lineHeight = 20.0
  private static let words = [
    "the", "quick", "brown", "fox", "jumps", "over", "a", "lazy", "dog", "and", "I", "write",
    "something", "about", "it", "in", "this", "field", "of", "paper",
  ]

  /// - Parameter rows: of one, the line is as high as its field, 34 pixels, as fields of one line
  ///   are taken.
  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    var text = ""
    var areas: [Rect?] = []
    var number = 0
    for row in 0..<rows {
      var line = ""
      while line.count < columns {
        line += Self.words[number % Self.words.count] + " "
        number += 1 + row % 3
      }
      for (column, letter) in line.prefix(columns).enumerated() {
        text.append(letter)
        areas.append(
          Rect(
            x: Double(column) * Self.letterWidth, y: Double(row) * Self.lineHeight,
            width: Self.letterWidth, height: Self.lineHeight))
      }
      text.append("\n")
      areas.append(nil)
    }
    let height = rows == 1 ? 34 : Double(rows) * Self.lineHeight
    let area = Rect(x: 0, y: rows == 1 ? -7 : 0, width: 600, height: height)
    field = TextField(
      FieldReference(name: ":1.1", path: "/a"), of: WindowID(rawValue: 1), .gtk3,
      isMultiline: rows > 1, area: area)
    glyphs = GlyphBoxes(
      FieldText(text, .codePoint), areas: areas, filling: rows == 1 ? area : nil)
  }

  /// Where a share of the width and of the height is.
  func place(_ x: Double, _ y: Double) -> Point {
    Point(
      x: x * Double(columns) * Self.letterWidth, y: y * Double(rows) * Self.lineHeight)
  }
}
