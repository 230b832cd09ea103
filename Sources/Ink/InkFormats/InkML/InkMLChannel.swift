import InkDrawing
import InkGeometry

/// A channel that we write, in the order in which we do.
enum InkMLChannel: String, CaseIterable {
  /// Millimetres to the right.
  case x = "X"
  /// Millimetres down.
  case y = "Y"
  /// Milliseconds.
  case time = "T"
  /// Force, per cent of the device's range.
  case force = "F"
  /// Degrees, 0...360, 0 = +x, towards +y.
  case azimuth = "OA"
  /// Degrees, 90 upright.
  case elevation = "OE"
  /// Degrees, against the clock.
  case rotation = "OR"
  /// What is seen as the line's width, millimetres.
  case width = "W"
  /// The tip along its edge, millimetres.
  case tipWidth = "BW"
  /// The tip across its edge, millimetres.
  case tipHeight = "BH"
  /// 0 opaque ... 255 invisible.
  case transparency = "A"

  /// The unit that we write; nil if it has none.
  var units: StaticString? {
    switch self {
    case .x, .y, .width, .tipWidth, .tipHeight: "mm"
    case .time: "ms"
    case .force: "%"
    case .azimuth, .elevation, .rotation: "deg"
    case .transparency: nil
    }
  }

  /// The decimals that are worth writing: a tenth of a micrometre, a microsecond, a thousandth of the rest.
  var decimals: Int {
    switch self {
    case .x, .y, .width, .tipWidth, .tipHeight: 4
    case .time, .force, .azimuth, .elevation, .rotation: 3
    case .transparency: 2
    }
  }

  /// The channels without which a drawing would look or read otherwise.
  static func needed(for drawing: Drawing) -> [InkMLChannel] {
    var needed: Set<InkMLChannel> = [.x, .y, .time, .force, .width]
    for stroke in drawing.strokes where needed.count < allCases.count {
      for point in stroke.path {
        if point.altitude != .pi / 2 || point.azimuth != 0 {
          needed.formUnion([.azimuth, .elevation])
        }
        if point.roll != 0 { needed.insert(.rotation) }
        if point.size.width != point.size.height { needed.formUnion([.tipWidth, .tipHeight]) }
        if point.opacity != 1 { needed.insert(.transparency) }
      }
    }
    return allCases.filter(needed.contains)
  }
}
