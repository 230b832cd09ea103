public import InkDrawing
public import InkGeometry

/// A text in a person's letters, with the position of each letter and the strokes to write.
///
/// The left end of the first line is at the origin; y grows downwards.
public struct PracticeText: Sendable {
  /// The letters in the order of the text, without spaces.
  public private(set) var letters: [Letter] = []
  /// All strokes, in the order in which they must be written.
  public private(set) var strokes: [Stroke] = []
  /// The height of an x, in millimeters.
  public let xHeight: Double

  /// A letter of the text.
  public struct Letter: Hashable, Sendable {
    /// The name of the letter: a character, or several for a ligature.
    public let name: String
    /// The range of its strokes in ``PracticeText/strokes``.
    public let strokes: Range<Int>
  }

  /// The distances between two letters, between two words and between lines, in heights of an x.
  private static let (gap, space, line) = (0.24, 0.8, 3.4)

  /// Creates a text in a size given by the height of an x. Each line of the text is a new line.
  ///
  /// - Parameters:
  ///   - text: the text to write.
  ///   - letters: the letters of one person.
  ///   - xHeight: the height of an x, in millimeters; nil for the size in which the letters were
  ///     drawn.
  /// - Throws: ``LettersError/undrawn(_:)`` with all characters that are missing.
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

  /// Creates a text in one of three sizes.
  public init(
    _ text: String, letters: PenLetters, size: PracticeSize
  ) throws(LettersError) {
    try self.init(text, letters: letters, xHeight: size.xHeight)
  }

  /// Places the letters of a line next to each other.
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
      let change = InkTransform.translation(Point(x: x, y: 0))
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

  /// A rectangle that contains all center lines, in millimeters.
  public var bounds: Rect {
    strokes.reduce(Rect.empty) { $0.union($1.transform.bounds(of: $1.path.bounds)) }
  }

  /// Returns the text moved by an offset.
  public func moved(by way: Point) -> PracticeText {
    var moved = self
    moved.strokes = strokes.map { stroke in
      var stroke = stroke
      stroke.transform = stroke.transform.then(.translation(way))
      return stroke
    }
    return moved
  }

  /// Returns the strokes in a light marker, to write on. The marker is a third of the height of an
  /// x wide.
  public func template(color: Color) -> [Stroke] {
    strokes.map { stroke in
      let scale = max(stroke.transform.greatestScale, 1e-3)
      return stroke.inked(with: Ink(.marker, color: color), width: xHeight / 3 / scale)
    }
  }

  /// The template to compare writing with.
  public var goal: PracticeTemplate {
    PracticeTemplate(
      letters: letters.map { letter in strokes[letter.strokes].map(\.evenPlaces) },
      xHeight: xHeight)
  }
}

extension Drawing {
  /// Creates a text in a person's letters, with their ink and in the size in which they were drawn.
  /// Its first line begins at the origin.
  ///
  /// - Throws: ``LettersError/undrawn(_:)`` with all characters that are missing.
  public init(text: String, letters: PenLetters) throws(LettersError) {
    self.init(strokes: try PracticeText(text, letters: letters).strokes)
  }
}
