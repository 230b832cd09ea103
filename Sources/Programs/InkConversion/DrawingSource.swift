package import CommandSupport
import Evdev
package import InkDrawing
import InkFitting
package import InkFormats
import InkGeometry
import InkStorage
import LinuxIO
package import ProgramOptions
import StylusClient
import StylusDevices
import StylusModel
import StylusPipeline

/// Reads a drawing from whatever a person names: a drawing, a recording, or the daemon.
package struct DrawingSource {
  /// The name of the daemon's store.
  package static let store = "-"
  private static let fit = Option.optional(
    "fit", .positiveDecimal("MM", upTo: 10),
    "reduce the control points of strokes, within MM millimeters; recordings: 0.02")
  package static let limit = Option.value(
    "limit", .integer("TIMES", 1...1_000_000), default: "1",
    "multiply the limits for files of other programs, if you trust the file")
  private static let strict = Option.flag(
    "strict", "refuse a file with any fault, instead of reading the rest")
  package static let options =
    [fit.description, strict.description, limit.description, Option.recordedTablet.description]
    + InkStyle.options

  private let invocation: Invocation
  private let style: InkStyle

  package init(_ invocation: Invocation) {
    self.invocation = invocation
    style = InkStyle(invocation)
  }

  /// How files are read, as text without tabs: drawings that are read differently are others.
  package var stamp: String {
    let tablet = invocation[Option.recordedTablet].map { "\($0)" } ?? ""
    return [
      invocation[Self.fit].map { "\($0)" } ?? "", "\(invocation[Self.strict])",
      "\(invocation[Self.limit])", tablet, "\(style.ink.type)", "\(style.width)",
    ].joined(separator: " ")
  }

  /// A drawing, and what its file could not tell or we could not take.
  package func readDrawing(
    _ name: String, progress: InkFileFormat.Progress
  ) throws(StylusctlError) -> ReadDrawing {
    switch name {
    case Self.store:
      return try stored()
    case BuiltInRecording.name:
      let recording = try choosing {
        () throws(RecordingChoice.RecordingChoiceError) in
        try RecordingChoice.load(name, tablet: invocation[Option.recordedTablet])
      }
      return try drawing(of: recording, name)
    default:
      let input = try calling { () throws(SystemError) in try InputFile(name) }
      return try readDrawing(input, progress: progress)
    }
  }

  /// The same of a file that was opened before.
  func readDrawing(
    _ input: InputFile, progress: InkFileFormat.Progress
  ) throws(StylusctlError) -> ReadDrawing {
    let name = input.name
    let bytes = try calling { () throws(SystemError) in try input.readAll() }
    do throws(DrawingDecoder.DrawingDecodingError) {
      let isStrict = invocation[Self.strict]
      let limits = InkReadingLimits().raised(invocation[Self.limit])
      if let read = try DrawingDecoder.decode(
        bytes, limits: limits, isStrict: isStrict, progress: progress)
      {
        return InkFile.isInk(bytes) ? ReadDrawing(read) : fitted(read)
      }
    } catch {
      throw StylusctlError("\(name): \(error)")
    }
    guard RecordingFile.isRecording(beginning: bytes + [UInt8(ascii: "\n")]) == true else {
      return try drawing(of: try ForeignFile(bytes, name).trace(), in: name)
    }
    let recording = try choosing { () throws(RecordingChoice.RecordingChoiceError) in
      try RecordingChoice.decode(bytes, from: name, tablet: invocation[Option.recordedTablet])
    }
    if let notice = recording.notice(of: name) { StandardStream.error("stylusctl: \(notice)\n") }
    return try drawing(of: recording, name)
  }

  /// With few control points, if that was asked for; otherwise one for each sample, which is exact.
  private func fitted(_ reading: InkReading) -> ReadDrawing {
    var read = ReadDrawing(reading)
    guard let tolerance = invocation[Self.fit] else { return read }
    var thinning = InkThinning(tolerance: tolerance)
    read.document =
      InkDocument(
        read.document.pages.map { page in
          DocumentPage(
            Drawing(strokes: page.drawing.strokes.map { thinning.thinned($0) }), on: page.background
          )
        }) ?? read.document
    read.losses += thinning.losses
    return read
  }

  // MARK: Files that are not in memory as a whole

  /// Opens a drawing. Its strokes are read when somebody goes through them, the ink of another
  /// program from a scratch file; in memory are recordings, the daemon's strokes and damaged files.
  ///
  /// - Parameter output: what it will be written to. Scratch files are made in the same folder.
  func openDrawing(
    _ name: String, near output: String, progress: InkFileFormat.Progress
  ) throws(StylusctlError) -> OpenDrawing {
    guard name != Self.store, name != BuiltInRecording.name else {
      return OpenDrawing(try readDrawing(name, progress: progress))
    }
    // Only once: a pipe cannot be read again.
    let input = try calling { () throws(SystemError) in try InputFile(name) }
    guard var passing = try passing(input, near: output, progress) else {
      return OpenDrawing(try readDrawing(input, progress: progress))
    }
    passing.input = input
    return passing
  }

  /// Nil if all of it must be in memory.
  private func passing(
    _ input: InputFile, near output: String, _ progress: InkFileFormat.Progress
  ) throws(StylusctlError) -> OpenDrawing? {
    if InkFile.isInk(input.beginning) {
      guard let file = try? InkFile(input.source) else { return nil }
      return OpenDrawing(StrokeSource(ahead: file))
    }
    guard let format = InkFileFormat(input.source) else { return nil }
    return try streamed(input, format, near: output, progress)
  }

  private func streamed(
    _ input: InputFile, _ format: InkFileFormat, near output: String,
    _ progress: InkFileFormat.Progress
  ) throws(StylusctlError) -> OpenDrawing? {
    let isKept = DrawingFormat(fileName: output) == .inkd
    var scratch = try ScratchDrawing(near: output, hasPreview: isKept)
    var thinning = invocation[Self.fit].map { InkThinning(tolerance: $0) }
    let remarks: InkRemarks
    do throws(InkFormatError) {
      remarks = try format.stream(
        input.source, limits: .streamed.raised(invocation[Self.limit]),
        isStrict: invocation[Self.strict], progress: progress
      ) { part throws(InkFormatError) in
        let isWritten =
          switch part {
          case .page(let background): scratch.beginPage(on: background)
          case .stroke(let stroke): scratch.appendStroke(thinning?.thinned(stroke) ?? stroke)
          }
        guard isWritten else { throw .stopped }
      }
    } catch {
      if let failure = scratch.failure { throw StylusctlError(failure) }
      if error.isDamage, !invocation[Self.strict] { return nil }
      throw StylusctlError(
        "\(input.name): \(DrawingDecoder.DrawingDecodingError.other(format, error))")
    }
    let (strokes, file) = try scratch.finishDrawing()
    var drawing = OpenDrawing(
      strokes, losses: remarks.losses + (thinning?.losses ?? []), faults: remarks.faults)
    drawing.file = file
    return drawing
  }

  // MARK: Strokes of tablets

  private func stored() throws(StylusctlError) -> ReadDrawing {
    var pages = StoredStrokes(try Connecting.connect(invocation), since: 0, for: "export")
    var drawing = captured
    while let page = try pages.nextPage() { for stroke in page { drawing.applyStroke(stroke) } }
    guard drawing.count > 0 else {
      throw StylusctlError(
        "the daemon has no finished strokes, so nothing was written. Fix: draw something first. "
          + "To see all strokes: stylusctl strokes")
    }
    return try drawing.finishDrawing("the daemon")
  }

  /// What the pipeline makes of a recording, at once.
  private func played(_ recording: Recording) throws(StylusctlError) -> [CapturedStroke] {
    let replay: Replay
    do throws(DeviceError) { replay = try Replay(recording) } catch { throw StylusctlError(error) }
    var played = PlayedRecording(replay)
    var collector = StrokeCollector()
    while played.nextTime != nil {
      played.step()
      for update in played.outputs.updates { collector.collectUpdate(update) }
    }
    return collector.all
  }

  private func drawing(
    of recording: Recording, _ name: String
  ) throws(StylusctlError) -> ReadDrawing {
    let strokes = try played(recording)
    guard !strokes.isEmpty else {
      throw StylusctlError(
        "\(name): the recording has no strokes, so nothing was written. Fix: name another "
          + "recording, or another tablet of it (--tablet)")
    }
    return try drawing(of: strokes, in: name)
  }

  private func drawing(
    of strokes: [CapturedStroke], in name: String
  ) throws(StylusctlError) -> ReadDrawing {
    var drawing = captured
    for stroke in strokes { drawing.applyStroke(stroke) }
    return try drawing.finishDrawing(name)
  }

  private var captured: CapturedDrawing {
    CapturedDrawing(
      style, tolerance: invocation[Self.fit].map { FitTolerance(position: $0) } ?? .standard)
  }
}

/// A drawing whose strokes need not be in memory, with remarks about its file.
struct OpenDrawing {
  let strokes: StrokeSource
  let losses: [Loss]
  let faults: [InkFault]
  let leftOut: [String]
  /// The strokes as a file of ours, to the last bit; nil if there is none.
  var file: StoredDrawing?
  /// What it is read from, in case a part cannot be read; nil if all strokes are in memory.
  var input: InputFile?

  init(_ strokes: StrokeSource, losses: [Loss] = [], faults: [InkFault] = []) {
    (self.strokes, self.losses, self.faults, leftOut) = (strokes, losses, faults, [])
  }

  init(_ read: ReadDrawing) {
    strokes = StrokeSource(read.document)
    (losses, faults, leftOut) = (read.losses, read.faults, read.leftOut)
  }
}

/// What was read of a file.
package struct ReadDrawing {
  var document: InkDocument
  /// What the file could not tell, or the drawing not take.
  var losses: [Loss] = []
  /// What is wrong with the file.
  var faults: [InkFault] = []
  /// Why strokes are not in the drawing, a sentence for each.
  var leftOut: [String] = []

  /// The ink of all pages, one below the other.
  package var drawing: Drawing { document.joined }

  init(drawing: Drawing, leftOut: [String]) {
    document = InkDocument(drawing)
    self.leftOut = leftOut
  }

  init(_ reading: InkReading) {
    (document, losses, faults) = (reading.document, reading.losses, reading.faults)
  }
}
