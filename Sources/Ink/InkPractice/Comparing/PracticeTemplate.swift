public import InkGeometry

/// The strokes to write, in their order, letter by letter.
public struct PracticeTemplate: Sendable {
  /// The strokes as lines; one without points is a dot at the origin.
  let lines: [EvenLine]
  /// The letter of each stroke.
  let letters: [Int]
  /// The size of each stroke's letter, in millimeters.
  let sizes: [Double]

  /// The smallest size of a letter as a fraction of the height of an x, because dots and commas are
  /// small.
  private static let smallest = 0.6

  /// Creates a template from letters, each a list of strokes, each a list of points in millimeters.
  ///
  /// - Parameters:
  ///   - letters: the letters, in the order in which they are written.
  ///   - xHeight: the height of an x, in millimeters; 0 if unknown.
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

  /// The number of strokes.
  public var count: Int { lines.count }
}
