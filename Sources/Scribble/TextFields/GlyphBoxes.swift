package import InkGeometry

/// The positions of a text's letters, in logical pixels from the corner of the window's content.
package struct GlyphBoxes: Sendable {
  package let text: FieldText
  /// The glyphs that are seen, by their offsets, in the order of the text.
  private var glyphs: [GlyphBox] = []
  private var lines: [GlyphLine] = []

  private struct GlyphBox {
    var range: Range<Int>
    var area: Rect
  }

  /// Glyphs next to each other: their indices, and their common area.
  private struct GlyphLine {
    var members: Range<Int>
    var area: Rect
  }

  /// - Parameters:
  ///   - areas: the area of each unit of the text from the first on, as far as requested; nil or
  ///     empty if the unit is not visible.
  ///   - field: for a single line, the field's own area: the reported height of letters is not
  ///     always correct and does not matter, so they are assumed to fill the field.
  ///   - shift: the distance of the letters to the right of their reported positions.
  package init(_ text: FieldText, areas: [Rect?], filling field: Rect? = nil, shift: Double = 0) {
    self.text = text
    for (offset, area) in areas.enumerated() where offset < text.count {
      guard let area, area.width > 0, area.height > 0, area.min.isFinite, area.max.isFinite else {
        continue
      }
      let place = Rect(
        min: Point(x: area.min.x + shift, y: field?.min.y ?? area.min.y),
        max: Point(x: area.max.x + shift, y: field?.max.y ?? area.max.y))
      glyphs.append(GlyphBox(range: offset..<offset + 1, area: place))
    }
    findLines()
  }

  private mutating func findLines() {
    for index in glyphs.indices {
      let area = glyphs[index].area
      if let last = lines.last, area.center.y < last.area.max.y, area.center.y > last.area.min.y,
        area.min.x > glyphs[index - 1].area.min.x - 1
      {
        lines[lines.count - 1].members = last.members.lowerBound..<index + 1
        lines[lines.count - 1].area = last.area.union(area)
      } else {
        lines.append(GlyphLine(members: index..<index + 1, area: area))
      }
    }
  }

  /// The visible glyphs, in the order of the text, and their areas.
  var glyphAreas: [(range: Range<Int>, area: Rect)] { glyphs.map { ($0.range, $0.area) } }

  /// Whether no glyph is visible.
  package var isEmpty: Bool { glyphs.isEmpty }

  /// The height of a line; nil if nothing is visible.
  package var lineHeight: Double? { lines.first?.area.height }

  /// The offset for text whose ink begins at a position: between the words there; at the end if it
  /// is below all lines.
  package func insertionOffset(of ink: Point) -> Int {
    guard let line = lines.min(by: { distance(ink.y, to: $0) < distance(ink.y, to: $1) }),
      ink.y < (lines.last?.area.max.y ?? 0) + line.area.height
    else { return text.count }
    let next = glyphs[line.members].first { $0.area.center.x > ink.x }
    let offset = next?.range.lowerBound ?? glyphs[line.members].last?.range.upperBound ?? text.count
    // The end of a line is before its line break, and so is the end of the text.
    let isBreak = text.character(before: offset)?.isNewline == true
    return betweenWords(next == nil && isBreak ? offset - 1 : offset)
  }

  private func distance(_ y: Double, to line: GlyphLine) -> Double {
    max(0, line.area.min.y - y, y - line.area.max.y)
  }

  /// The nearer end of the word that an offset would part.
  private func betweenWords(_ offset: Int) -> Int {
    guard let word = text.words.first(where: { $0.lowerBound < offset && offset < $0.upperBound })
    else { return offset }
    return offset - word.lowerBound < word.upperBound - offset ? word.lowerBound : word.upperBound
  }

  /// The offsets whose glyphs have their center in a rectangle, or slightly above or below it; nil
  /// if there are none.
  package func covered(by area: Rect) -> Range<Int>? {
    var range: Range<Int>?
    for glyph in glyphs {
      let (middle, margin) = (glyph.area.center, 0.4 * glyph.area.height)
      guard area.min.x <= middle.x, middle.x <= area.max.x, area.min.y - margin <= middle.y,
        middle.y <= area.max.y + margin
      else { continue }
      range = (range?.lowerBound ?? glyph.range.lowerBound)..<glyph.range.upperBound
    }
    return range
  }

  /// The offset of the gap nearest to a line drawn across the text at a position; nil if it is
  /// outside the text.
  package func gap(at place: Point) -> Int? {
    guard let line = lines.first(where: { $0.area.expanded(by: 2).contains(place) }) else {
      return nil
    }
    let next = glyphs[line.members].first { $0.area.center.x > place.x }
    return next?.range.lowerBound
  }

  /// The number of spaces for a width, given the width of spaces and letters here; limited.
  package func spaces(over width: Double) -> Int {
    let spaces = glyphs.filter { text.character(after: $0.range.lowerBound) == " " }
    let widths = (spaces.isEmpty ? glyphs : spaces).map(\.area.width).sorted()
    guard let usual = widths.isEmpty ? nil : widths[widths.count / 2] else {
      return Self.spaces.lowerBound
    }
    // A space is about half as wide as a letter.
    let count = width / max(1, spaces.isEmpty ? usual / 2 : usual)
    return Int(min(max(count, Double(Self.spaces.lowerBound)), Double(Self.spaces.upperBound)))
  }

  private static let spaces = 8...64
}
