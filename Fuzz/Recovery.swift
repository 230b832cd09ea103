import Evdev
import InkDrawing
import InkFormats
import InkStorage
import StylusDevices

/// Any bytes as a damaged file of every kind, as they are and with right checksums: what is
/// recovered is a file that can be read, has as much as the report says, and is recovered as a
/// whole.
@_cdecl("LLVMFuzzerTestOneInput")
public func recoverAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let summed = InkFileMending.withRightSums(bytes)
  for kind in DrawingRecovery.DamagedFormat.allCases { recover(bytes, as: kind) }
  for kind in [DrawingRecovery.DamagedFormat.inkd, .inklog] { recover(summed, as: kind) }
  _ = DrawingRecovery.kind(of: bytes)
  _ = RecordingRecovery.form(of: bytes)
  for form in [RecordingFile.Form.evemu, .yaml] { recover(bytes, as: form) }
  return 0
}

private func recover(_ bytes: [UInt8], as kind: DrawingRecovery.DamagedFormat) {
  let limits = InkReadingLimits(bytes: 1 << 20)
  guard let recovery = try? DrawingRecovery(bytes, as: kind, limits: limits) else { return }
  checkParts(recovery.missing)
  guard let document = try? InkDocument(decoding: recovery.bytes) else {
    preconditionFailure("what is recovered is not a file")
  }
  precondition(document.strokeCount == recovery.strokes, "another number of strokes")
  precondition(kind == .xopp || document.pages.count == recovery.pages, "another number of pages")
  guard let again = try? DrawingRecovery(recovery.bytes, as: .inkd) else {
    preconditionFailure("what is recovered is damaged")
  }
  precondition(again.missing.isEmpty && again.strokes == recovery.strokes, "\(again.missing)")
}

private func recover(_ bytes: [UInt8], as form: RecordingFile.Form) {
  let remains = RecordingRecovery.remains(of: bytes, as: form)
  let lost = remains.missing.reduce(0) { $0 + $1.bytes.count }
  precondition(remains.bytes.count + lost == bytes.count, "bytes are neither kept nor missing")
  guard remains.devices > 0 else { return }
  let again = RecordingRecovery.remains(of: remains.bytes, as: form)
  precondition(
    again.missing.isEmpty && again.events == remains.events, "what is recovered is damaged")
}

private func checkParts(_ parts: [MissingPart]) {
  for part in parts { precondition(part.bytes.lowerBound >= 0 && !part.description.isEmpty) }
}
