import InkDrawing
import InkEditing
import InkGeometry

/// Any bytes as a toolset: every value is within its range, complaints name a line, and what was
/// read is written and read the same without any.
@_cdecl("LLVMFuzzerTestOneInput")
public func readToolset(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  var complaints: [String] = []
  let tools = Toolset(text: String(decoding: bytes, as: UTF8.self), telling: &complaints)
  precondition(complaints.count <= Toolset.mostComplaints)
  for complaint in complaints {
    precondition(complaint.hasPrefix("line ") && complaint.utf8.count < 1_000)
    precondition(!complaint.unicodeScalars.contains { $0.value < 0x20 }, "control characters")
  }
  for type in CanvasTool.inks {
    precondition(type.validWidths.contains(tools.settings(of: type).width))
    precondition(InkSettings.opacities.contains(tools.settings(of: type).color.alpha))
  }
  precondition(InkType.eraser.validWidths.contains(tools.eraserWidth))
  precondition(tools.inkType != .eraser && tools.recentColors.count <= Toolset.mostRecentColors)
  var more: [String] = []
  precondition(Toolset(text: tools.text, telling: &more) == tools && more.isEmpty)
  return 0
}
