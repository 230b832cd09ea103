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
    tabletFits.recordLesson(SharedPlaces(pens[index], found).pairs, of: tablet)
  }
}
