import CommandSupport
import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol
import TerminalInk

/// Shows a live stream on standard output.
protocol LiveViewer {
  /// Takes news; false if nobody reads any more, or the end has come.
  mutating func showNews(_ news: InkNews) -> Bool
  /// Shows what was taken since the last time; false as above.
  mutating func show() -> Bool
  /// Follows the terminal to its new size.
  mutating func resize()
  /// Shows the rest and leaves the terminal as it was.
  mutating func close()
}

/// One JSON object per message.
struct JSONViewer: LiveViewer {
  private let output: StoppableOutput
  private var waiting = DaemonAbsence()

  /// - Parameter output: where the lines go.
  init(output: StoppableOutput) { self.output = output }

  mutating func showNews(_ news: InkNews) -> Bool {
    if let sentence = waiting.sentence(for: news) {
      StandardStream.error("stylusctl watch: \(sentence)\n")
    }
    switch news {
    case .message(let message):
      // The JSON form of the protocol has no sign of life.
      if case .ping = message.content { return true }
      return output.put(data: JSONLines.line(message))
    case .fetched(let stroke): return output.put(data: JSONLines.line(stroke))
    case .met, .missed, .lost, .disconnected: return true
    }
  }

  mutating func show() -> Bool { true }
  mutating func resize() {}
  mutating func close() {}
}

/// A growing drawing and a line per stroke; where the output is not a terminal, the lines, and the
/// drawing at the end if it was asked for.
struct DrawingViewer: LiveViewer {
  private var drawing: TerminalDrawing
  private let isForced: Bool
  private let output: StoppableOutput
  private var waiting = DaemonAbsence()

  init(to output: StoppableOutput, isForced: Bool) {
    self.output = output
    let size = Terminal.size
    let traits = TerminalTraits(
      isTerminal: Terminal.isThere, columns: size?.columns, rows: size?.rows,
      variable: Environment.variable)
    drawing = TerminalDrawing(traits, framing: .ink)
    self.isForced = isForced || Terminal.isThere
  }

  mutating func showNews(_ news: InkNews) -> Bool {
    if let sentence = waiting.sentence(for: news) { say(sentence) }
    switch news {
    case .message(let message): drawMessage(message)
    case .fetched(let stroke): drawStroke(stroke)
    case .lost(let stroke): drawing.drawUpdate(.cancelled(stroke, Timestamp(microseconds: 0)))
    case .missed(.numbering): drawing.forgetWaiting()
    case .met, .missed, .disconnected: break
    }
    return true
  }

  /// On a terminal between the lines of the drawing, which else would be torn; otherwise where no
  /// script reads strokes.
  private mutating func say(_ sentence: String) {
    guard !Terminal.isThere else { return drawing.say(sentence) }
    StandardStream.error("stylusctl watch: \(sentence)\n")
  }

  private mutating func drawStroke(_ stroke: CapturedStroke) {
    let end = stroke.samples.last?.time ?? stroke.began
    drawing.drawUpdate(.began(stroke.beginning))
    for sample in stroke.samples { drawing.drawUpdate(.sample(stroke.id, sample)) }
    drawing.drawUpdate(.ended(StrokeEnding(stroke: stroke.id, time: end, flags: stroke.flags)))
    drawing.drawUpdate(
      .finished(
        StrokeSummary(
          stroke: stroke.id, time: end, flags: stroke.flags, samples: UInt32(stroke.samples.count),
          settlement: stroke.settlement)))
  }

  private mutating func drawMessage(_ message: LiveMessage) {
    switch message.content {
    case .added(_, let tablet?, _), .changed(_, let tablet?, _): drawing.registerTablet(tablet)
    case .snapshot(let part):
      if part.first == 0 { drawing.drawUpdate(.began(part.beginning)) }
      for sample in part.samples { drawing.drawUpdate(.sample(part.beginning.stroke, sample)) }
    case .lost(let lost):
      drawing.forgetWaiting()
      drawing.say("\(lost.last - lost.first + 1) updates were lost: this terminal was too slow")
    case .predicted(let stroke, let tail): drawing.expect(tail, of: stroke)
    case .update(let update): drawing.drawUpdate(update)
    case .hello, .ping, .endOfStream, .added(_, nil, _), .changed(_, nil, _): break
    }
  }

  mutating func show() -> Bool { output.put(drawing: drawing.frame()) }

  mutating func resize() {
    guard let size = Terminal.size else { return }
    _ = output.put(drawing: drawing.resize(columns: size.columns, rows: size.rows))
  }

  mutating func close() {
    _ = output.put(drawing: isForced ? drawing.close() : drawing.frame())
  }
}

extension InkNews {
  /// A line of information in addition to the ink; nil for the ink itself.
  var sentence: String? {
    switch self {
    case .met, .message, .fetched, .missed(.updates): nil
    case .missed(.strokes(let count)): "\(count) strokes were missed and are no longer kept"
    case .missed(.numbering):
      "the daemon was restarted; strokes drawn just before that may be missing"
    case .lost(let stroke): "stroke \(stroke.rawValue) was unfinished and ended with the daemon"
    case .disconnected(let error, _): "\(error)"
    }
  }
}
