/// The route of the pen in one stay, leg by leg, with the duration of each.
struct PenRoute {
  /// Where the pen enters proximity.
  let start: Vector
  /// The interval between ordinary sub-movements, in seconds.
  let beat: Double
  var legs: [Leg] = []

  /// One planned sub-movement.
  struct Leg {
    var end: Vector
    /// In radians, clockwise on screen.
    var bend: Double
    /// Whether the tip is down on the way.
    var isDrawn: Bool
    /// Seconds from the midpoint between the previous leg and this one to the next midpoint.
    var interval: Double
    /// Seconds of rest at the end.
    var rest = 0.0

    /// Whether the next leg continues without a stop.
    var flowsOn: Bool { isDrawn && rest < 0.05 }
  }

  /// The interval, in seconds, by which a leg overlaps its neighbors: a beat, but more in the
  /// middle of long soft curves.
  func overlap(at index: Int) -> Double {
    let isInside = index > 0 && index + 1 < legs.count
    guard isInside, legs[index - 1].flowsOn, legs[index].flowsOn, legs[index + 1].isDrawn else {
      return beat
    }
    let shortest = legs[index - 1...index + 1].map(\.interval).min() ?? beat
    return max(beat, 1.4 * shortest)
  }
}
