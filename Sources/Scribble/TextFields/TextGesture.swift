package import InkGeometry
package import InkRecognition

extension InkGesture {
  /// The gesture of a stroke over a text; nil if it is none, or requests nothing there.
  ///
  /// Lines across letters and through words may be shorter than lines elsewhere: over a text, half
  /// of that length suffices, because a line there is treated as writing anyway if another stroke
  /// follows, or if no letters are below it.
  ///
  /// - Parameters:
  ///   - stroke: its points in millimeters, y downwards.
  ///   - scale: the height of small letters, in millimeters.
  package init?(overText stroke: [SIMD2<Float>], scale: Float) {
    let shares = Self.shares.lazy
    guard
      let found = InkGesture(stroke, scale: scale)
        ?? shares.compactMap({ InkGesture(stroke, scale: scale * $0) }).first(where: \.isLine),
      found != .arrow
    else { return nil }
    self = found
  }

  private var isLine: Bool { self == .line || self == .verticalLine }

  /// Relative to the size of letters. In the steps of the smaller one some lines are not straight.
  private static let shares: [Float] = [0.64, 0.52]
}

/// A movement over a text that requests an action, and its position.
package struct TextGesture: Hashable, Sendable {
  package let movement: Movement
  /// Its area, in logical pixels from the corner of the window's content.
  package let area: Rect
  /// Its position, in the same coordinates: the tip of a caret, the position of a pen held still,
  /// otherwise the center.
  package let place: Point

  /// The movement of the pen.
  package enum Movement: Hashable, Sendable {
    /// A stroke of a certain form.
    case stroke(InkGesture)
    /// The pen is held still.
    case press
  }

  package init(_ gesture: InkGesture, over area: Rect) {
    (movement, self.area, place) = (.stroke(gesture), area, area.center)
  }

  /// A caret.
  ///
  /// - Parameters:
  ///   - area: its area.
  ///   - tip: the point where its legs meet, which is above or below its start.
  package init(caretOver area: Rect, tip: Point) {
    (movement, self.area, place) = (.stroke(.caret), area, tip)
  }

  /// A pen that is held still at a position.
  package init(pressAt place: Point) {
    (movement, area, self.place) = (.press, Rect(min: place, max: place), place)
  }

  /// The requested change of a text.
  package enum GestureEdit: Hashable, Sendable {
    case delete(Range<Int>)
    case insert(String, at: Int)
    case select(Range<Int>)
    /// The number of spaces in the writing room.
    case makeRoom(Int, at: Int)
  }

  /// The fraction of a word that must be covered for the whole word to be meant; otherwise only its
  /// covered letters are.
  private static let enough = 0.6

  /// The requested change if letters are known; nil if there is no possible meaning.
  package func requestedEdit(of glyphs: GlyphBoxes) -> GestureEdit? {
    guard case .stroke(let gesture) = movement else { return room(between: glyphs, at: [place]) }
    let text = glyphs.text
    switch gesture {
    case .scratchOut:
      guard let covered = glyphs.covered(by: area) else { return nil }
      return .delete(Self.withSpace(Self.meant(covered, in: text), in: text))
    case .line:
      // Through a line, or a little under it.
      let height = glyphs.lineHeight ?? 0
      let reach = Rect(
        min: Point(x: area.min.x, y: area.min.y - 0.8 * height),
        max: Point(x: area.max.x, y: area.max.y + 0.3 * height))
      return glyphs.covered(by: reach).map { .select(Self.meant($0, in: text)) }
    // An O looks the same, and is often drawn over the end of a word.
    case .circle:
      let words = glyphs.covered(by: area).flatMap { Self.coveredWords($0, in: text) }
      return words.map { .select($0) }
    case .verticalLine:
      return glyphs.gap(at: area.center).flatMap { Self.joinOrSplit(at: $0, in: text) }
    case .caret: return room(between: glyphs, at: caretPlaces(among: glyphs))
    case .arrow: return nil
    }
  }

  /// A gap at the first of some positions that is next to a letter.
  private func room(between glyphs: GlyphBoxes, at places: [Point]) -> GestureEdit? {
    let gap = places.lazy.compactMap { glyphs.gap(at: $0) }.first
    return gap.map { .makeRoom(glyphs.spaces(over: Self.roomWidth), at: $0) }
  }

  /// The approximate width of a writing room, in logical pixels: 4 cm.
  package static let roomWidth = 40 * 96 / 25.4

  /// The position that a caret points to: slightly beyond its tip, which people draw above or below
  /// the letters; otherwise between them.
  private func caretPlaces(among glyphs: GlyphBoxes) -> [Point] {
    let reach = 0.3 * (glyphs.lineHeight ?? 0)
    let beyond = place.y < area.center.y ? place.y - reach : place.y + reach
    return [Point(x: place.x, y: beyond), place]
  }

  /// The edit of a line across the text: between words it joins them, inside a word it splits it.
  static func joinOrSplit(at offset: Int, in text: FieldText) -> GestureEdit? {
    if let spaces = spaces(around: offset, in: text) { return .delete(spaces) }
    let isInside = text.words.contains { $0.lowerBound < offset && offset < $0.upperBound }
    return isInside ? .insert(" ", at: offset) : nil
  }

  /// The words that are mostly covered; if there are none, the letters.
  static func meant(_ covered: Range<Int>, in text: FieldText) -> Range<Int> {
    coveredWords(covered, in: text) ?? covered
  }

  static func coveredWords(_ covered: Range<Int>, in text: FieldText) -> Range<Int>? {
    var words: Range<Int>?
    for word in text.words {
      let part = word.clamped(to: covered)
      guard Double(part.count) >= enough * Double(word.count) else { continue }
      words = (words?.lowerBound ?? word.lowerBound)..<word.upperBound
    }
    return words
  }

  /// A range and one of the spaces next to it, if it is between spaces or ends: otherwise two would
  /// remain, or one at an end.
  static func withSpace(_ range: Range<Int>, in text: FieldText) -> Range<Int> {
    let isBefore = range.lowerBound == 0 || text.character(before: range.lowerBound) == " "
    let isAfter = range.upperBound == text.count || text.character(after: range.upperBound) == " "
    guard isBefore, isAfter, range.count < text.count else { return range }
    return range.lowerBound > 0
      ? range.lowerBound - 1..<range.upperBound : range.lowerBound..<range.upperBound + 1
  }

  /// The run of spaces at an offset; nil if there are none.
  private static func spaces(around offset: Int, in text: FieldText) -> Range<Int>? {
    var (low, high) = (offset, offset)
    while text.character(before: low) == " " { low -= 1 }
    while text.character(after: high) == " " { high += 1 }
    // At an end of the text there are no words to join.
    return low < high && low > 0 && high < text.count ? low..<high : nil
  }
}
