public import InkGeometry

/// Who holds a ruler: one hand moves it, or turns it at one of its ends; two turn it and take it
/// along.
///
///     // it is on the ruler, and holds it
///     if hands.touch(pen, at: place, of: ruler, turnsAtEnds: true) { ... }
///     hands.move(pen, to: place, with: &ruler)
///     hands.lift(pen)
///
/// In millimeters of the page. More than two hands are not looked at.
public struct RulerHands<Hand: Hashable & Sendable>: Sendable {
  private var grips: [RulerGrip] = []

  private struct RulerGrip: Sendable {
    let hand: Hand
    var place: Point
    /// Whether it turns the ruler while no other holds that.
    let turns: Bool
  }

  /// Nobody holds it.
  public init() {}

  /// Whether nobody holds it.
  public var isEmpty: Bool { grips.isEmpty }

  /// Whether who holds it may turn it.
  public var isTurning: Bool { grips.count == 2 || grips.contains(where: \.turns) }

  /// Whether a hand holds it.
  public func holds(_ hand: Hand) -> Bool { grips.contains { $0.hand == hand } }

  /// A hand touches the page; whether it holds the ruler from now on.
  ///
  /// - Parameter turnsAtEnds: whether it turns the ruler that it holds at an end; a finger, of
  ///   which there may be two, does not.
  public mutating func touch(
    _ hand: Hand, at place: Point, of ruler: Ruler, turnsAtEnds: Bool
  ) -> Bool {
    guard grips.count < 2, !holds(hand), ruler.contains(place) else { return false }
    grips.append(RulerGrip(hand: hand, place: place, turns: turnsAtEnds && ruler.hasEnd(at: place)))
    return true
  }

  /// A hand that holds it goes elsewhere, and the ruler with it; one that does not changes nothing.
  public mutating func move(_ hand: Hand, to place: Point, with ruler: inout Ruler) {
    guard place.isFinite, let index = grips.firstIndex(where: { $0.hand == hand }) else { return }
    let before = grips[index].place
    grips[index].place = place
    if grips.count == 2 {
      let other = grips[1 - index].place
      ruler.follow((other, before), to: (other, place))
    } else if grips[index].turns {
      let middle = ruler.center
      ruler.turn(by: Turn.wrapped(Turn.angle(of: place - middle) - Turn.angle(of: before - middle)))
    } else {
      ruler.move(by: place - before)
    }
  }

  /// A hand is lifted; whether it held the ruler.
  @discardableResult
  public mutating func lift(_ hand: Hand) -> Bool {
    guard holds(hand) else { return false }
    grips.removeAll { $0.hand == hand }
    return true
  }

  /// All hands are lifted.
  public mutating func liftAll() { grips.removeAll(keepingCapacity: true) }
}
