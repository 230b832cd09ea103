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
  private static let strict = Option.flag(
    "strict", "refuse a file in which anything is wrong, in place of reading the rest")
  static let options =
    [fit.description, strict.description, Option.recordedTablet.description] + InkStyle.options

  private let invocation: Invocation
  private let style: InkStyle

  init(_ invocation: Invocation) {
    self.invocation = invocation
    style = InkStyle(invocation)
  }

  /// A drawing, and what its file could not tell or we could not take.
  func read(
    _ name: String, progress: InkFileFormat.Progress
  ) throws(CommandFailure) -> ReadDrawing {
    switch name {
    case Self.store:
      let strokes = try stored()
      guard !strokes.isEmpty else {
        throw CommandFailure(
          "the daemon has no finished strokes, so nothing was written. Fix: draw something first; "
            + "`stylusctl strokes` shows what there is")
      }
      return try drawing(of: strokes, in: "the daemon")
    case BuiltInRecording.name:
      let recording = try load { () throws(RecordingChoice.Fault) in
        try RecordingChoice.load(name, tablet: invocation[Option.recordedTablet])
      }
      return try drawing(of: recording, name)
    default: return try read(file: name, progress)
    }
  }

  private func read(
    file name: String, _ progress: InkFileFormat.Progress
  ) throws(CommandFailure) -> ReadDrawing {
    let bytes = try calling { () throws(SystemError) in try FileBytes.read(path: name) }
    do throws(DrawingDecoder.Fault) {
      let isStrict = invocation[Self.strict]
      if let read = try DrawingDecoder.read(bytes, isStrict: isStrict, progress: progress) {
        return InkFile.isInk(bytes) ? ReadDrawing(read) : fitted(read)
      }
    } catch {
      throw CommandFailure("\(name): \(error)")
    }
    guard RecordingFile.isRecording(beginning: bytes + [UInt8(ascii: "\n")]) == true else {
      return try drawing(of: try ForeignFile(bytes, name).trace(), in: name)
    }
    let recording = try load { () throws(RecordingChoice.Fault) in
      try RecordingChoice.read(bytes, from: name, tablet: invocation[Option.recordedTablet])
    }
    if let notice = recording.notice(of: name) { StandardStream.error("stylusctl: \(notice)\n") }
    return try drawing(of: recording, name)
  }

  /// With few control points, if that was asked for; else one for each sample, which is exact.
  private func fitted(_ reading: InkReading) -> ReadDrawing {
    var read = ReadDrawing(reading)
    guard let tolerance = invocation[Self.fit] else { return read }
    let thin = InkThinning(tolerance: tolerance).thinned(read.drawing)
    read.drawing = thin.drawing
    read.losses += thin.losses
    return read
  }

  private func load(
    _ body: () throws(RecordingChoice.Fault) -> Recording
  ) throws(CommandFailure) -> Recording {
    do throws(RecordingChoice.Fault) { return try body() } catch { throw CommandFailure(error) }
  }

  // MARK: Strokes of tablets

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
    var played = PlayedRecording(replay)
    var collector = StrokeCollector()
    while played.nextTime != nil {
      played.step()
      for update in played.outputs.updates { collector.take(update) }
    }
    return collector.all
  }

  private func drawing(
    of recording: Recording, _ name: String
  ) throws(CommandFailure) -> ReadDrawing {
    let strokes = try played(recording)
    guard !strokes.isEmpty else {
      throw CommandFailure(
        "\(name): the recording has no strokes, so nothing was written. Fix: another recording, or "
          + "another tablet of it (--tablet)")
    }
    return try drawing(of: strokes, in: name)
  }

  /// Strokes as a drawing; those of an eraser take away what lies below. One that cannot be is left out.
  private func drawing(
    of strokes: [CapturedStroke], in name: String
  ) throws(CommandFailure) -> ReadDrawing {
    var read = ReadDrawing(drawing: Drawing())
    var grouping = WetGrouping()
    for captured in strokes {
      let stroke: Stroke
      do throws(FittingError) {
        stroke = try fitted(captured)
      } catch {
        read.leftOut.append(captured.sentence(about: error))
        continue
      }
      if captured.tool.kind == .eraser {
        read.drawing.erase(stroke.coveredRegion, mode: .pixel)
      } else {
        read.drawing.append(grouping.joined(stroke))
      }
    }
    guard read.leftOut.count < strokes.count else {
      throw CommandFailure(
        "\(name): none of its \(strokes.count) strokes can be taken, so nothing was written; the first: "
          + read.leftOut[0])
    }
    return read
  }

  private func fitted(_ captured: CapturedStroke) throws(FittingError) -> Stroke {
    let isEraser = captured.tool.kind == .eraser
    let clockOffset = captured.beganSince1970.map { $0.value - captured.began.microseconds } ?? 0
    return try Stroke(
      fitting: captured, ink: isEraser ? Ink(.eraser) : style.ink,
      width: isEraser ? InkType.eraser.defaultWidth : style.width,
      clockOffset: Microseconds(clockOffset),
      tolerance: invocation[Self.fit].map { FitTolerance(position: $0) } ?? .standard)
  }
}

/// What was read of a file.
struct ReadDrawing {
  var drawing: Drawing
  /// What the file could not tell, or the drawing not take.
  var losses: [Loss] = []
  /// What is wrong with the file.
  var faults: [InkFault] = []
  /// Why strokes are not in the drawing, a sentence for each.
  var leftOut: [String] = []

  init(drawing: Drawing) { self.drawing = drawing }

  init(_ reading: InkReading) {
    (drawing, losses, faults) = (reading.drawing, reading.losses, reading.faults)
  }
}

extension CapturedStroke {
  /// Which stroke it is, when it was, and what is wrong with it.
  fileprivate func sentence(about error: FittingError) -> String {
    let start = "stroke \(id.rawValue), which began at \(Self.seconds(began)) s, is left out: "
    switch error {
    case .notSound(let index) where samples.indices.contains(index):
      return start
        + "its sample \(index + 1) at \(Self.seconds(samples[index].time)) s has a time or a value that cannot be"
    case .timeRanBackwards(let index) where samples.indices.contains(index):
      return start
        + "its sample \(index + 1) at \(Self.seconds(samples[index].time)) s is earlier than the one before"
    case .notSound, .timeRanBackwards, .finished: return start + "its samples are no stroke"
    }
  }

  /// To a millisecond.
  private static func seconds(_ time: Timestamp) -> String {
    let milliseconds = time.microseconds / 1_000
    let rest = String(milliseconds.magnitude % 1_000)
    return (milliseconds < 0 ? "-" : "") + "\(milliseconds.magnitude / 1_000)."
      + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
