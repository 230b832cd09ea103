import InkDrawing
import InkGeometry

// The icons of the program's actions, about 20 points around the origin.
extension PickerAction {
  /// Returns the lines of the icon.
  var iconLines: [[Point]] {
    switch self {
    case .passThrough: [Self.arrow]
    case .save: Self.tray
    case .clear: SelectionBar.binLines
    case .board: Self.easel
    case .settings: Self.gear
    case .hide: Self.eye
    case .quit: Self.power
    }
  }

  /// The arrow of a pointer.
  private static let arrow = [
    Point(x: -5.4, y: -9), Point(x: -5.4, y: 6.4), Point(x: -1.7, y: 3), Point(x: 0.9, y: 8.9),
    Point(x: 3.8, y: 7.6), Point(x: 1.2, y: 1.9), Point(x: 6.2, y: 1.6), Point(x: -5.4, y: -9),
  ]

  /// An arrow into a tray.
  private static let tray = [
    [Point(x: 0, y: -8.6), Point(x: 0, y: 2.8)],
    [Point(x: -4.2, y: -1.4), Point(x: 0, y: 2.9), Point(x: 4.2, y: -1.4)],
    [
      Point(x: -8.2, y: 3.4), Point(x: -8.2, y: 7), Point(x: -7, y: 8.2), Point(x: 7, y: 8.2),
      Point(x: 8.2, y: 7), Point(x: 8.2, y: 3.4),
    ],
  ]

  /// A board on an easel.
  private static let easel = [
    [
      Point(x: -9, y: -7.4), Point(x: 9, y: -7.4), Point(x: 9, y: 4.4), Point(x: -9, y: 4.4),
      Point(x: -9, y: -7.4),
    ],
    [Point(x: 0, y: -9.6), Point(x: 0, y: -7.4)],
    [Point(x: -3.4, y: 4.4), Point(x: -5.8, y: 9.4)],
    [Point(x: 3.4, y: 4.4), Point(x: 5.8, y: 9.4)],
  ]

  /// A wheel with eight teeth.
  private static let gear: [[Point]] = {
    let (inner, outer, teeth) = (6.8, 9.4, 8)
    let rim = (0...teeth).flatMap { tooth in
      // The angles, in parts of a tooth, at which it rises and falls.
      [(-0.31, inner), (-0.2, outer), (0.2, outer), (0.31, inner)].map { part, radius in
        let angle = 2 * Double.pi * (Double(tooth) + part) / Double(teeth)
        return InkTransform.rotation(angle).applied(to: Point(x: 0, y: -radius))
      }
    }
    return [rim, Contour.arc(.zero, 2.9, from: 0, to: 2 * .pi)]
  }()

  /// An eye that is crossed out.
  private static let eye: [[Point]] = {
    let lid = CubicBezier(
      Point(x: -9.4, y: 0), Point(x: -4.8, y: -7.8), Point(x: 4.8, y: -7.8), Point(x: 9.4, y: 0))
    let upper = (0...16).map { lid.location(at: Double($0) / 16) }
    let lower = upper.map { Point(x: $0.x, y: -$0.y) }
    let pupil = Contour.arc(.zero, 2.6, from: 0, to: 2 * .pi)
    return [upper, lower, pupil, [Point(x: -7.4, y: -8), Point(x: 7.4, y: 8)]]
  }()

  /// The sign of a power switch.
  private static let power = [
    Contour.arc(Point(x: 0, y: 0.8), 7.4, from: -.pi / 2 + 0.62, to: 1.5 * .pi - 0.62),
    [Point(x: 0, y: -9), Point(x: 0, y: -0.8)],
  ]
}
