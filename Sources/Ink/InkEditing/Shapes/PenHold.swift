public import InkGeometry

/// Notices that a pen is held still at the end of a stroke: its wish that what it drew becomes a
/// shape.
///
///     var hold = PenHold()
///     hold.append(place, at: seconds)              // each sample
///     // and now and then, for a pen that is still may send nothing
///     if hold.isHeld(at: now) { ... }
public struct PenHold: Hashable, Sendable {
  private var anchor: Point?
  private var since = 0.0

  /// So long it must be still, in seconds.
  public static let time = 0.6
  /// So far it may move meanwhile, in millimeters.
  public static let reach = 0.8

  /// A pen that has not touched yet.
  public init() {}

  /// The pen is somewhere, in millimeters, at a moment in seconds; moments do not run back.
  public mutating func append(_ place: Point, at seconds: Double) {
    guard place.isFinite, seconds.isFinite else { return }
    if let anchor, anchor.distance(to: place) <= Self.reach { return }
    (anchor, since) = (place, seconds)
  }

  /// That it is held still here does not count any more: it must go on and be held still elsewhere.
  public mutating func letGo() { since = .infinity }

  /// Whether it is held still, as far as is known.
  public func isHeld(at seconds: Double) -> Bool { anchor != nil && seconds - since >= Self.time }

  /// From when on it is held still, if it stays where it is; nil before it touched, and after
  /// ``letGo()``.
  public var heldFrom: Double? { anchor == nil || since == .infinity ? nil : since + Self.time }
}
