/// Pairs the marks of a writing with the accents and dots of a spelling, from left to right, so
/// that the whole is most likely.
struct AccentMatch: Sendable {
  /// An accent, or the dot of an i or j, that a spelling has.
  struct ExpectedMark: Sendable {
    /// The number of its letter in the text.
    var letter: Int
    /// The middle of the letter, in millimeters.
    var x: Float
    var accent: Accent
    /// Whether it is the dot of an i or j.
    var isDot: Bool
  }

  /// The logarithm of the probability of the marks.
  private(set) var log: Float = 0
  /// For each mark the number of its expected accent; -1 for none.
  private(set) var owners: [Int] = []
  private var scores: [Float] = []
  /// How each score came about: 0 no accent, 1 no mark, 2 one mark, 3 two marks.
  private var moves: [UInt8] = []

  /// The logarithms of the probability that an accent was left out, a dot was left out, and that a
  /// mark is none.
  private static let (omitted, dotless, spurious): (Float, Float, Float) = (-5, -1.5, -5)
  /// How far accents, and dots of i and j, are from the middle of their letters, in sizes of the
  /// writing: twice what was measured, because letters are joined, too.
  private static let (accentSpread, dotSpread): (Float, Float) = (0.3, 0.5)
  /// How far marks are to the right of that middle; an ogonek hangs at the end of its letter.
  private static func shift(_ accent: Accent) -> Float { accent == .ogonek ? 0.4 : 0.05 }

  /// Matches the marks on one side of the letters. Marks and accents are in the order of their
  /// places.
  ///
  /// - Parameter pairs: the shape of each mark with the next one; `nothing` if they are no pair.
  mutating func match(
    _ marks: [AccentFinder.FoundAccent], _ expected: [ExpectedMark], pairs: [AccentShape],
    scale: Float
  ) {
    let width = marks.count + 1
    scores = Array(repeating: PathBeam.nothing, count: (expected.count + 1) * width)
    moves = Array(repeating: 0, count: scores.count)
    scores[0] = 0
    for row in 0...expected.count {
      for column in 0...marks.count {
        let here = scores[row * width + column]
        guard here > PathBeam.nothing / 2 else { continue }
        if column < marks.count {
          improve(row * width + column + 1, here + Self.lost(marks[column]), 1)
        }
        guard row < expected.count else { continue }
        let want = expected[row]
        improve((row + 1) * width + column, here + Self.absent(want), 0)
        for count in 1...2 where column + count <= marks.count {
          let fit = Self.fit(
            marks[column..<column + count], want, pair: count == 2 ? pairs[column] : nil, scale)
          improve((row + 1) * width + column + count, here + fit, UInt8(1 + count))
        }
      }
    }
    log = scores[scores.count - 1]
    trace(marks.count, expected.count, width)
  }

  private mutating func improve(_ place: Int, _ score: Float, _ move: UInt8) {
    if score > scores[place] { (scores[place], moves[place]) = (score, move) }
  }

  private mutating func trace(_ marks: Int, _ expected: Int, _ width: Int) {
    owners = Array(repeating: -1, count: marks)
    var (row, column) = (expected, marks)
    while row > 0 || column > 0 {
      switch moves[row * width + column] {
      case 0: row -= 1
      case 1: column -= 1
      case let move:
        row -= 1
        for _ in 1..<Int(move) {
          column -= 1
          owners[column] = row
        }
      }
    }
  }

  /// What an accent costs that has no mark.
  private static func absent(_ want: ExpectedMark) -> Float {
    want.accent == .none ? 0 : want.isDot ? dotless : omitted
  }

  /// What a mark costs that belongs to no accent: nothing if the network sees it as a letter.
  private static func lost(_ mark: AccentFinder.FoundAccent) -> Float {
    mark.isLetter ? -2.5 : spurious
  }

  /// Returns the logarithm of how well marks fit an accent.
  private static func fit(
    _ marks: ArraySlice<AccentFinder.FoundAccent>, _ want: ExpectedMark, pair: AccentShape?,
    _ scale: Float
  ) -> Float {
    let first = marks[marks.startIndex]
    var shape = first.shape
    var x = first.center.x
    if let pair {
      guard pair != .nothing, !want.isDot else { return PathBeam.nothing }
      shape = pair
      x = (first.center.x + marks[marks.startIndex + 1].center.x) / 2
    }
    let spread = want.isDot ? dotSpread : accentSpread
    let off = ((x - want.x) / scale - shift(want.accent)) / spread
    return max(-14, shape.fit(want.accent)) - 0.5 * min(off * off, 30)
  }
}
