import CMath
import StylusModel

/// Text broken into lines so that it fills an area.
struct Page {
  /// The text with a line break at the end of each line.
  private(set) var text = ""
  /// The height of an x.
  let xHeight: Millimeters
  /// The start of the first line.
  let origin: Place

  /// Finds the largest writing that fits.
  init(_ text: String, style: HandStyle, area: Tablet.Area) throws(SynthesisError) {
    var size = Self.largest
    var lines = try Self.wrap(text, style: style, columns: Self.columns(area, size))
    while lines == nil || Self.height(lines?.count ?? 0) * size > Double(area.height.value) {
      size *= 0.92
      guard size >= Self.smallest else { throw .noRoom(area) }
      lines = try Self.wrap(text, style: style, columns: Self.columns(area, size))
    }
    self.text = (lines ?? []).joined(separator: "\n")
    xHeight = Millimeters(Float(size))
    origin = Place(
      x: area.left + Millimeters(Float(Self.margin * size)),
      y: area.top + Millimeters(Float((Self.margin + 2) * size)))
  }

  /// From line to line, in heights of an x.
  static let lineSpacing = 3.4
  /// Left free on each side, in heights of an x.
  private static let margin = 1.5
  private static let largest = 6.0
  private static let smallest = 0.8

  private static func columns(_ area: Tablet.Area, _ size: Double) -> Double {
    Double(area.width.value) / size - 2 * margin
  }

  private static func height(_ lines: Int) -> Double {
    Double(lines - 1) * lineSpacing + 2 * margin + 3.2
  }

  /// The lines of a text that is `columns` heights of an x wide; nil if a word is wider.
  private static func wrap(
    _ text: String, style: HandStyle, columns: Double
  ) throws(SynthesisError) -> [String]? {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      var used = 0.0
      for word in paragraph.split(separator: " ") {
        let wide = try width(of: word, style: style)
        guard wide <= columns else { return nil }
        if !line.isEmpty, used + wide > columns {
          lines.append(line)
          (line, used) = ("", 0)
        }
        line += line.isEmpty ? String(word) : " " + word
        used += wide + (Alphabet.space + style.spacing) * style.width
      }
      lines.append(line)
    }
    return lines
  }

  /// An upper estimate in heights of an x: letters vary in width.
  private static func width(
    of word: Substring, style: HandStyle
  ) throws(SynthesisError) -> Double {
    var width = abs(tan(Double(style.slant.value))) * 1.5
    for character in word {
      guard let glyph = Alphabet.glyphs[character] else { throw .unknownCharacter(character) }
      width += glyph.advance * style.width + style.spacing
    }
    return width
  }
}
