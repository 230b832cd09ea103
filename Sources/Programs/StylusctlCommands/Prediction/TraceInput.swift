import CommandSupport
import Evdev
import InkConversion
import LinuxIO
import StylusDevices

/// The traces that a person names: CSV or a recording, distinguished by how it begins.
///
/// CSV is read a piece at a time and may be without end; a recording is read as a whole first.
enum TraceInput {
  /// The most that is read at once, in bytes.
  private static let piece = 1 << 16

  /// Gives all samples to a viewer with what the predictor says, until nobody reads any more.
  ///
  /// - Parameters:
  ///   - path: a file, ``ByteSource/standardInput``, or the built-in recording.
  ///   - tablet: the tablet of a recording that does not describe its own.
  ///   - learns: whether predictors learn the hands.
  static func play(
    _ path: String, tablet: String?, learning learns: Bool, _ viewer: inout some PredictionViewer
  ) throws(StylusctlError) {
    if path == BuiltInRecording.name {
      let recording = try choosing {
        () throws(RecordingChoice.RecordingChoiceError) in
        try RecordingChoice.load(path, tablet: tablet)
      }
      return try play(recording, learns, &viewer)
    }
    let source = try calling { () throws(SystemError) in try ByteSource(path: path) }
    var bytes: [UInt8] = []
    guard try isRecording(source, &bytes) else {
      return try play(source, after: bytes, learns, &viewer)
    }
    try readRest(of: source, &bytes)
    let recording = try choosing {
      [bytes] () throws(RecordingChoice.RecordingChoiceError) in
      try RecordingChoice.decode(bytes, from: source.name, tablet: tablet)
    }
    if let notice = recording.notice(of: source.name) {
      StandardStream.error("stylusctl: \(notice)\n")
    }
    try play(recording, learns, &viewer)
  }

  // MARK: CSV

  private static func play(
    _ source: borrowing ByteSource, after beginning: [UInt8], _ learns: Bool,
    _ viewer: inout some PredictionViewer
  ) throws(StylusctlError) {
    var trace = WrittenTrace(learning: learns)
    var isRead = try reportingErrors(of: source.name, &viewer) { viewer throws(TraceError) in
      try trace.processBytes(beginning[...], &viewer)
    }
    var piece = [UInt8](repeating: 0, count: Self.piece)
    while isRead {
      let count = try readBytes(source, &piece)
      isRead = try reportingErrors(of: source.name, &viewer) { viewer throws(TraceError) in
        guard count > 0 else {
          try trace.endTrace(&viewer)
          return false
        }
        return try trace.processBytes(piece[..<count], &viewer)
      }
    }
  }

  /// Gives what is wrong with a trace to the person, after what was right before it.
  private static func reportingErrors<Viewer: PredictionViewer>(
    of file: String, _ viewer: inout Viewer,
    _ body: (inout Viewer) throws(TraceError) -> Bool
  ) throws(StylusctlError) -> Bool {
    do throws(TraceError) { return try body(&viewer) } catch {
      _ = viewer.show()
      throw StylusctlError(error.sentence(file: file))
    }
  }

  // MARK: Recordings

  private static func play(
    _ recording: Recording, _ learns: Bool, _ viewer: inout some PredictionViewer
  ) throws(StylusctlError) {
    let replay: Replay
    do throws(DeviceError) { replay = try Replay(recording) } catch { throw StylusctlError(error) }
    var trace = RecordedTrace(replay, learning: learns)
    trace.playToEnd(&viewer)
    _ = viewer.show()
  }

  /// Whether a recording begins here; reads as little as tells it, or all of a shorter one.
  private static func isRecording(
    _ source: borrowing ByteSource, _ bytes: inout [UInt8]
  ) throws(StylusctlError) -> Bool {
    while true {
      if let answer = RecordingFile.isRecording(beginning: bytes) { return answer }
      guard try readPiece(of: source, &bytes) else {
        return RecordingFile.isRecording(beginning: bytes + [UInt8(ascii: "\n")]) ?? false
      }
    }
  }

  private static func readRest(
    of source: borrowing ByteSource, _ bytes: inout [UInt8]
  ) throws(StylusctlError) {
    while try readPiece(of: source, &bytes) {
      guard bytes.count <= RecordingFile.largest else {
        throw StylusctlError(SystemError("read", source.name, .tooLarge))
      }
    }
  }

  /// False at the end.
  private static func readPiece(
    of source: borrowing ByteSource, _ bytes: inout [UInt8]
  ) throws(StylusctlError) -> Bool {
    var piece = [UInt8](repeating: 0, count: Self.piece)
    let count = try readBytes(source, &piece)
    bytes += piece[..<count]
    return count > 0
  }

  private static func readBytes(
    _ source: borrowing ByteSource, _ piece: inout [UInt8]
  ) throws(StylusctlError) -> Int {
    do throws(SystemError) { return try source.read(into: &piece) } catch {
      throw StylusctlError(error)
    }
  }
}
