import CommandSupport
import Glibc
import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol

/// Reads a live stream and shows it, until it ends or somebody has seen enough.
struct LiveWatch<Source: WatchedInk & ~Copyable>: ~Copyable {
  private var source: Source
  private var viewer: any LiveViewer
  private let loop: EventLoop<WatchSource>
  private let output: StoppableOutput
  private var outcome: WatchOutcome?
  /// Why the daemon ended the stream, once it said so.
  private var reason: EndReason?
  private let collects: Bool
  /// The strokes, if they are collected.
  private(set) var collector = StrokeCollector()
  /// The surface of the only pen tablet; nil for none or several.
  var area: Tablet.Area? { pens.count == 1 ? pens.first?.value.area : nil }
  private var pens: [DeviceID: Tablet] = [:]

  /// - Parameters:
  ///   - output: what the viewer writes to; its signals end the watch.
  ///   - collects: whether the strokes are wanted afterwards.
  init(
    _ source: consuming Source, _ viewer: any LiveViewer, on output: StoppableOutput,
    collects: Bool
  ) throws(StylusctlError) {
    let loop = try calling { () throws(SystemError) in
      try EventLoop<WatchSource>(signals: [SIGWINCH])
    }
    do throws(SystemError) {
      try loop.watch(source.descriptor, as: .daemon)
      try loop.watch(output.stop, as: .stop)
    } catch {
      throw StylusctlError(error)
    }
    // Reports when the last reader is gone, even while there is nothing to write. A file has no
    // readers and cannot be watched.
    try? loop.watch(StandardStream.outputNumber, as: .output, for: [])
    self.loop = loop
    self.output = output
    self.source = source
    self.viewer = viewer
    self.collects = collects
  }

  /// Watches; the terminal is left as it was, whatever happens.
  mutating func watchInk() throws(StylusctlError) -> WatchOutcome {
    defer {
      viewer.close()
      output.giveBackSignals()
    }
    try takeNews()
    while outcome == nil {
      for event in try calling({ () throws(SystemError) in try loop.wait() }) {
        switch event {
        case .ready(.daemon): try takeNews()
        case .ready(.stop): outcome = .interrupted
        case .ready(.output): outcome = .unread
        case .signal: viewer.resize()
        case .deadline: if !viewer.show() { outcome = .unread }
        }
      }
    }
    return outcome ?? .ended(reason)
  }

  private mutating func takeNews() throws(StylusctlError) {
    let news: [InkNews]?
    do throws(ClientError) { news = try source.takeNews() } catch { throw StylusctlError(error) }
    for piece in news ?? [] { handleNews(piece) }
    if news == nil, outcome == nil { outcome = .ended(reason) }
    loop.deadline = loop.deadline ?? .now + WatchOutcome.period
  }

  private mutating func handleNews(_ news: InkNews) {
    if case .message(let message) = news {
      if case .endOfStream(let why) = message.content { reason = why }
      if collects { collect(message) }
    }
    if collects, case .fetched(let stroke) = news { collector.collectStroke(stroke) }
    if outcome == nil, !viewer.showNews(news) { outcome = .unread }
  }

  private mutating func collect(_ message: LiveMessage) {
    collector.collectMessage(message)
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

private enum WatchSource: UInt64 { case daemon, stop, output }
