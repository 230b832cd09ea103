public import InkGeometry

/// The strokes that are to be written, in their order, letter by letter.
public struct PracticeTemplate: Sendable {
  /// The strokes as lines; one without any place is a dot at the origin.
  let lines: [EvenLine]
  /// The letter of each stroke.
  let letters: [Int]
  /// How large the letter of each stroke is, in millimeters.
  let sizes: [Double]

  /// No letter counts as smaller than this share of the height of an x: dots and commas are small.
  private static let smallest = 0.6

  /// Letters of strokes of places, in millimeters.
  ///
  /// - Parameter xHeight: the height of an x, in millimeters; 0: unknown.
  public init(letters: [[[Point]]], xHeight: Double = 0) {
    var (lines, owners, sizes) = ([EvenLine](), [Int](), [Double]())
    for (letter, strokes) in letters.enumerated() {
      let own = strokes.map { EvenLine($0) ?? .dot }
      let box = own.reduce(Rect.empty) { $0.union($1.box) }
      let size = max(box.width, box.height, Self.smallest * xHeight, 0.1)
      lines += own
      owners += own.map { _ in letter }
      sizes += own.map { _ in size }
    }
    (self.lines, self.letters, self.sizes) = (lines, owners, sizes)
  }

  /// How many strokes there are.
  public var count: Int { lines.count }
}
