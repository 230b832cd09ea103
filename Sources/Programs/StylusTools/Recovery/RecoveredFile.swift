import Evdev
import InkFormats
import InkStorage

/// Everything that can be read of a damaged file.
struct RecoveredFile {
  /// The end of the new file.
  let bytes: [UInt8]
  /// What it has, such as "2 pages, 30 strokes and 412 control points".
  let found: String
  /// Whether it has nothing.
  let isEmpty: Bool
  /// What cannot be read.
  let missing: [MissingPart]
  /// What else the user should know, each as a sentence without a full stop.
  let notes: [String]

  init(_ recovery: DrawingRecovery) {
    bytes = recovery.bytes
    found =
      "\(Self.count(recovery.strokes, "stroke")) with \(Self.count(recovery.points, "control point")) on "
      + Self.count(recovery.pages, "page")
    isEmpty = recovery.strokes == 0
    missing = recovery.missing
    notes = recovery.notes
  }

  init(_ recording: RecordingRemains) {
    bytes = recording.bytes
    found =
      "\(Self.count(recording.events, "event")) in \(Self.count(recording.frames, "frame")) of "
      + Self.count(recording.devices, "device")
    isEmpty = recording.devices == 0
    missing = recording.missing.map { MissingPart($0.bytes, "line \($0.line): \($0.reason)") }
    notes = []
  }

  private static func count(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }
}
