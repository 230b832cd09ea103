import Evdev
import InkFormats
package import InkStorage

/// Everything that can be read of a damaged file.
package struct RecoveredFile {
  /// The end of the new file.
  package let bytes: [UInt8]
  /// What it has, such as "2 pages, 30 strokes and 412 control points".
  package let found: String
  /// Whether it has nothing.
  package let isEmpty: Bool
  /// What cannot be read.
  package let missing: [MissingPart]
  /// What else the user should know, each as a sentence without a full stop.
  package let notes: [String]

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
