import FramePacing
import InkCanvas
import InkDrawing
import InkFitting
import InkGeometry
import LinuxIO
import PenFollowing
import StylusModel
import WaylandClient

/// The state shared by the thread of wet ink and the application: surfaces, strokes, and the pacing
/// of their commits. Always under one lock.
@safe final class WetCore: @unchecked Sendable {
  let connection: WetConnection
  var pacer: FramePacer
  private(set) var surfaces: [WetSurface] = []
  /// The events that the application has not fetched yet.
  private var news: [WetNews] = []
  private(set) var place: WetPlace?
  /// Open strokes and those that were not handed over yet, in their order.
  private var strokes: [StrokeRecord] = []
  /// Open strokes that do not draw.
  private var others: Set<StrokeID> = []
  private var feedback: [WetFeedback] = []
  private var pens = WetPens()
  private let numbers: StrokeNumbers
  /// Draws pens from the daemon's reports.
  var follower = PenFollower()
  private var follows = true

  /// The maximum number of strokes on the screen before the window has drawn the first of them;
  /// more strokes wait.
  private static let surfaceCount = 3
  /// The maximum number of strokes that are open or wait for the application.
  private static let mostStrokes = 64

  init(_ connection: WetConnection, numbers: StrokeNumbers) {
    self.connection = connection
    self.numbers = numbers
    pacer = FramePacer(period: nil, hasFeedback: connection.hasFeedback)
  }

  // MARK: The window

  /// Sets the canvas's position in the window's surface, from its next commit on; nil hides it.
  func move(to place: WetPlace?, of parent: OpaquePointer, at now: Timestamp) {
    self.place = place
    if let place { follower.toPage = place.toPage }
    guard let place else {
      for surface in surfaces { surface.hide() }
      endFollowing(at: now)
      return
    }
    unsafe connection.parent = parent
    while surfaces.count < Self.surfaceCount, let made = unsafe WetSurface(on: parent, connection) {
      surfaces.append(made)
    }
    for surface in surfaces { surface.move(to: place) }
    pacer.inkChanged(sample: nil, at: now)
  }

  /// The window was committed.
  func release(at now: Timestamp) {
    for surface in surfaces { surface.release() }
    pacer.surfaceChanged(at: now)
    assignFreeSurfaces(at: now)
  }

  /// The window draws some strokes from its next commit on.
  func handOver(_ ids: [StrokeID]) {
    for id in ids {
      for surface in surfaces where surface.stroke?.id == id { _ = surface.handOver() }
      strokes.removeAll { $0.id == id }
    }
  }

  /// The window is not visible any more: open strokes end as they are, and nothing is shown.
  func releaseSurfaces(at now: Timestamp) {
    for stroke in strokes where stroke.lifted == nil { apply(.end(now), to: stroke.id, at: now) }
    for other in others { passToApplication(.end(now), of: other) }
    strokes = []
    surfaces = []
    feedback = []
    pens = WetPens()
    follower.forgetAll()
  }

  /// Whether it is of interest what the daemon reports.
  var wantsDaemon: Bool { follows && place != nil }

  func takeNews() -> [WetNews] {
    defer { news = [] }
    return news
  }

  var hasNews: Bool { !news.isEmpty }

  // MARK: Strokes

  /// Performs all orders, in their sequence: orders are only taken under this object's lock.
  func obey(_ orders: Lock<[WetOrder]>, at now: Timestamp) {
    let come = orders.withLock { orders in
      defer { orders = [] }
      return orders
    }
    for order in come { obey(order, at: now) }
  }

  func obey(_ order: WetOrder, at now: Timestamp) {
    switch order {
    case .begin(let id, let part, let isPen):
      beginStroke(id, part, at: now)
      if isPen, follows, stroke(id) != nil { follower.begin(id) }
    case .step(let id, let step, let time):
      if !forwardToFollower(step, of: id, taken: time, at: now) {
        apply(step, to: id, taken: time, at: now)
      }
    case .cancel(let id):
      follower.forget(id)
      cancel(id, at: now)
    case .tools(let tools): pens.tools = tools
    case .follows(let follows):
      self.follows = follows
      if !follows { endFollowing(at: now) }
    }
  }

  private func beginStroke(_ id: StrokeID, _ part: StrokePart, at now: Timestamp) {
    switch part {
    case .erases, .selects, .movesRuler: others.insert(id)
    case .draws(let style):
      guard strokes.count < Self.mostStrokes else { return }
      strokes.append(StrokeRecord(id, style))
      assignFreeSurfaces(at: now)
    }
  }

  /// Applies a step to a stroke.
  ///
  /// - Parameter taken: when the sample in the step was taken; nil if its latency is not measured.
  func apply(
    _ step: StrokeStep, to id: StrokeID, taken: Timestamp? = nil, at now: Timestamp
  ) {
    // A stroke above the limit was not begun, and leaves nothing.
    guard let stroke = stroke(id) else { return passToApplication(step, of: id) }
    guard stroke.absorb(step, at: now) else { return }
    surface(of: id)?.relay(step)
    pacer.inkChanged(sample: taken, at: now)
    if case .end(let time, _) = step {
      news.append(.ended(id, FinishedStroke(stroke), lifted: time))
    }
  }

  /// Tells the application how to handle a stroke that does not draw.
  private func passToApplication(_ step: StrokeStep, of id: StrokeID) {
    switch step {
    case .append(let sample): if others.contains(id) { news.append(.goes(id, sample)) }
    case .end(let time, _):
      others.remove(id)
      news.append(.ended(id, nil, lifted: time))
    case .replace, .correct, .expect: break
    }
  }

  private func cancel(_ id: StrokeID, at now: Timestamp) {
    others.remove(id)
    for surface in surfaces where surface.stroke?.id == id { surface.drop() }
    strokes.removeAll { $0.id == id }
    assignFreeSurfaces(at: now)
  }

  func stroke(_ id: StrokeID) -> StrokeRecord? { strokes.first { $0.id == id } }
  func surface(of id: StrokeID) -> WetSurface? { surfaces.first { $0.stroke?.id == id } }

  /// Assigns free surfaces to strokes that have none.
  private func assignFreeSurfaces(at now: Timestamp) {
    for stroke in strokes where surface(of: stroke.id) == nil {
      guard let free = surfaces.first(where: { $0.isFree && !$0.isHeld }) else { return }
      free.showStroke(stroke)
      pacer.inkChanged(sample: nil, at: now)
    }
  }

  /// Turns strokes whose pens are held still into shapes, if that is requested.
  ///
  /// - Returns: the time of the next call.
  func straighten(at now: Timestamp) -> Timestamp? {
    var next: Timestamp?
    for stroke in strokes {
      guard let due = stroke.straightens else { continue }
      if due <= now {
        let isShape = surface(of: stroke.id)?.canvas?.straighten(stroke.id) == true
        stroke.wasHeld(becoming: isShape)
        if isShape { pacer.inkChanged(sample: nil, at: now) }
      } else {
        next = min(next ?? due, due)
      }
    }
    return next
  }

  // MARK: Pens of the compositor

  /// Makes strokes of pens' events.
  func takePens(at now: Timestamp) {
    guard !connection.pens.isEmpty else { return }
    let frames = connection.pens
    connection.pens.removeAll(keepingCapacity: true)
    for frame in frames {
      for order in pens.orders(for: frame, on: place, numbers, at: now) {
        if case .begin(let id, let part, _) = order { news.append(.began(id, part)) }
        obey(order, at: now)
      }
    }
  }

  // MARK: Pictures

  /// Draws and commits if it is time.
  ///
  /// - Returns: the time of the next call if nothing happens; nil if none is needed.
  func pace(at now: Timestamp) -> Timestamp? {
    guard place != nil else { return nil }
    for _ in 0..<2 {
      switch pacer.next(at: now) {
      case .rest: return nil
      case .wait(let until): return until
      case .commit(let expected): if !commit(to: expected, at: now) { return nil }
      }
    }
    return now + .milliseconds(1)
  }

  /// - Returns: false if it is blocked; the thread is woken when the obstacle is gone.
  private func commit(to expected: Timestamp, at now: Timestamp) -> Bool {
    expectTails(at: expected)
    let due = surfaces.filter { !$0.isHeld && $0.isOutOfDate }
    guard !due.isEmpty else {
      let waits = surfaces.contains { $0.isHeld && $0.isOutOfDate }
      if !waits { pacer.dismissed(at: now) }
      return !waits
    }
    var wasShown = false
    for surface in due {
      let shown = unsafe surface.commitChanges { pointer in
        guard !wasShown else { return }
        unsafe self.requestFeedback(about: pointer, at: now)
        wasShown = true
      }
      if shown == nil, !wasShown { return false }
    }
    connection.flush()
    if !wasShown { pacer.dismissed(at: now) }
    return true
  }

  /// Reports an imminent commit to the pacer, and requests feedback about it.
  private func requestFeedback(about surface: OpaquePointer, at now: Timestamp) {
    let number = pacer.committed(at: now)
    guard connection.hasFeedback, let presentation = unsafe connection.presentation else { return }
    var free = feedback.first(where: \.isFree)
    if free == nil, feedback.count < WetFeedback.most {
      free = WetFeedback(for: self)
      if let free { feedback.append(free) }
    }
    unsafe free?.requestFeedback(presentation, of: surface, number)
  }
}
