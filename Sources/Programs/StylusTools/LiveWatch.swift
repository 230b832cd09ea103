import Glibc
import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol

/// Reads a live stream and shows it, until it ends or somebody has seen enough.
struct LiveWatch<Source: WatchedInk & ~Copyable>: ~Copyable {
  private var source: Source
  private var viewer: any LiveViewer
  private let poller: Poller
  private let output: StoppableOutput
  private let resizing: SignalSource
  private let alarm: Alarm
  private var ready: [Poller.Ready] = []
  private var isPictureDue = false
  private var outcome: Outcome?
  /// Why the daemon ended the stream, once it said so.
  private var reason: EndReason?
  private let collects: Bool
  /// The strokes, if they are collected.
  private(set) var collector = StrokeCollector()
  /// The surface of the only pen tablet; nil for none or several.
  var area: Tablet.Area? { pens.count == 1 ? pens.first?.value.area : nil }
  private var pens: [DeviceID: Tablet] = [:]

  typealias Outcome = WatchOutcome
  private typealias Token = WatchToken

  /// - Parameters:
  ///   - output: what the viewer writes to; its signals end the watch.
  ///   - collects: whether the strokes are wanted afterwards.
  init(
    _ source: consuming Source, _ viewer: any LiveViewer, on output: StoppableOutput,
    collects: Bool
  ) throws(CommandFailure) {
    let poller = try calling { () throws(SystemError) in try Poller() }
    let resizing = try calling { () throws(SystemError) in try SignalSource([SIGWINCH]) }
    let alarm = try calling { () throws(SystemError) in try Alarm() }
    do throws(SystemError) {
      try poller.add(source.descriptor, token: Token.source)
      try poller.add(output.stop, token: Token.stop)
      try poller.add(resizing.number, token: Token.resizing)
      try poller.add(alarm.number, token: Token.alarm)
    } catch {
      throw CommandFailure(error)
    }
    // Tells when the last reader goes, even while there is nothing to write. A file has no readers
    // and cannot be watched.
    try? poller.add(StandardStream.outputNumber, token: Token.output, [])
    self.poller = poller
    self.output = output
    self.resizing = resizing
    self.alarm = alarm
    self.source = source
    self.viewer = viewer
    self.collects = collects
  }

  /// Watches; the terminal is left as it was, whatever happens.
  mutating func run() throws(CommandFailure) -> Outcome {
    defer {
      viewer.close()
      output.giveBackSignals()
    }
    try takeNews()
    while outcome == nil {
      try wait()
      for event in ready {
        switch event.token {
        case Token.source: try takeNews()
        case Token.stop: outcome = .interrupted
        case Token.resizing: resize()
        case Token.output: outcome = .unread
        default: show()
        }
      }
    }
    return outcome ?? .ended(reason)
  }

  private mutating func wait() throws(CommandFailure) {
    do throws(SystemError) { try poller.wait(into: &ready) } catch { throw CommandFailure(error) }
  }

  private mutating func resize() {
    while resizing.next() != nil {}
    viewer.resize()
  }

  private mutating func show() {
    alarm.acknowledge()
    isPictureDue = false
    if !viewer.show() { outcome = .unread }
  }

  private mutating func takeNews() throws(CommandFailure) {
    let news: [InkNews]?
    do throws(ClientError) { news = try source.takeNews() } catch { throw CommandFailure(error) }
    for piece in news ?? [] { take(piece) }
    if news == nil, outcome == nil { outcome = .ended(reason) }
    guard !isPictureDue else { return }
    isPictureDue = true
    alarm.set(at: .now + WatchOutcome.period)
  }

  private mutating func take(_ news: InkNews) {
    if case .message(let message) = news {
      if case .endOfStream(let why) = message.content { reason = why }
      if collects { collect(message) }
    }
    if collects, case .fetched(let stroke) = news { collector.take(stroke) }
    if outcome == nil, !viewer.take(news) { outcome = .unread }
  }

  private mutating func collect(_ message: LiveMessage) {
    collector.take(message)
    guard case .added(let device, let tablet?, _) = message.content, tablet.role == .pen else {
      return
    }
    pens[device] = tablet
  }
}

/// How a watch ended.
enum WatchOutcome {
  /// A signal came.
  case interrupted
  /// Nobody reads the output any more, or did when a signal came.
  case unread
  /// The daemon ended the stream; without a reason it is gone.
  case ended(EndReason?)

  /// At most so often the drawing is brought up to date, in microseconds: 30 times a second.
  static let period = Microseconds.milliseconds(33)
}

private enum WatchToken {
  static let source: UInt64 = 1
  static let stop: UInt64 = 2
  static let alarm: UInt64 = 3
  static let output: UInt64 = 4
  static let resizing: UInt64 = 5
}
