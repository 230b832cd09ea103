public import InkGeometry

/// The contacts that hold a ruler. One contact moves the ruler, or turns it at one of its ends; two
/// contacts turn and move it.
///
///     // the contact is on the ruler and holds it
///     if hands.touch(pen, at: place, of: ruler, turnsAtEnds: true) { ... }
///     hands.move(pen, to: place, with: &ruler)
///     hands.lift(pen)
///
/// All lengths are in millimeters of the page. Further contacts are ignored.
public struct RulerHands<Hand: Hashable & Sendable>: Sendable {
  private var grips: [RulerGrip] = []

  private struct RulerGrip: Sendable {
    let hand: Hand
    var place: Point
    /// Whether the contact turns the ruler while no other holds it.
    let turns: Bool
  }

  /// Creates an empty set of contacts.
  public init() {}

  /// Whether no contact holds the ruler.
  public var isEmpty: Bool { grips.isEmpty }

  /// Whether the contacts may turn the ruler.
  public var isTurning: Bool { grips.count == 2 || grips.contains(where: \.turns) }

  /// Returns whether a contact holds the ruler.
  public func holds(_ hand: Hand) -> Bool {
    // Asked for each sample, almost always of an empty list, which needs no generic search.
    !grips.isEmpty && grips.contains { $0.hand == hand }
  }

  /// Reports that a contact touches the page, and returns whether it now holds the ruler.
  ///
  /// - Parameters:
  ///   - hand: the contact.
  ///   - place: its position, in millimeters of the page.
  ///   - ruler: the ruler as it lies now.
  ///   - turnsAtEnds: whether the contact turns the ruler if it holds an end. Pass false for a
  ///     finger, since a second one may follow.
  public mutating func touch(
    _ hand: Hand, at place: Point, of ruler: Ruler, turnsAtEnds: Bool
  ) -> Bool {
    guard grips.count < 2, !holds(hand), ruler.contains(place) else { return false }
    grips.append(RulerGrip(hand: hand, place: place, turns: turnsAtEnds && ruler.hasEnd(at: place)))
    return true
  }

  /// Moves a contact, and the ruler with it. A contact that does not hold the ruler changes
  /// nothing.
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

  /// Lifts a contact, and returns whether it held the ruler.
  @discardableResult
  public mutating func lift(_ hand: Hand) -> Bool {
    guard holds(hand) else { return false }
    grips.removeAll { $0.hand == hand }
    return true
  }

  /// Lifts all contacts.
  public mutating func liftAll() { grips.removeAll(keepingCapacity: true) }
}
