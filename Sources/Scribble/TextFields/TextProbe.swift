package import InkGeometry
import InkRecognition

/// A place of a field whose offset in the text is asked for by a click, where a toolkit reports no
/// letters: the program itself then says which letters are there, however its text is aligned,
/// scrolled or drawn.
package struct TextProbe: Hashable, Sendable {
  /// In logical pixels from the corner of the window's content.
  package let place: Point
  /// The share of the letters below a button at the start of the field that are before the meant
  /// place; 1 if that is not among them.
  private let share: Double
  /// Whether it is asked from which letter on, not up to which.
  private let isLower: Bool

  /// Entries have buttons at their ends, which must not be pressed: an icon of GTK's default theme
  /// and its padding, in logical pixels.
  private static let (buttonWidth, padding) = (31.0, 9.0)
  /// The number of letters of usual width that are as wide as an icon.
  private static let lettersOfButton = 4

  init(_ place: Point, isLower: Bool, in field: TextField) {
    self.isLower = isLower
    let area = field.area
    let y = field.isMultiline ? place.y : area.center.y
    guard !field.isMultiline, area.width > 4 * Self.buttonWidth else {
      (self.place, share) = (Point(x: place.x, y: y), 1)
      return
    }
    let (low, high) = (area.min.x + Self.buttonWidth, area.max.x - Self.buttonWidth)
    self.place = Point(x: min(max(place.x, low), high), y: y)
    let start = area.min.x + Self.padding
    share = min(max((place.x - start) / (low - start), 0), 1)
  }

  /// The caret is moved there before the click, so that it moves: where a click at the place does
  /// not put it, unless nothing is meant there.
  ///
  /// - Parameter count: the length of the text.
  func anchor(_ count: Int) -> Int { isLower ? count : 0 }

  /// The offset at the place that is meant, by the offset at ``place``. If letters are below a
  /// button, there is none.
  func meant(_ offset: Int) -> Int {
    let letters = Double(min(offset, Self.lettersOfButton))
    return offset - Int((letters * (1 - share)).rounded())
  }
}

extension TextGesture {
  /// The places that must be known if a toolkit reports no letters: the ends of what is covered, or
  /// the gap that is meant.
  func probes(in field: TextField) -> [TextProbe] {
    switch movement {
    // The pen is down: it is a tap.
    case .press, .stroke(.arrow): []
    case .stroke(.verticalLine): [TextProbe(area.center, isLower: true, in: field)]
    case .stroke(.caret): [TextProbe(place, isLower: true, in: field)]
    case .stroke(.scratchOut), .stroke(.line), .stroke(.circle):
      ends.enumerated().map { TextProbe($1, isLower: $0 == 0, in: field) }
    }
  }

  /// The first and the last place of what is covered, in lines of text.
  private var ends: [Point] {
    // A line is drawn through letters or just below them.
    if movement == .stroke(.line) {
      let y = area.min.y - Self.belowLetters
      return [Point(x: area.min.x, y: y), Point(x: area.max.x, y: y)]
    }
    let inset = min(area.height / 2, Self.mostInset)
    return [
      Point(x: area.min.x, y: area.min.y + inset), Point(x: area.max.x, y: area.max.y - inset),
    ]
  }

  /// How far a line may be below the letters that it is for, and the half of a line of text, in
  /// logical pixels.
  private static let (belowLetters, mostInset) = (3.0, 10.0)

  /// The requested change by the offsets of its probes; nil if there is no possible meaning.
  func requestedEdit(of text: FieldText, probed offsets: [Int]) -> GestureEdit? {
    guard let low = offsets.first, let high = offsets.last, low >= 0, high <= text.count else {
      return nil
    }
    if offsets.count > 1 { return low < high ? rangeEdit(covering: low..<high, of: text) : nil }
    // Behind the last letter of a line no gap is meant.
    guard let next = text.character(after: low), !next.isNewline else { return nil }
    return gapEdit(at: low, of: text)
  }

  private func gapEdit(at offset: Int, of text: FieldText) -> GestureEdit? {
    movement == .stroke(.verticalLine)
      ? Self.joinOrSplit(at: offset, in: text) : .makeRoom(Self.usualSpaces, at: offset)
  }

  private func rangeEdit(covering range: Range<Int>, of text: FieldText) -> GestureEdit? {
    switch movement {
    case .stroke(.scratchOut): .delete(Self.withSpace(Self.meant(range, in: text), in: text))
    case .stroke(.line): .select(Self.meant(range, in: text))
    case .stroke(.circle): Self.coveredWords(range, in: text).map { .select($0) }
    case .stroke, .press: nil
    }
  }

  /// A writing room where the width of a space is not known: spaces of 4 logical pixels, as in
  /// fonts of 11 points.
  private static let usualSpaces = Int(roomWidth / 4)
}
