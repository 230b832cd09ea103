import CInterface
import CStylus
import InkDrawing
import InkGeometry

/// An ink with the base width that makes a stroke's sizes.
struct WidthInk {
  let ink: Ink
  /// In millimetres.
  let width: Double
}

extension stylus_ink {
  /// Checks what a caller says.
  func told() throws(CFailure) -> WidthInk {
    guard size >= MemoryLayout<Self>.size else {
      throw .invalid("ink.size is \(size): set it to sizeof(stylus_ink)")
    }
    guard let type = UInt8(exactly: type).flatMap(InkType.init(rawValue:)), type != .eraser else {
      throw .invalid("there is no ink \(self.type)")
    }
    let range = type.validWidths
    guard width == 0 || range.contains(width) else {
      throw .invalid(
        "\(type.name) is \(range.lowerBound) to \(range.upperBound) mm wide, or 0 for the usual, not \(width)"
      )
    }
    let color = Color(rgba: argb << 8 | argb >> 24)
    return WidthInk(
      ink: Ink(type, color: color, adaptsToAppearance: is_fixed == 0),
      width: width == 0 ? type.defaultWidth : width)
  }

  /// A stroke's, in the size that a caller has.
  init(_ stroke: Stroke, size: UInt32) {
    let color = stroke.ink.color
    func level(_ part: Float, _ shift: UInt32) -> UInt32 { UInt32(part * 255 + 0.5) << shift }
    self.init(
      size: size, type: UInt32(stroke.ink.type.rawValue),
      argb: level(color.alpha, 24) | level(color.red, 16) | level(color.green, 8)
        | level(color.blue, 0),
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
