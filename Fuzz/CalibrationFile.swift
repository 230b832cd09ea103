import Glibc
import InkCanvas
import InkGeometry
import OverlayConfiguration
import Settings
import StylusModel

/// Any bytes as six numbers of a calibration, as a drop-in, and as a drop-in's name: refused, or
/// read so that every place of the tablet lies somewhere, and written and read the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func readCalibration(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes, as: UTF8.self)
  if let calibration = Calibration(text: text) { check(calibration) }
  if let stored = StoredCalibration(text, in: "/f") {
    precondition(stored.path == "/f/" + text && !text.contains("/"), "a file elsewhere")
  }
  var reading = OverlaySettingsReading()
  reading.parseFile(bytes, path: "fuzz.conf")
  let calibration = reading.settings.mappingChoice(for: tablet).calibration
  check(calibration)
  return 0
}

private let tablet: Tablet = {
  var tablet = Tablet(id: DeviceID(rawValue: 1), name: "x", role: .pen)
  (tablet.vendor, tablet.product) = (0x056A, 0x0357)
  tablet.area = Tablet.Area(
    left: Millimeters(0), top: Millimeters(0), width: Millimeters(200), height: Millimeters(100))
  return tablet
}()

private func check(_ calibration: Calibration) {
  precondition(Calibration(text: calibration.text) == calibration, "not the same again")
  precondition(calibration.matrix.isFinite, "no numbers")
  checkInverse(calibration.matrix)
  var reading = OverlaySettingsReading()
  reading.parseFile(
    Array(StoredCalibration.dropInText(of: calibration, on: model).utf8), path: "a.conf")
  precondition(reading.complaints.isEmpty, "\(reading.complaints)")
  precondition(
    reading.settings.mappingChoice(for: tablet).calibration == calibration, "another drop-in")
}

private let model = ProductID(vendor: 0x056A, product: 0x0357)

/// Corners of the surface come back to themselves.
private func checkInverse(_ matrix: InkTransform) {
  guard let inverse = matrix.inverse else { preconditionFailure("a flat surface") }
  precondition(inverse.isFinite, "a way back without numbers")
  for corner in [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: 1, y: 1)] {
    let place = matrix.applied(to: corner)
    precondition(place.isFinite && inverse.applied(to: place).isFinite, "a place without numbers")
  }
}
