public import InkGeometry

/// How to write a file of another program.
public struct InkWritingOptions: Sendable {
  /// How far what is written may lie from what is drawn, in millimetres of the drawing; at least 0.0001.
  public var tolerance: Double
  /// The page, where the format has pages.
  public var page: Page
  /// Whether InkML also gets our own control points, from which our reading is exact.
  public var keepsControlPoints: Bool

  /// The sheet that strokes are laid on.
  public enum Page: Hashable, Sendable {
    /// A4 upright, or as much larger as the drawing needs.
    case fitting
    /// Of this size in millimetres; what lies beyond is still written.
    case size(Size)
  }

  /// What people usually want.
  public init(
    tolerance: Double = 0.01, page: Page = .fitting, keepsControlPoints: Bool = true
  ) {
    self.tolerance = tolerance >= 0.0001 ? tolerance : 0.0001
    self.page = page
    self.keepsControlPoints = keepsControlPoints
  }
}

/// How much a file may make us work, whoever wrote it.
public struct InkReadingLimits: Sendable {
  /// The greatest file, and the greatest that a packed one may become, in bytes.
  public var bytes: Int
  /// The most strokes.
  public var strokes: Int
  /// The most points in all strokes together.
  public var points: Int

  /// What holds the work of years: 256 MiB, a million strokes, 20 million points.
  public init(bytes: Int = 256 << 20, strokes: Int = 1_000_000, points: Int = 20_000_000) {
    self.bytes = bytes
    self.strokes = strokes
    self.points = points
  }
}

/// Counts what was read against the limits.
struct Allowance {
  private let limits: InkReadingLimits
  private(set) var strokes = 0
  private(set) var points = 0

  init(_ limits: InkReadingLimits) { self.limits = limits }

  /// Refuses a file that is too long.
  static func check(_ bytes: [UInt8], _ limits: InkReadingLimits) throws(InkFormatError) {
    guard bytes.count > limits.bytes else { return }
    throw .limit(
      .file, "the file has \(bytes.count) bytes, more than the \(limits.bytes) allowed")
  }

  mutating func takeStroke(_ place: InkFormatError.Place) throws(InkFormatError) {
    strokes += 1
    guard strokes > limits.strokes else { return }
    throw .limit(place, "there are more than \(limits.strokes) strokes")
  }

  /// Refuses more points than are left, before anybody makes them.
  func check(points count: Int, _ place: InkFormatError.Place) throws(InkFormatError) {
    var copy = self
    try copy.takePoints(count, place)
  }

  mutating func takePoints(_ count: Int, _ place: InkFormatError.Place) throws(InkFormatError) {
    points += count
    guard points > limits.points else { return }
    throw .limit(place, "there are more than \(limits.points) points")
  }
}
