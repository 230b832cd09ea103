import Glibc
import InkCanvas
import InkFitting
import InkGeometry
import InkPractice
import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol
import WaylandClient

/// The program's loop: news of the daemon, events of the compositor, one timer, signals.
package final class PracticeLoop {
  private let order: PracticeOrder
  private let loop: EventLoop<Source>
  private let compositor: Compositor
  private let feed: InkFeed
  private var tablets: [DeviceID: Tablet] = [:]
  private var sheet: PracticeSheet?
  private var output: OutputPlace?
  private var scene: PracticeScene?
  /// The pen's stroke, and how its tablet lies on the output.
  private var stroke: (id: StrokeID, mapping: OutputMapping, began: Timestamp)?
  private var isOver = false
  /// When a recording is over, all is over soon.
  private var end: Timestamp?

  private enum Source: UInt64 { case daemon, compositor }

  /// What moves is looked at again so soon, whatever the compositor says.
  private static let pause = Microseconds.milliseconds(250)

  /// - Throws: what cannot be had: descriptors, a compositor, a daemon's socket.
  package init(_ order: PracticeOrder) throws {
    SignalSource.ignoreBrokenPipes()
    self.order = order
    loop = try EventLoop(signals: [SIGTERM, SIGINT, SIGHUP])
    compositor = try Compositor()
    var wishes = Subscription()
    (wishes.pads, wishes.updates, wishes.predicted, wishes.pings) = (false, false, 0, false)
    feed = try InkFeed(path: order.socket, wishes)
    try loop.watch(feed.descriptor, as: .daemon)
    try loop.watch(compositor.number, as: .compositor)
  }

  /// Serves until Escape, a signal, or the end of a recording.
  package func runLoop() throws {
    var events: [CompositorEvent] = []
    while !isOver {
      for event in try loop.wait() {
        switch event {
        case .ready(.daemon): try receiveNews()
        case .ready(.compositor):
          try compositor.dispatchEvents(into: &events)
          for event in events { try serve(event) }
        case .signal: isOver = true
        case .deadline: break
        }
      }
      try settle()
    }
  }

  /// What ends the program.
  struct PracticeLoopError: Error, CustomStringConvertible {
    let description: String

    static let closed = Self(description: "the compositor closed the page")

    static func noDaemon(_ why: String) -> Self {
      Self(description: "the daemon is gone: \(why). Fix: start stylusd")
    }

    static func noOutput(_ name: String) -> Self {
      Self(description: "there is no screen '\(name)'. Fix: name one that is there")
    }
  }

  // MARK: The daemon

  private func receiveNews() throws {
    if let news = try feed.take() {
      for piece in news { try handleNews(piece) }
    } else if end != nil {
      loop.poller.remove(feed.descriptor)
    } else {
      throw PracticeLoopError.noDaemon("it has no more to say")
    }
  }

  private func handleNews(_ news: InkNews) throws {
    switch news {
    case .disconnected(let error, _) where tablets.isEmpty && end == nil:
      throw PracticeLoopError.noDaemon("\(error)")
    case .message(let message): handleMessage(message.content)
    case .lost(let id): dropStroke(id)
    default: break
    }
  }

  private func handleMessage(_ content: LiveMessage.LiveContent) {
    switch content {
    case .added(let id, let tablet?, _), .changed(let id, let tablet?, _): tablets[id] = tablet
    case .update(let update): followUpdate(update)
    case .endOfStream: end = end ?? Timestamp.now + .milliseconds(500)
    default: break
    }
  }

  private func followUpdate(_ update: StrokeUpdate) {
    switch update {
    case .began(let beginning) where beginning.tool.kind != .eraser && stroke == nil:
      guard let tablet = tablets[beginning.device], let output,
        let mapping = try? TabletMapping(tablet, wish: MappingChoice(), outputs: [output])
      else { return }
      stroke = (beginning.stroke, mapping.onto(output), beginning.time)
      scene?.startStroke()
    case .sample(let id, let sample):
      guard let stroke, stroke.id == id else { return }
      let place = stroke.mapping.sample(sample, began: stroke.began)
      scene?.addPoint(place.location, force: place.force, time: place.time)
    case .ended(let ending):
      guard stroke?.id == ending.stroke else { return }
      stroke = nil
      if let answer = scene?.judgeStroke(at: now) { printAnswer(answer) }
    case .cancelled(let id, _): dropStroke(id)
    default: break
    }
  }

  /// A stroke never counted, or nobody knows how it went on.
  private func dropStroke(_ id: StrokeID) {
    guard stroke?.id == id else { return }
    stroke = nil
    scene?.dropStroke()
  }

  private func printAnswer(_ answer: PracticeSession.Answer) {
    guard let scene else { return }
    StandardStream.output("\(answer.word), score \(scene.session.score)\n")
  }

  // MARK: The compositor

  private func serve(_ event: CompositorEvent) throws {
    if case .ready = event, sheet == nil { try open() }
    switch sheet?.serve(event) {
    case .closed: throw PracticeLoopError.closed
    case .escaped: isOver = true
    case .resized: try lay()
    case nil: break
    }
  }

  private func open() throws {
    let found = compositor.outputs.first { order.output == nil || $0.name == order.output }
    guard let found else { throw PracticeLoopError.noOutput(order.output ?? "at all") }
    output = OutputPlace(
      name: found.name,
      area: Rect(
        x: Double(found.x), y: Double(found.y), width: Double(found.logical.width),
        height: Double(found.logical.height)),
      pixelWidth: Int(found.pixels.width), pixelHeight: Int(found.pixels.height))
    sheet = try PracticeSheet(on: found.id, of: compositor)
  }

  /// Lays the page out anew: a page of another size begins anew.
  private func lay() throws {
    guard let size = sheet?.size else { return }
    let page = try order.makePage(width: Double(size.width), height: Double(size.height))
    if scene?.page.screen != page.screen { scene = PracticeScene(page, at: now) }
    let paper = page.paper.expanded(by: 3)
    let scale = 96 / 25.4
    StandardStream.output(
      "page \(Int(paper.min.x * scale)),\(Int(paper.min.y * scale)) \(Int(paper.width * scale))x\(Int(paper.height * scale))\n"
    )
  }

  private func settle() throws {
    let moment = Timestamp.now
    var isMoving = false
    if scene != nil, var moved = scene.take() {
      isMoving = stroke != nil || moved.isMoving(at: now)
      if isMoving { try sheet?.showScene(&moved, at: now) }
      scene = moved
    }
    if compositor.isFull { try compositor.flush() }
    if let end, end <= moment { isOver = true }
    // The compositor's frames drive what moves; this is for one that tells none. Nothing wakes a
    // page that is done.
    let next = isMoving || compositor.isFull ? moment + Self.pause : nil
    loop.deadline = [next, end].compactMap { $0 }.min()
  }

  private var now: Double { Double(Timestamp.now.microseconds) * 1e-6 }
}
