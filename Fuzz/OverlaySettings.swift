import InkCanvas
import InkDrawing
import InkGeometry
import OverlayConfiguration
import Settings
import StylusModel
import StylusProtocol

/// Any bytes as the overlay's configuration and its drop-ins, parted by zero bytes: what is not
/// understood becomes a complaint that names a line, what is understood is within its range.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOverlaySettings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let files = bytes.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
  var reading = OverlaySettingsReading()
  for (place, file) in files.enumerated() { reading.parseFile(file, path: "fuzz\(place).conf") }
  for complaint in reading.complaints { check(complaint, files) }
  let settings = reading.settings
  precondition(settings.outside != .draw && settings.ink.type != .eraser)
  precondition(settings.ink.type.validWidths.contains(settings.ink.width))
  precondition(0...60_000_000 ~= settings.holding.value)
  for name in ["x", "Wacom Intuos S Pen"] {
    var tablet = Tablet(id: DeviceID(rawValue: 1), name: name, role: .pen)
    (tablet.vendor, tablet.product) = (0x056A, 0x0357)
    tablet.area = Tablet.Area(
      left: Millimeters(5), top: Millimeters(5), width: Millimeters(200),
      height: Millimeters(100))
    check(settings.mappingChoice(for: tablet))
    for mode in OverlayMode.allCases {
      _ = settings.action(of: OverlayButton(.pen(1), isDouble: true), on: tablet, in: mode)
    }
  }
  return 0
}

private func check(_ complaint: String, _ files: [[UInt8]]) {
  let parts = complaint.split(separator: ":", maxSplits: 2)
  let names = files.indices.map { "fuzz\($0).conf" }
  guard parts.count == 3, let file = names.firstIndex(of: String(parts[0])) else {
    preconditionFailure("names no file: \(complaint)")
  }
  let lines = files[file].count { $0 == UInt8(ascii: "\n") } + 1
  precondition(Int(parts[1]).map { (1...lines).contains($0) } == true, "names no line of it")
}

private func check(_ wish: MappingChoice) {
  if let area = wish.area {
    precondition(area.left.value >= 4.9 && area.left.value + area.width.value <= 205.1)
    precondition(area.top.value >= 4.9 && area.top.value + area.height.value <= 105.1)
  }
  switch wish.target {
  case .region(let rect): precondition(rect.width > 0 && rect.height > 0)
  case .output(let name): precondition(!name.isEmpty)
  case .auto, .layout: break
  }
  precondition(wish.calibration.matrix.isFinite)
}
