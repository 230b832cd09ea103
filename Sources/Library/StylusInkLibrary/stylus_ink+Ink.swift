import CInterface
import CStylus
import InkDrawing
import InkGeometry

/// An ink with the base width for a stroke's sizes.
struct WidthInk {
  let ink: Ink
  /// In millimeters.
  let width: Double
}

extension stylus_ink: CStructure {}
extension stylus_ink_view: CStructure {}

extension stylus_ink {
  /// Checks a caller's ink.
  func checkedInk() throws(CError) -> WidthInk {
    guard let type = UInt8(exactly: type).flatMap(InkType.init(rawValue:)), type != .eraser else {
      throw .invalid("there is no ink \(self.type)")
    }
    let range = type.validWidths
    guard width == 0 || range.contains(width) else {
      throw .invalid(
        "\(type.name) must be \(range.lowerBound) to \(range.upperBound) mm wide, or 0 for the "
          + "default, not \(width)"
      )
    }
    return WidthInk(
      ink: Ink(type, color: Color(argb: argb), adaptsToAppearance: is_fixed == 0),
      width: width == 0 ? type.defaultWidth : width)
  }

  /// A stroke's.
  init(_ stroke: Stroke) {
    self.init(
      size: Self.ownSize, type: UInt32(stroke.ink.type.rawValue), argb: stroke.ink.color.argb,
      is_fixed: stroke.ink.adaptsToAppearance ? 0 : 1, width: stroke.baseWidth ?? 0)
  }
}

extension stylus_ink_point {
  init(_ point: StrokePoint, on stroke: Stroke) {
    let place = stroke.transform.applied(to: point.location)
    let scale = abs(stroke.transform.determinant).squareRoot()
    self.init(
      x: place.x, y: place.y, time: point.timeOffset, width: point.size.width * scale,
      height: point.size.height * scale, opacity: point.opacity, force: point.force,
      azimuth: point.azimuth, altitude: point.altitude, roll: point.roll, reserved: 0)
  }
}
