import Glibc
import InkModel
import LinuxIO
import StylusClient
import StylusProtocol

/// Reads a live stream and shows it, until it ends or somebody has seen enough.
struct LiveWatch: ~Copyable {
  private var stream: LiveInk
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
  private(set) var area: Tablet.Area?
  private var pens = 0

  /// How a watch ended.
  enum Outcome {
    /// A signal came.
    case interrupted
    /// Nobody reads the output any more, or did when a signal came.
    case unread
    /// The daemon ended the stream; without a reason it is gone.
    case ended(EndReason?)
  }

  /// At most so often the drawing is brought up to date, in microseconds: 30 times a second.
  private static let period: Int64 = 33_000

  private enum Token {
    static let stream: UInt64 = 1
    static let stop: UInt64 = 2
    static let alarm: UInt64 = 3
    static let output: UInt64 = 4
    static let resizing: UInt64 = 5
  }

  /// - Parameters:
  ///   - output: what the viewer writes to; its signals end the watch.
  ///   - collects: whether the strokes are wanted afterwards.
  init(
    _ stream: consuming LiveInk, _ viewer: any LiveViewer, on output: StoppableOutput,
    collects: Bool
  ) throws(CommandFailure) {
    let poller = try calling { () throws(SystemError) in try Poller() }
    let resizing = try calling { () throws(SystemError) in try SignalSource([SIGWINCH]) }
    let alarm = try calling { () throws(SystemError) in try Alarm() }
    do throws(SystemError) {
      try poller.add(stream.descriptor, token: Token.stream)
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
    self.stream = stream
    self.viewer = viewer
    self.collects = collects
  }

  /// Watches; the terminal is left as it was, whatever happens.
  mutating func run() throws(CommandFailure) -> Outcome {
    defer {
      viewer.close()
      output.giveBackSignals()
    }
    try takeWaiting()
    while outcome == nil {
      try wait()
      for event in ready {
        switch event.token {
        case Token.stream: try takeFromStream()
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

  private mutating func takeFromStream() throws(CommandFailure) {
    let isOpen: Bool
    do throws(ClientError) { isOpen = try stream.take() } catch { throw CommandFailure(error) }
    try takeWaiting()
    if !isOpen, outcome == nil { outcome = .ended(reason) }
  }

  private mutating func takeWaiting() throws(CommandFailure) {
    while let message = try nextWaiting() {
      if case .endOfStream(let why) = message.content { reason = why }
      if collects { collect(message) }
      if outcome == nil, !viewer.take(message) { outcome = .unread }
    }
    guard !isPictureDue else { return }
    isPictureDue = true
    alarm.set(at: MonotonicClock.microseconds + Self.period)
  }

  private mutating func nextWaiting() throws(CommandFailure) -> LiveMessage? {
    do throws(ClientError) { return try stream.waiting() } catch { throw CommandFailure(error) }
  }

  private mutating func collect(_ message: LiveMessage) {
    collector.take(message)
    guard case .added(let tablet, _) = message.content, tablet.role == .pen else { return }
    pens += 1
    area = pens == 1 ? tablet.area : nil
  }
}
