package import InkFitting
import InkGeometry
import StylusClient
package import StylusModel

// How a stroke finds the daemon's of the same pen, and leaves it.
extension PenFollower {
  /// A pen that waits goes after the daemon's stroke that is its own, if that is as far as the
  /// compositor's.
  mutating func matchDaemonStroke(at index: Int, _ now: Timestamp) {
    guard pens[index].isWaiting, let began = pens[index].began, let newest = pens[index].newest,
      now - began <= Self.patience
    else { return }
    for (id, stroke) in strokes {
      guard !stroke.isEnded, abs((stroke.began - began).value) <= Self.sameTime.value,
        let last = stroke.newest, last >= newest, !isFollowed(id),
        let map = map(for: stroke, at: index)
      else { continue }
      pens[index].following = PenStroke.Following(stroke: id, map: map)
      counts.followed += 1
      let way = map.then(toPage)
      let samples = stroke.samples.map { stroke.onPage($0, by: way) }
      let taken = stroke.samples.last.map { $0.time + stroke.clock }
      steps.append(.step(pens[index].id, .replace(samples), taken: taken))
      return
    }
  }

  func isFollowed(_ id: StrokeID) -> Bool { pens.contains { $0.following?.stroke == id } }

  /// Where the tablet lies, if a stroke of it goes as the pen does: so that both began at the same
  /// place, whatever their stamps say, for what is known is less exact far from where it was
  /// learned. A window that was moved is found by its shape.
  private mutating func map(for stroke: DaemonStroke, at index: Int) -> InkTransform? {
    guard let tablet = tablets[stroke.beginning.device], let known = tabletFits[tablet].toWindow,
      let told = pens[index].reported.first, let first = stroke.first
    else { return nil }
    let way = told.place - known.applied(to: first)
    let map = known.then(.translation(way))
    let isMoved = way.distance(to: .zero) > TabletFit.reach(of: known)
    guard !isMoved || pens[index].reach >= Self.decisiveDistance,
      stroke.goes(as: pens[index], on: map)
    else {
      return nil
    }
    if isMoved { tabletFits.shift(tablet, to: map) }
    return map
  }

  /// The compositor reported a pen that is drawn from what the daemon reports.
  mutating func compare(_ told: PenStroke.ReportedPoint, at index: Int) {
    guard let following = pens[index].following, let stroke = strokes[following.stroke] else {
      return
    }
    guard let newest = stroke.newest, told.time > newest else {
      return judge(told, stroke, at: index)
    }
    pens[index].following?.pending.append(told)
    let isFull = following.pending.count >= Self.mostPending
    if isFull || told.time - newest > Self.silence { leave(index) }
  }

  /// Whether the pen was where the daemon says.
  mutating func judge(_ told: PenStroke.ReportedPoint, _ stroke: DaemonStroke, at index: Int) {
    guard let following = pens[index].following else { return }
    let off = stroke.distance(of: told.place, at: told.time, on: following.map)
    let isMissed = off > 1.5 * TabletFit.reach(of: following.map)
    pens[index].following?.misses = isMissed ? following.misses + 1 : 0
    if isMissed, following.misses + 1 >= Self.mostMisses { disown(index) }
  }

  /// It was another pen: the stroke is what the compositor reported about it.
  private mutating func disown(_ index: Int) {
    let all = pens[index].all
    guard !all.isEmpty else { return leave(index) }
    pens[index].following = nil
    pens[index].leftFrom = pens[index].began
    counts.left += 1
    steps.append(.step(pens[index].id, .replace(all.map(\.sample)), taken: all.last?.time))
  }

  /// It continues with the compositor's positions, including those since the daemon's last one.
  mutating func leave(_ index: Int) {
    guard let following = pens[index].following else { return }
    pens[index].leftFrom = strokes[following.stroke]?.began ?? pens[index].began
    pens[index].drawnUntil = strokes[following.stroke]?.newest
    pens[index].following = nil
    counts.left += 1
    for told in following.pending { appendPlace(told, at: index) }
  }

  mutating func leaveAll(where isGone: (DaemonStroke?) -> Bool) {
    for index in pens.indices {
      guard let following = pens[index].following, isGone(strokes[following.stroke]) else {
        continue
      }
      leave(index)
    }
  }

  /// Where the tips of strokes will be until a moment.
  package mutating func eachTail(until moment: Timestamp, _ body: (StrokeID, [FitSample]) -> Void) {
    for pen in pens where pen.lifted == nil {
      guard let following = pen.following, let stroke = strokes[following.stroke],
        let expected = stroke.tail
      else { continue }
      points.removeAll(keepingCapacity: true)
      tail.removeAll(keepingCapacity: true)
      expected.addPoints(
        until: moment + Microseconds(-stroke.clock.value), within: Self.uncertainty, to: &points)
      let way = following.map.then(toPage)
      for point in points { tail.append(stroke.onPage(point.sample, by: way)) }
      body(pen.id, tail)
    }
  }
}
