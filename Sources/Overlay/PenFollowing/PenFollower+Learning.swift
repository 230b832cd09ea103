import InkGeometry
import StylusModel

// Where tablets lie.
extension PenFollower {
  /// What a stroke that is over says of where its tablet lies, once the daemon has told all of it,
  /// or long enough after.
  mutating func learn(at index: Int, _ now: Timestamp) {
    guard let began = pens[index].began else {
      pens[index].due = nil
      return
    }
    let own = pens[index].following?.stroke
    var found: DaemonStroke?
    for (id, stroke) in strokes where own == nil || own == id {
      guard abs((stroke.began - began).value) <= Self.sameTime.value else { continue }
      // Two at once: nobody knows which it is.
      if found != nil {
        pens[index].due = nil
        return
      }
      found = stroke
    }
    let isLate = pens[index].due.map { $0 <= now } ?? true
    guard let found, found.isEnded || isLate else { return }
    pens[index].due = nil
    guard let tablet = tablets[found.beginning.device] else { return }
    var fit = fit(of: tablet)
    fit.learn(Self.pairs(pens[index], found))
    fits[tablet] = fit
    if let map = fit.toWindow { learned.storeMap(map, of: tablet) }
  }

  /// Places that both told of, from all along the stroke; where the pen was slow, for one stamps
  /// later than the other.
  private static func pairs(_ pen: PenStroke, _ stroke: DaemonStroke) -> [ToldPair] {
    let near = Microseconds.milliseconds(8)
    var pairs: [(moved: Double, pair: ToldPair)] = []
    if let told = pen.told.first, let first = stroke.first {
      pairs.append((0, ToldPair(tablet: first, window: told.place)))
    }
    for told in pen.told.dropFirst() {
      guard let place = stroke.tabletPoint(at: told.time),
        let before = stroke.tabletPoint(at: told.time + Microseconds(-near.value))
      else { continue }
      let after = stroke.tabletPoint(at: told.time + near) ?? place
      let moved = before.distance(to: place) + place.distance(to: after)
      guard moved <= mostMoved else { continue }
      pairs.append((moved, ToldPair(tablet: place, window: told.place)))
    }
    return slowest(of: pairs)
  }

  /// The slowest of each part of a stroke: those of the whole lie together at its ends, and tell of
  /// no direction but theirs.
  private static func slowest(of pairs: [(moved: Double, pair: ToldPair)]) -> [ToldPair] {
    let parts = min(pairs.count, mostPairs)
    return (0..<parts).compactMap { part in
      pairs[pairs.count * part / parts..<pairs.count * (part + 1) / parts]
        .min { $0.moved < $1.moved }?.pair
    }
  }
}
