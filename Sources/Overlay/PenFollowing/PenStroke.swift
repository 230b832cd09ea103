import InkFitting
import InkGeometry
import StylusModel

/// A stroke that a pen of the compositor draws on the canvas, and whose samples it is drawn from.
///
/// It waits for the daemon's stroke of the same pen; follows that, if there is one that goes the
/// same way; and if that comes to nothing, continues from what the compositor reports.
struct PenStroke {
  let id: StrokeID
  /// The positions that the compositor reported, at a minimum distance from each other, for
  /// comparison.
  private(set) var reported: [ReportedPoint] = []
  /// All that it told, for one that turns out to have followed another pen; empty if that is too
  /// much.
  private(set) var all: [ReportedPoint] = []
  /// What the compositor reported last.
  private(set) var newest: Timestamp?
  /// What it is drawn from; nil: from what the compositor reports.
  var following: Following?
  /// When it began by the daemon's clock, of one that followed once.
  var leftFrom: Timestamp?
  /// Up to when it is drawn already, of one that followed once.
  var drawnUntil: Timestamp?
  /// When the compositor said that the pen was lifted.
  var lifted: Timestamp?
  /// It is over, and only to be learned from.
  var isOver = false
  /// When whatever it waits for is over, in its end.
  var due: Timestamp?

  /// The compositor's position at a time, in the window's logical units.
  struct ReportedPoint {
    let time: Timestamp
    let place: Point
    let sample: FitSample
  }

  /// The stroke of the daemon's that it is drawn from.
  struct Following {
    let stroke: StrokeID
    /// From millimeters of the tablet to the window's logical units.
    let map: InkTransform
    /// How often in a row the compositor said that the pen is elsewhere.
    var misses = 0
    /// What the compositor reported about moments that the daemon has not told of.
    var pending: [ReportedPoint] = []
  }

  /// The number of received samples kept: 16 s of a fast tablet.
  private static let mostKept = 16_384
  /// The number of positions compared.
  private static let mostReported = 512
  /// Places that are nearer to each other tell nothing new, in logical units.
  private static let leastWay = 3.0

  init(_ id: StrokeID) {
    self.id = id
    reported.reserveCapacity(64)
    all.reserveCapacity(512)
  }

  /// Whether the daemon's stroke of the same pen may yet be found.
  var isWaiting: Bool { following == nil && leftFrom == nil && lifted == nil }

  /// When it began.
  var began: Timestamp? { reported.first?.time }

  /// How far its places lie from the first, in logical units.
  var reach: Double {
    guard let first = reported.first else { return 0 }
    return reported.reduce(0) { max($0, $1.place.distance(to: first.place)) }
  }

  mutating func recordPlace(_ place: ReportedPoint) {
    if all.count < Self.mostKept, newest == nil || !all.isEmpty {
      all.append(place)
    } else {
      all = []
    }
    newest = max(newest ?? place.time, place.time)
    guard reported.count < Self.mostReported else { return }
    if let last = reported.last, last.place.distance(to: place.place) < Self.leastWay { return }
    reported.append(place)
  }
}
