import Evdev
import InkDrawing
import InkFitting
import InkFormats
import InkGeometry
import InkStorage
import LinuxIO
import ProgramOptions
import StylusClient
import StylusDevices
import StylusModel
import StylusPipeline

/// Reads a drawing from whatever a person names: a drawing, a recording, or the daemon.
struct DrawingSource {
  /// The name of the daemon's store.
  static let store = "-"
  private static let fit = Option.optional(
    "fit", .positiveDecimal("MM", upTo: 10),
    "give strokes few control points that keep within so many millimetres; recordings: 0.02")
  static let options = [fit.description, Option.recordedTablet.description] + InkStyle.options

  private let invocation: Invocation
  private let style: InkStyle

  init(_ invocation: Invocation) {
    self.invocation = invocation
    style = InkStyle(invocation)
  }

  /// A drawing, and what its file could not tell or we could not take.
  func read(
    _ name: String, progress: InkFileFormat.Progress
  ) throws(CommandFailure) -> (drawing: Drawing, losses: [Loss]) {
    switch name {
    case Self.store:
      let strokes = try stored()
      let empty = Loss(what: "the daemon has no finished strokes", count: 0)
      return (
        try drawing(of: strokes, clockOffset: Self.sinceBoot), strokes.isEmpty ? [empty] : []
      )
    case BuiltInRecording.name:
      return (
        try drawing(
          of: played(
            try load { () throws(RecordingChoice.Fault) in
              try RecordingChoice.load(name, tablet: nil)
            })), []
      )
    default: return try read(file: name, progress)
    }
  }

  private func read(
    file name: String, _ progress: InkFileFormat.Progress
  ) throws(CommandFailure) -> (drawing: Drawing, losses: [Loss]) {
    let bytes = try calling { () throws(SystemError) in try FileBytes.read(path: name) }
    if InkFile.isInk(bytes) {
      do throws(InkFileError) { return (try Drawing(decoding: bytes), []) } catch {
        throw CommandFailure("\(name): \(error)")
      }
    }
    if let format = InkFileFormat(bytes: bytes) {
      do throws(InkFormatError) {
        return fitted(try format.read(bytes, progress: progress))
      } catch {
        throw CommandFailure("\(name) as \(format.name): \(error)")
      }
    }
    let recording = try load { () throws(RecordingChoice.Fault) in
      try RecordingChoice.read(bytes, from: name, tablet: invocation[Option.recordedTablet])
    }
    return (try drawing(of: played(recording)), [])
  }

  /// With few control points, if that was asked for; else one for each sample, which is exact.
  private func fitted(_ read: (drawing: Drawing, losses: [Loss])) -> (
    drawing: Drawing, losses: [Loss]
  ) {
    guard let tolerance = invocation[Self.fit] else { return read }
    let thin = InkThinning(tolerance: tolerance).thinned(read.drawing)
    return (thin.drawing, read.losses + thin.losses)
  }

  private func load(
    _ body: () throws(RecordingChoice.Fault) -> Recording
  ) throws(CommandFailure) -> Recording {
    do throws(RecordingChoice.Fault) { return try body() } catch { throw CommandFailure(error) }
  }

  // MARK: Strokes of tablets

  /// From the daemon's clock to the calendar's.
  private static var sinceBoot: Microseconds {
    Microseconds(WallClock.microseconds - Timestamp.now.microseconds)
  }

  private func stored() throws(CommandFailure) -> [CapturedStroke] {
    var pages = StoredStrokes(try Connecting.connect(invocation), since: 0, for: "export")
    var strokes: [CapturedStroke] = []
    while let page = try pages.next() { strokes += page }
    return strokes
  }

  /// What the pipeline makes of a recording, at once.
  private func played(_ recording: Recording) throws(CommandFailure) -> [CapturedStroke] {
    let replay: Replay
    do throws(DeviceFault) { replay = try Replay(recording) } catch { throw CommandFailure(error) }
    var cursor = replay.cursor()
    var pipeline = InkPipeline()
    var collector = StrokeCollector()
    var events: [DeviceEvent] = []
    var updates: [StrokeUpdate] = []
    while cursor.nextTime != nil {
      events.removeAll(keepingCapacity: true)
      cursor.step(into: &events)
      updates.removeAll(keepingCapacity: true)
      for event in events { pipeline.receive(event, into: &updates) }
      for update in updates { collector.take(update) }
    }
    return collector.all
  }

  /// Strokes as a drawing; those of an eraser take away what lies below.
  private func drawing(
    of strokes: [CapturedStroke], clockOffset: Microseconds = Microseconds(0)
  ) throws(CommandFailure) -> Drawing {
    var drawing = Drawing()
    var grouping = WetGrouping()
    let tolerance = invocation[Self.fit].map { FitTolerance(position: $0) } ?? .standard
    for captured in strokes {
      let isEraser = captured.tool.kind == .eraser
      let ink = isEraser ? Ink(.eraser) : style.ink
      let width = isEraser ? InkType.eraser.defaultWidth : style.width
      let stroke: Stroke
      do throws(FittingError) {
        stroke = try Stroke(
          fitting: captured, ink: ink, width: width, clockOffset: clockOffset,
          tolerance: tolerance)
      } catch {
        throw CommandFailure("stroke \(captured.id.rawValue): \(error)")
      }
      if isEraser {
        drawing.erase(stroke.coveredRegion, mode: .pixel)
      } else {
        drawing.append(grouping.joined(stroke))
      }
    }
    return drawing
  }
}
