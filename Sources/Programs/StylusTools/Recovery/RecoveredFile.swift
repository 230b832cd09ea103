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
      "\(Self.countText(recovery.strokes, "stroke")) with \(Self.countText(recovery.points, "control point")) on "
      + Self.countText(recovery.pages, "page")
    isEmpty = recovery.strokes == 0
    missing = recovery.missing
    notes = recovery.notes
  }

  init(_ recording: RecordingRemains) {
    bytes = recording.bytes
    found =
      "\(Self.countText(recording.events, "event")) in \(Self.countText(recording.frames, "frame")) of "
      + Self.countText(recording.devices, "device")
    isEmpty = recording.devices == 0
    missing = recording.missing.map { MissingPart($0.bytes, "line \($0.line): \($0.reason)") }
    notes = []
  }

  private static func countText(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }
}
