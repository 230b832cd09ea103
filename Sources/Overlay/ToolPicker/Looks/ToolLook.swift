import InkDrawing
import InkEditing
import InkGeometry

/// A tool in the picker, in points: its tip at the origin, pointing to +y, with its body below.
struct ToolLook: Hashable, Sendable {
  /// The kind of tool.
  var kind: PickerTool
  /// The color of its tip.
  var color: Color

  /// The kinds of tools in the picker.
  enum PickerTool: Hashable, Sendable {
    case ink(InkType)
    case eraser(EraserMode)
    case lasso
    case ruler
  }

  /// The visible depth of its body; the rest is hidden in the pocket.
  static let depth = 96.0
  /// The largest width of a tool.
  static let width = 28.0

  /// The painting steps.
  var steps: [PictureStep] {
    switch kind {
    case .ink(let type): Self.steps(of: type, color)
    case .eraser(let mode): Self.eraser(mode)
    case .lasso: Self.lasso(color)
    case .ruler: Self.ruler
    }
  }

  private static func steps(of type: InkType, _ color: Color) -> [PictureStep] {
    switch type {
    case .pen, .eraser: pen(color)
    case .monoline: liner(color)
    case .fountainPen: fountainPen(color)
    case .reed: reed(color)
    case .marker: highlighter(color)
    case .pencil: pencil(color)
    case .crayon: crayon(color)
    case .watercolor: brush(color)
    }
  }
}

/// The shapes that tools consist of.
enum ToolShape {
  static let white = Color(rgba: 0xF3F3_F6FF)
  static let steel = Color(rgba: 0xC4C8_CFFF)
  static let gold = Color(rgba: 0xE3BE_64FF)
  static let graphite = Color(rgba: 0x4346_4EFF)

  /// Returns a symmetric outline from half widths at heights, from the bottom up.
  static func profile(_ sides: [(half: Double, y: Double)]) -> Contour {
    Contour(
      sides.map { Point(x: -$0.half, y: $0.y) }
        + sides.reversed().map { Point(x: $0.half, y: $0.y) })
  }

  /// Returns the paint of a round body of one color, lit from the left.
  static func round(_ half: Double, _ color: Color) -> Paint {
    .linear(
      from: Point(x: -half, y: 0), to: Point(x: half, y: 0),
      [
        .init(0, color.darker(0.26)), .init(0.16, color.darker(0.06)),
        .init(0.32, color.lighter(0.34)), .init(0.5, color.lighter(0.06)),
        .init(0.78, color.darker(0.14)), .init(1, color.darker(0.4)),
      ])
  }

  /// Returns the paint of a round metal body, with harder light.
  static func metal(_ half: Double, _ color: Color) -> Paint {
    .linear(
      from: Point(x: -half, y: 0), to: Point(x: half, y: 0),
      [
        .init(0, color.darker(0.45)), .init(0.2, color.lighter(0.05)),
        .init(0.34, color.lighter(0.75)), .init(0.5, color), .init(0.8, color.darker(0.25)),
        .init(1, color.darker(0.5)),
      ])
  }

  /// Returns a body, from the depth up to a height.
  static func barrel(_ half: Double, to y: Double, _ color: Color) -> PictureStep {
    .fill([profile([(half, -ToolLook.depth), (half, y)])], round(half, color))
  }

  /// Returns a ring around a body.
  static func band(_ half: Double, _ low: Double, _ high: Double, _ color: Color) -> PictureStep {
    .fill([profile([(half, low), (half, high)])], round(half, color))
  }

  /// Returns the edge where a part ends: a dark hairline.
  static func seam(_ half: Double, _ y: Double) -> PictureStep {
    .fill([profile([(half, y - 0.7), (half, y)])], .plain(.gray(0, 0.28)))
  }
}

extension Contour {
  /// Returns the part of the outline above a height; for convex outlines.
  func part(above y: Double) -> Contour {
    var kept: [Point] = []
    guard var last = corners.last else { return self }
    for corner in corners {
      if (last.y > y) != (corner.y > y) {
        kept.append(last.mixed(with: corner, (y - last.y) / (corner.y - last.y)))
      }
      if corner.y > y { kept.append(corner) }
      last = corner
    }
    return Contour(kept)
  }
}
