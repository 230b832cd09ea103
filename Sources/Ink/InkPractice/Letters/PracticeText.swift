public import InkDrawing
public import InkGeometry

/// A text in somebody's own letters: where each stands, and what is to be written.
///
/// The first line's left end is at the origin; y grows downwards.
public struct PracticeText: Sendable {
  /// The letters in the order of the text, without spaces.
  public private(set) var letters: [Letter] = []
  /// All strokes, in the order in which they are to be written.
  public private(set) var strokes: [Stroke] = []
  /// How high an x is, in millimeters.
  public let xHeight: Double

  /// A letter of the text.
  public struct Letter: Hashable, Sendable {
    /// Its name: a character, or several for a ligature.
    public let name: String
    /// Its strokes among all.
    public let strokes: Range<Int>
  }

  /// What is between two letters, between two words and from line to line, in heights of an x.
  private static let (gap, space, line) = (0.24, 0.8, 3.4)

  /// A text as large as an x is high; a new line begins at each line's end.
  ///
  /// - Parameter xHeight: in millimeters; nil: as the letters were drawn.
  /// - Throws: ``LettersError/undrawn(_:)`` with all that the letters lack.
  public init(
    _ text: String, letters: PenLetters, xHeight: Double? = nil
  ) throws(LettersError) {
    let scale = max(0.01, (xHeight ?? letters.xHeight) / letters.xHeight)
    self.xHeight = letters.xHeight * scale
    var undrawn: [String] = []
    var place = Point.zero
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      place.x = 0
      let spelt = letters.spell(line)
      for name in spelt.undrawn where !undrawn.contains(name) { undrawn.append(name) }
      layOutLine(spelt.letters, from: place, own: letters.xHeight, scale)
      place.y += Self.line * self.xHeight
    }
    guard undrawn.isEmpty else { throw .undrawn(undrawn) }
  }

  /// A text in one of three sizes.
  public init(
    _ text: String, letters: PenLetters, size: PracticeSize
  ) throws(LettersError) {
    try self.init(text, letters: letters, xHeight: size.xHeight)
  }

  /// Puts the letters of a line side by side.
  private mutating func layOutLine(
    _ spelt: [(name: String, letter: PenLetter)?], from start: Point, own: Double, _ scale: Double
  ) {
    var (x, before) = (0.0, PenLetter?.none)
    for entry in spelt {
      guard let (name, letter) = entry else {
        x += (before?.width ?? 0) + Self.space * own
        before = nil
        continue
      }
      if let before { x += before.advance(to: letter, gap: Self.gap * own) }
      let change = AffineTransform.translation(Point(x: x, y: 0))
        .then(.scale(x: scale, y: scale)).then(.translation(start))
      let first = strokes.count
      for var stroke in letter.strokes {
        stroke.transform = stroke.transform.then(change)
        stroke.id = InkID()
        strokes.append(stroke)
      }
      letters.append(Letter(name: name, strokes: first..<strokes.count))
      before = letter
    }
  }

  /// A rectangle around all middle lines, in millimeters.
  public var bounds: Rect {
    strokes.reduce(Rect.empty) { $0.union($1.transform.bounds(of: $1.path.bounds)) }
  }

  /// The text moved.
  public func moved(by way: Point) -> PracticeText {
    var moved = self
    moved.strokes = strokes.map { stroke in
      var stroke = stroke
      stroke.transform = stroke.transform.then(.translation(way))
      return stroke
    }
    return moved
  }

  /// The strokes in a light marker, to be written upon: as broad as a third of an x is high.
  public func template(color: Color) -> [Stroke] {
    strokes.map { stroke in
      let scale = max(stroke.transform.greatestScale, 1e-3)
      return stroke.inked(with: Ink(.marker, color: color), width: xHeight / 3 / scale)
    }
  }

  /// What a writing is compared with.
  public var goal: PracticeTemplate {
    PracticeTemplate(
      letters: letters.map { letter in strokes[letter.strokes].map(\.evenPlaces) },
      xHeight: xHeight)
  }
}

extension Drawing {
  /// A text in somebody's own letters, ink and all, as large as they were drawn; its first line
  /// begins at the origin.
  ///
  /// - Throws: ``LettersError/undrawn(_:)`` with all that the letters lack.
  public init(text: String, letters: PenLetters) throws(LettersError) {
    self.init(strokes: try PracticeText(text, letters: letters).strokes)
  }
}
