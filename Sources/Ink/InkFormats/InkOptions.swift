public import InkGeometry
public import InkStorage

/// Options for writing a file of another program.
public struct InkWritingOptions: Sendable {
  /// The largest distance between the written and the drawn line, in millimeters of the drawing; at
  /// least 0.0001.
  public var tolerance: Double
  /// The page size, for formats with pages.
  public var page: Page
  /// Whether an InkML file also contains the control points, so that this library can read the
  /// drawing exactly.
  public var keepsControlPoints: Bool
  /// The precision of these control points.
  public var profile: InkProfile

  /// The size of the page.
  public enum Page: Hashable, Sendable {
    /// A4 upright, or larger if the drawing requires it.
    case fitting
    /// This size in millimeters; ink outside the page is still written.
    case size(Size)
  }

  /// Creates options with suitable defaults.
  public init(
    tolerance: Double = 0.01, page: Page = .fitting, keepsControlPoints: Bool = true,
    profile: InkProfile = .exact
  ) {
    self.tolerance = tolerance >= 0.0001 ? tolerance : 0.0001
    self.page = page
    self.keepsControlPoints = keepsControlPoints
    self.profile = profile
  }
}

/// Limits for the resources used for reading a file from any source.
public struct InkReadingLimits: Sendable {
  /// The largest size of a file, and of the unpacked content of a compressed file, in bytes.
  public var bytes: Int
  /// The largest number of strokes.
  public var strokes: Int
  /// The largest number of points in all strokes together.
  public var points: Int
  /// The largest number of points in one stroke, which is kept in memory as a whole.
  public var strokePoints: Int
  /// The largest ratio of a compressed file's unpacked size to its packed size, if the unpacked
  /// size is larger than 16 MiB.
  public var packing: Int
  /// The factor by which these limits were raised.
  private(set) var factor = 1

  /// Creates limits for files that are read into memory completely. The defaults are sufficient for
  /// the work of years: 256 MiB, a million strokes, 20 million points. Compression reduces pen
  /// positions and pressures to a fifth, and zlib can reduce repetitive data to a thousandth; the
  /// ratio of 64 is between the two.
  public init(
    bytes: Int = 256 << 20, strokes: Int = 1_000_000, points: Int = 20_000_000,
    strokePoints: Int = 20_000_000, packing: Int = 64
  ) {
    self.bytes = bytes
    self.strokes = strokes
    self.points = points
    self.strokePoints = strokePoints
    self.packing = packing
  }

  /// Limits for files of which only one stroke at a time is kept in memory, so that long files take
  /// only more time: 64 GiB, 100 million strokes, 10 billion points. A stroke may have 400,000
  /// points, which a pen produces in half an hour and which take 130 MB.
  public static let streamed = InkReadingLimits(
    bytes: 64 << 30, strokes: 100_000_000, points: 10_000_000_000, strokePoints: 400_000)

  /// Returns limits multiplied by a factor, for files that you trust.
  public func raised(_ times: Int) -> InkReadingLimits {
    var raised = InkReadingLimits(
      bytes: Self.product(bytes, times), strokes: Self.product(strokes, times),
      points: Self.product(points, times), strokePoints: Self.product(strokePoints, times),
      packing: Self.product(packing, times))
    raised.factor = Self.product(factor, times)
    return raised
  }

  private static func product(_ number: Int, _ times: Int) -> Int {
    let (product, isBeyond) = number.multipliedReportingOverflow(by: max(1, times))
    return isBeyond ? .max : product
  }

  /// Returns the largest unpacked size of a compressed file of this size.
  func sizeLimit(unpackedFrom count: Int) -> Int {
    min(bytes, max(16 << 20, Self.product(count, packing)))
  }
}

extension XMLLimits {
  /// Creates limits for documents whose strokes do not stay in memory: about 60 MB for what may
  /// stay, and 16 for the text of one stroke.
  init(streamed limits: InkReadingLimits) {
    elements = 131_072 * limits.factor
    text = (16 << 20) * limits.factor
  }
}

/// Counts the data read and compares it with the limits.
struct Allowance {
  private let limits: InkReadingLimits
  private(set) var strokes = 0
  private(set) var points = 0

  init(_ limits: InkReadingLimits) { self.limits = limits }

  /// Rejects a file that is too long.
  static func check(bytes count: Int, _ limits: InkReadingLimits) throws(InkFormatError) {
    guard count > limits.bytes else { return }
    throw .limit(.file, "the file has \(count) bytes, more than the \(limits.bytes) allowed")
  }

  mutating func takeStroke(_ place: InkFormatError.Place) throws(InkFormatError) {
    strokes += 1
    guard strokes > limits.strokes else { return }
    throw .limit(place, "there are more than \(limits.strokes) strokes")
  }

  /// The number of points that may still be read.
  var pointsLeft: Int { max(0, limits.points - points) }

  /// Rejects points beyond the limit before they are created.
  func check(points count: Int, _ place: InkFormatError.Place) throws(InkFormatError) {
    var copy = self
    try copy.takePoints(count, place)
  }

  /// Counts the points of one stroke.
  mutating func takePoints(_ count: Int, _ place: InkFormatError.Place) throws(InkFormatError) {
    guard count <= limits.strokePoints else {
      throw .limit(place, "one stroke has more than \(limits.strokePoints) points")
    }
    points += count
    guard points > limits.points else { return }
    throw .limit(place, "there are more than \(limits.points) points")
  }
}
