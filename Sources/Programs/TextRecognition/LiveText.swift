package import InkDrawing
import InkFitting
package import InkRecognition
import LinuxIO
package import StylusClient
import StylusModel
import StylusProtocol

/// The text of strokes as they are drawn: those that are finished, and open ones as far as they go.
package struct LiveText {
  /// A line of it.
  package struct Line: Equatable {
    let strokes: [InkID]
    let text: String
    var words: [RecognizedWord] = []

    /// Tells it from other lines, however its text changes: its first stroke.
    var id: InkID? { strokes.first }

    package static func == (a: Line, b: Line) -> Bool { a.id == b.id && a.text == b.text }
  }

  private var reader: PageReader
  private var open = OpenStrokes(longest: mostSamples)
  private var page = Drawing()
  /// Which strokes of a drawing the open ones are.
  private var ids: [StrokeID: InkID] = [:]
  private var isStale = false
  /// The stroke that was begun last.
  package private(set) var newest: InkID?

  /// The number of strokes after which a new page begins, so that reading time and memory stay
  /// bounded.
  static let mostStrokes = 2_000
  /// Of a longer stroke the rest is no writing.
  private static let mostSamples = 20_000

  package init(_ language: WritingLanguage) {
    reader = PageReader(language, readings: 1, threads: Machine.processorCount)
  }

  /// Whether the page is long enough that a new one should begin.
  package var isFull: Bool { page.count >= Self.mostStrokes }

  /// Takes what the daemon reports.
  package mutating func handleNews(_ news: InkNews) {
    switch news {
    case .message(let message): handleMessage(message.content)
    case .fetched(let stroke):
      removeStroke(stroke.id)
      applyStroke(stroke)
    case .lost(let stroke): removeStroke(stroke)
    case .met, .missed, .disconnected: break
    }
  }

  /// Begins a page without what is finished.
  package mutating func turnPage() { page = Drawing() }

  /// The lines from top to bottom; nil if nothing was drawn since the last time.
  package mutating func recognizeLines() -> [Line]? {
    guard isStale else { return nil }
    isStale = false
    var drawing = page
    for stroke in open.all.sorted(by: { $0.id < $1.id }) {
      if stroke.tool.kind != .eraser, let ink = ink(of: stroke) { drawing.append(ink) }
    }
    return reader.read(drawing).lines.map { line in
      Line(
        strokes: line.words.flatMap(\.strokes), text: line.text,
        words: line.words.compactMap(RecognizedWord.init))
    }
  }

  private mutating func handleMessage(_ content: LiveMessage.LiveContent) {
    switch content {
    case .update(.began(let beginning)): ids[beginning.stroke] = InkID()
    case .update(.cancelled(let stroke, _)): removeStroke(stroke)
    case .update(.sample), .update(.corrected), .snapshot: isStale = true
    default: break
    }
    if let whole = open.applyContent(content), case .update = content { applyStroke(whole) }
  }

  private mutating func removeStroke(_ stroke: StrokeID) {
    open.forget(stroke)
    ids[stroke] = nil
    isStale = true
  }

  private mutating func applyStroke(_ stroke: CapturedStroke) {
    isStale = true
    defer { ids[stroke.id] = nil }
    guard let ink = ink(of: stroke) else { return }
    if stroke.tool.kind == .eraser {
      page.erase(ink.coveredRegion, mode: .pixel)
    } else {
      page.append(ink)
    }
  }

  /// Nil for what cannot be drawn.
  private mutating func ink(of captured: CapturedStroke) -> Stroke? {
    let type: InkType = captured.tool.kind == .eraser ? .eraser : .monoline
    guard
      var stroke = try? Stroke(fitting: captured, ink: Ink(type), width: type.defaultWidth)
    else { return nil }
    let id = ids[captured.id] ?? stroke.id
    ids[captured.id] = id
    if type != .eraser { newest = id }
    stroke.id = id
    return stroke
  }
}
