package import CommandSupport
import Evdev
package import InkFormats
package import StylusDevices

/// What a damaged file is. A new kind is one more case here.
package enum DamagedKind: Hashable {
  case drawing(DrawingRecovery.DamagedFormat)
  case recording(RecordingFile.Form)

  /// The kind of a file by its content, whatever its name; nil if it is none that can be recovered.
  package init?(_ bytes: [UInt8]) {
    if let form = RecordingFile.form(of: bytes) {
      self = .recording(form)
    } else if let kind = DrawingRecovery.kind(of: bytes) {
      self = .drawing(kind)
    } else if let form = RecordingRecovery.form(of: bytes) {
      self = .recording(form)
    } else {
      return nil
    }
  }

  /// Whether the new file is an .inkd file.
  package var isDrawing: Bool { if case .drawing = self { true } else { false } }

  /// The ending of the new file's name without the dot, for a damaged file whose name ends with
  /// `old`.
  func fileExtension(for old: String?) -> String {
    switch self {
    case .drawing: DrawingFormat.inkd.rawValue
    case .recording(let form): old ?? form.fileExtension
    }
  }

  /// Reads what is left of a file.
  ///
  /// - Parameter sink: gets the new file in parts, except for its end.
  package func recovered(
    _ bytes: consuming [UInt8], _ limits: InkReadingLimits, to sink: ([UInt8]) -> Void
  ) throws(StylusctlError) -> RecoveredFile {
    switch self {
    case .drawing(let kind):
      do throws(DrawingDecoder.DrawingDecodingError) {
        return RecoveredFile(try DrawingRecovery(bytes, as: kind, limits: limits, to: sink))
      } catch { throw StylusctlError(error) }
    case .recording(let form):
      return RecoveredFile(RecordingRecovery.remains(of: bytes, as: form))
    }
  }
}
