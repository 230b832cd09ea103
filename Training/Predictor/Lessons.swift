import InkSynthesis
import StylusPipeline

/// What a network learns from: what it is told, and what would have been right.
struct Lessons {
  /// What the network is told, ``TipLesson`` by lesson.
  private(set) var lessons: [TipLesson] = []

  /// The share of weight of what lies behind the lift.
  private static let liftWeight: Float = 0.8

  /// Lets tablets watch every movement in turn, each movement `times` times.
  mutating func add(
    _ movements: [Movement], times: Int, _ scale: ImaginedTablet.Scale, _ dice: inout SplitMix64
  ) {
    for _ in 0..<times { add(movements, seenBy: ImaginedTablet(scale, &dice), &dice) }
  }

  /// Lets a tablet watch every movement once.
  mutating func add(
    _ movements: [Movement], seenBy tablet: ImaginedTablet, _ dice: inout SplitMix64
  ) {
    var own: [TipLesson] = []
    var predictor = TipPredictor(network: TipNetwork())
    for movement in movements {
      if dice.below(2) == 0 {
        add(movement, movement.span, seenBy: tablet, &predictor, to: &own, &dice)
      } else {
        for contact in movement.contacts where contact.upperBound - contact.lowerBound > 20 {
          add(movement, contact, seenBy: tablet, &predictor, to: &own, &dice)
        }
      }
    }
    TipLesson.balance(&own)
    lessons += own
  }

  /// One stretch of a movement.
  private func add(
    _ movement: Movement, _ range: ClosedRange<Double>, seenBy tablet: ImaginedTablet,
    _ predictor: inout TipPredictor, to lessons: inout [TipLesson], _ dice: inout SplitMix64
  ) {
    predictor.restart()
    let contacts = movement.contacts
    var contact = 0
    var cursor = 0
    for sight in tablet.watch(movement, range, &dice) {
      predictor.observe(sight.sample)
      guard dice.uniform(0...1) < tablet.share else { continue }
      while contact < contacts.count, contacts[contact].upperBound < sight.moment { contact += 1 }
      guard contact < contacts.count, contacts[contact].contains(sight.moment) else { continue }
      let end = contacts[contact].upperBound
      guard
        let lesson = predictor.lesson({ horizon in
          let moment = tablet.moment(horizon, after: sight.moment)
          let place = tablet.scaled(movement.look(at: min(moment, end), from: &cursor))
          return (place.x, place.y, moment > end ? Self.liftWeight : 1)
        })
      else { continue }
      lessons.append(lesson)
    }
  }
}
