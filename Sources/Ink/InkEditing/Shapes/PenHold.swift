public import InkGeometry

/// Detects that a pen is held still at the end of a stroke, which turns the stroke into a shape.
///
///     var hold = PenHold()
///     hold.append(place, at: seconds)              // each sample
///     // repeatedly, because a pen that is held still may send nothing
///     if hold.isHeld(at: now) { ... }
public struct PenHold: Hashable, Sendable {
  private var anchor: Point?
  private var since = 0.0

  /// The time for which the pen must be still, in seconds.
  public static let time = 0.6
  /// The largest distance that the pen may move during this time, in millimeters.
  public static let reach = 0.8

  /// Creates the state of a pen that has not touched yet.
  public init() {}

  /// Adds a position of the pen, in millimeters, at a time in seconds; times must not decrease.
  public mutating func append(_ place: Point, at seconds: Double) {
    guard place.isFinite, seconds.isFinite else { return }
    if let anchor, anchor.distance(to: place) <= Self.reach { return }
    (anchor, since) = (place, seconds)
  }

  /// Ends the current hold. The pen must move on and be held still somewhere else before it counts
  /// as held again.
  public mutating func letGo() { since = .infinity }

  /// Returns whether the pen is held still, according to the positions added until now.
  public func isHeld(at seconds: Double) -> Bool { anchor != nil && seconds - since >= Self.time }

  /// The time from which the pen counts as held still, if it does not move; nil before it touches
  /// and after ``letGo()``.
  public var heldFrom: Double? { anchor == nil || since == .infinity ? nil : since + Self.time }
}
