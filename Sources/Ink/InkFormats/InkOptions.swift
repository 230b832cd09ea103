public import InkGeometry
public import InkStorage

/// How to write a file of another program.
public struct InkWritingOptions: Sendable {
  /// How far what is written may lie from what is drawn, in millimeters of the drawing; at least
  /// 0.0001.
  public var tolerance: Double
  /// The page, where the format has pages.
  public var page: Page
  /// Whether InkML also gets our own control points, from which our reading is exact.
  public var keepsControlPoints: Bool
  /// How exactly it keeps them.
  public var profile: InkProfile

  /// The sheet that strokes are laid on.
  public enum Page: Hashable, Sendable {
    /// A4 upright, or as much larger as the drawing needs.
    case fitting
    /// Of this size in millimeters; what lies beyond is still written.
    case size(Size)
  }

  /// What people usually want.
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

/// How much a file may make us work, whoever wrote it.
public struct InkReadingLimits: Sendable {
  /// The greatest file, and the greatest that a packed one may become, in bytes.
  public var bytes: Int
  /// The most strokes.
  public var strokes: Int
  /// The most points in all strokes together.
  public var points: Int
  /// The most points in one stroke, which is in memory as a whole.
  public var strokePoints: Int
  /// How many times its own length a packed file may become, unless that is less than 16 MiB.
  public var packing: Int
  /// By how much these limits were raised.
  private(set) var factor = 1

  /// What holds the work of years, if all of it is in memory: 256 MiB, a million strokes, 20
  /// million points. Places and pressures of pens shrink to a fifth when they are packed, and zlib
  /// can make a thousandth of what repeats itself; 64 is between the two.
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

  /// For files of which one stroke at a time is in memory, so that length costs nothing but time:
  /// 64 GiB, 100 million strokes, 10 billion points. A stroke may have 400,000 points, which a pen
  /// draws in half an hour and which take 130 MB.
  public static let streamed = InkReadingLimits(
    bytes: 64 << 30, strokes: 100_000_000, points: 10_000_000_000, strokePoints: 400_000)

  /// Limits that are so many times as high, for who trusts a file.
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

  /// The largest size that a packed file of so many bytes may unpack to.
  func sizeLimit(unpackedFrom count: Int) -> Int {
    min(bytes, max(16 << 20, Self.product(count, packing)))
  }
}

extension XMLLimits {
  /// For documents whose strokes do not stay in memory: what may stay takes some 60 MB, and the
  /// text of one stroke 16.
  init(streamed limits: InkReadingLimits) {
    elements = 131_072 * limits.factor
    text = (16 << 20) * limits.factor
  }
}

/// Counts what was read against the limits.
struct Allowance {
  private let limits: InkReadingLimits
  private(set) var strokes = 0
  private(set) var points = 0

  init(_ limits: InkReadingLimits) { self.limits = limits }

  /// Refuses a file that is too long.
  static func check(bytes count: Int, _ limits: InkReadingLimits) throws(InkFormatError) {
    guard count > limits.bytes else { return }
    throw .limit(.file, "the file has \(count) bytes, more than the \(limits.bytes) allowed")
  }

  mutating func takeStroke(_ place: InkFormatError.Place) throws(InkFormatError) {
    strokes += 1
    guard strokes > limits.strokes else { return }
    throw .limit(place, "there are more than \(limits.strokes) strokes")
  }

  /// How many more points there may be.
  var pointsLeft: Int { max(0, limits.points - points) }

  /// Refuses more points than are left, before anybody makes them.
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
