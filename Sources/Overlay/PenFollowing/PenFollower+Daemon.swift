import InkFitting
import InkGeometry
package import StylusClient
package import StylusModel
import StylusProtocol

// What the daemon reports.
extension PenFollower {
  /// The daemon reported something.
  package mutating func handleNews(_ news: InkNews, at now: Timestamp) {
    switch news {
    case .message(let message): handleMessage(message.content, at: now)
    case .lost(let id): drop(id)
    case .disconnected: loseDaemon()
    case .fetched, .met, .missed: break
    }
  }

  /// No daemon is connected any more: what follows one continues from the compositor's.
  package mutating func loseDaemon() {
    counts.isConnected = false
    leaveAll { _ in true }
    strokes = [:]
  }

  private mutating func handleMessage(_ content: LiveMessage.LiveContent, at now: Timestamp) {
    switch content {
    case .hello: counts.isConnected = true
    case .added(_, let tablet?, _), .changed(_, let tablet?, _):
      tablets[tablet.id] = "\(tablet.bus) \(tablet.vendor) \(tablet.product) \(tablet.name)"
    case .snapshot(let part):
      if part.first == 0 { beginDaemonStroke(part.beginning, at: now) }
      for sample in part.samples { recordSample(sample, to: part.beginning.stroke, at: now) }
    case .predicted(let id, let tail):
      strokes[id]?.expect(tail)
      for pen in pens where pen.following?.stroke == id { steps.append(.expect(pen.id)) }
    case .update(let update): handleUpdate(update, at: now)
    case .endOfStream: loseDaemon()
    case .ping, .lost, .added(_, nil, _), .changed(_, nil, _): break
    }
  }

  private mutating func handleUpdate(_ update: StrokeUpdate, at now: Timestamp) {
    switch update {
    case .began(let beginning):
      clock.recordStamp(beginning.time, at: now)
      beginDaemonStroke(beginning, at: now)
    case .sample(let id, let sample):
      clock.recordStamp(sample.time, at: now)
      recordSample(sample, to: id, at: now)
    case .corrected(let correction): correct(correction)
    case .ended(let ending): strokes[ending.stroke]?.isEnded = true
    case .finished(let summary): finishDaemonStroke(summary.stroke, at: now)
    case .cancelled(let id, _): drop(id)
    case .deviceRemoved(let device, _):
      leaveAll { $0?.beginning.device == device }
      tablets[device] = nil
    case .identified, .gap, .hover, .pad, .proximity: break
    }
  }

  private mutating func beginDaemonStroke(_ beginning: StrokeBeginning, at now: Timestamp) {
    drop(beginning.stroke)
    prune(at: now)
    switch beginning.tool.kind {
    case .eraser, .mouse, .lens: return
    default: break
    }
    guard strokes.count < Self.mostStrokes else { return }
    strokes[beginning.stroke] = DaemonStroke(beginning, clock: clock.offset, at: now)
  }

  private mutating func recordSample(_ sample: Sample, to id: StrokeID, at now: Timestamp) {
    guard let heard = strokes[id]?.announced else { return }
    strokes[id]?.appendSample(sample)
    guard let index = pens.firstIndex(where: { $0.following?.stroke == id }) else {
      for index in pens.indices where pens[index].isWaiting { matchDaemonStroke(at: index, now) }
      if now - heard > Self.patience, !isWanted(id) { strokes[id] = nil }
      return
    }
    guard pens[index].lifted == nil || pens[index].due != nil,
      let following = pens[index].following, let stroke = strokes[id]
    else { return }
    let fit = stroke.onPage(sample, by: following.map.then(toPage))
    steps.append(.step(pens[index].id, .append(fit), taken: sample.time + stroke.clock))
    while let told = pens[index].following?.pending.first, let newest = stroke.newest,
      told.time <= newest
    {
      pens[index].following?.pending.removeFirst()
      judge(told, stroke, at: index)
    }
  }

  private mutating func correct(_ correction: SampleCorrection) {
    guard strokes[correction.stroke]?.correct(correction) == true,
      let stroke = strokes[correction.stroke]
    else { return }
    for pen in pens {
      guard let following = pen.following, following.stroke == correction.stroke else { continue }
      let fit = stroke.onPage(correction.sample, by: following.map.then(toPage))
      steps.append(.step(pen.id, .correct(Int(correction.position), fit)))
    }
  }

  private mutating func finishDaemonStroke(_ id: StrokeID, at now: Timestamp) {
    strokes[id]?.isEnded = true
    strokes[id]?.isFinished = true
    for index in pens.indices {
      let isIts = pens[index].following?.stroke == id
      if isIts, pens[index].lifted != nil, !pens[index].isOver { endPen(index, now) }
      if pens[index].isOver { learn(at: index, now) }
    }
    pens.removeAll { $0.isOver && $0.due == nil }
    prune(at: now)
  }

  /// It does not count, or nobody knows how it continued.
  private mutating func drop(_ id: StrokeID) {
    guard strokes[id] != nil else { return }
    for index in pens.indices where pens[index].following?.stroke == id { leave(index) }
    strokes[id] = nil
  }

  /// Forgets what no pen of the compositor's claims.
  private mutating func prune(at now: Timestamp) {
    for (id, stroke) in strokes where now - stroke.announced > Self.patience && !isWanted(id) {
      strokes[id] = nil
    }
  }

  private func isWanted(_ id: StrokeID) -> Bool {
    guard let stroke = strokes[id] else { return false }
    return pens.contains { pen in
      if pen.following?.stroke == id { return true }
      guard let began = pen.began else { return false }
      return abs((stroke.began - began).value) <= Self.sameTime.value
    }
  }
}
