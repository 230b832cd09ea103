package import InkFitting
package import InkGeometry
import StylusClient
package import StylusModel

/// Draws the strokes of the compositor's pens from what the daemon reports about the same pens,
/// where it does: sooner, corrected, and with tails.
///
///     follower.begin(id)  // the compositor's pen touched the canvas
///     follower.submitSample(id, sample, at: time, place: place, now)     // what it told since
///     follower.handleNews(news, at: now)                         // what the daemon told
///     for step in follower.steps { ... }  // what that means; then follower.forgetSteps()
///     if !follower.lift(id, at: time, now) { ... }  // it was lifted: false if it is over at once
///
/// Only what begins by the compositor's word is drawn: what the same pen does elsewhere is
/// forgotten after half a second. A stroke follows the daemon's that began at the same time, lies
/// at the same place and goes the same way; it leaves that, once and for good, when the daemon
/// falls silent, or tells of other places than the compositor.
package struct PenFollower {
  /// The actions on the ink, in order.
  package var steps: [FollowStep] = []
  package internal(set) var counts = FollowCounts()
  /// From the window's logical units to millimeters of the page.
  package var toPage = InkTransform.identity
  var pens: [PenStroke] = []
  var strokes: [StrokeID: DaemonStroke] = [:]
  var tablets: [DeviceID: String] = [:]
  var tabletFits: TabletFits
  var clock = SourceClock()
  var points: [PredictedSample] = []
  var tail: [FitSample] = []

  /// The compositor and the daemon report one touch that far apart at most.
  static let sameTime = Microseconds.milliseconds(150)
  /// Strokes that the compositor does not claim within this time belong to another window.
  static let patience = Microseconds.milliseconds(500)
  /// A daemon that lags behind the compositor by this time is considered silent.
  static let silence = Microseconds.milliseconds(60)
  /// A stroke that was lifted waits that long for the daemon's last word.
  static let lastWord = Microseconds.milliseconds(40)
  /// And that long to be learned from.
  static let lesson = Microseconds.milliseconds(300)
  /// A place may be off so often in a row: single ones are stamped wrong.
  static let mostMisses = 4
  /// The way, in logical units, that tells a window that was moved from another pen.
  static let decisiveDistance = 12.0
  /// The maximum numbers of strokes kept from either side, and of samples waiting for the daemon.
  static let mostStrokes = 16
  static let mostPending = 256
  /// Points with a larger expected error than this are not part of a tail.
  static let uncertainty = Millimeters(1)

  package init(_ learned: LearnedTablets = .shared) { tabletFits = TabletFits(learned) }

  package mutating func forgetSteps() { steps.removeAll(keepingCapacity: true) }

  // MARK: The compositor's pens

  /// A pen touched the canvas, and draws.
  package mutating func begin(_ id: StrokeID) {
    if pens.count >= Self.mostStrokes, let over = pens.firstIndex(where: \.isOver) {
      pens.remove(at: over)
    }
    guard pens.count < Self.mostStrokes else { return }
    pens.append(PenStroke(id))
  }

  /// Whether it must be notified of a stroke.
  package func knows(_ id: StrokeID) -> Bool { index(of: id) != nil }

  /// The pen is there.
  package mutating func submitSample(
    _ id: StrokeID, _ sample: FitSample, at time: Timestamp, place: Point, _ now: Timestamp
  ) {
    guard let index = index(of: id), pens[index].lifted == nil else { return }
    let told = PenStroke.ReportedPoint(time: time, place: place, sample: sample)
    pens[index].recordPlace(told)
    if pens[index].following != nil { return compare(told, at: index) }
    appendPlace(told, at: index)
    matchDaemonStroke(at: index, now)
  }

  mutating func appendPlace(_ told: PenStroke.ReportedPoint, at index: Int) {
    if let known = pens[index].drawnUntil, told.time <= known { return }
    var sample = told.sample
    if let began = pens[index].leftFrom {
      sample.time = max(0, Double((told.time - began).value) * 1e-6)
    }
    steps.append(.step(pens[index].id, .append(sample), taken: told.time))
  }

  /// The pen was lifted.
  ///
  /// - Returns: false if the stroke is over; otherwise its end comes as a step.
  package mutating func lift(_ id: StrokeID, at time: Timestamp, _ now: Timestamp) -> Bool {
    guard let index = index(of: id), pens[index].lifted == nil else { return false }
    pens[index].lifted = time
    guard let following = pens[index].following else {
      if pens[index].leftFrom == nil { counts.apart += 1 }
      retire(index, now)
      return false
    }
    if strokes[following.stroke]?.isFinished == true {
      endPen(index, now)
    } else {
      pens[index].due = now + Self.lastWord
    }
    return true
  }

  /// It never counted.
  package mutating func forget(_ id: StrokeID) { pens.removeAll { $0.id == id } }

  /// Nobody draws any more.
  package mutating func forgetAll() {
    pens = []
    strokes = [:]
    counts.isConnected = false
  }

  /// The moment that the times of a stroke's samples count from, on our clock; nil if it is not
  /// known, or has none.
  package func began(_ id: StrokeID) -> Timestamp? {
    guard let pen = pens.first(where: { $0.id == id }) else { return nil }
    return pen.following.flatMap { strokes[$0.stroke]?.began } ?? pen.leftFrom ?? pen.began
  }

  func index(of id: StrokeID) -> Int? { pens.firstIndex { $0.id == id && !$0.isOver } }

  mutating func endPen(_ index: Int, _ now: Timestamp) {
    let end = StrokeStep.end(pens[index].lifted ?? now, isExact: pens[index].following != nil)
    steps.append(.step(pens[index].id, end))
    retire(index, now)
  }

  /// It is over; it teaches where the tablet lies when the daemon has told all of it.
  mutating func retire(_ index: Int, _ now: Timestamp) {
    pens[index].isOver = true
    pens[index].due = now + Self.lesson
    learn(at: index, now)
  }

  /// Executes the actions that are due.
  ///
  /// - Returns: when to be asked again; nil: not before something is told.
  package mutating func processDuePens(at now: Timestamp) -> Timestamp? {
    for index in pens.indices where pens[index].due.map({ $0 <= now }) == true {
      if pens[index].isOver {
        learn(at: index, now)
        continue
      }
      if let following = pens[index].following, strokes[following.stroke]?.isEnded != true {
        leave(index)
      }
      endPen(index, now)
    }
    pens.removeAll { $0.isOver && $0.due.map { $0 <= now } != false }
    return pens.compactMap(\.due).min()
  }
}
