import InkDrawing
import InkGeometry

/// The icon of a button, around the origin.
enum PickerIcon: Hashable, Sendable {
  case undo
  case redo
  case page(PickerPageAction)
  case action(PickerAction)
  case actions

  /// The strength of an icon.
  enum Tone: Hashable, Sendable {
    /// The button can be pressed.
    case ready
    /// The button cannot be pressed.
    case dim
    /// The button is on.
    case on

    func color(_ theme: PickerTheme) -> Color {
      switch self {
      case .ready: theme.text
      case .dim: theme.dim
      case .on: .white
      }
    }
  }

  func steps(_ color: Color) -> [PictureStep] {
    switch self {
    case .page(let action): [.lines(Self.lines(of: action), width: 2, color)]
    case .action(let action): [.lines(action.iconLines, width: 1.8, color)]
    case .actions: Self.dots.map { .fill([.disc($0, 2)], .plain(color)) }
    case .undo, .redo: bow(color)
    }
  }

  /// Three dots in a row.
  private static let dots = [-7.0, 0, 7].map { Point(x: $0, y: 0) }

  private func bow(_ color: Color) -> [PictureStep] {
    let side: Double = self == .undo ? 1 : -1
    let bow =
      [Point(x: -6.6, y: -3.4)]
      + Contour.arc(Point(x: 2.2, y: 1.3), 4.7, from: -.pi / 2, to: .pi / 2)
      + [Point(x: -2.6, y: 6)]
    let head = [Point(x: -2.8, y: -7.4), Point(x: -6.9, y: -3.4), Point(x: -2.8, y: 0.6)]
    return [
      .lines([bow, head].map { $0.map { Point(x: $0.x * side, y: $0.y) } }, width: 2.1, color)
    ]
  }

  private static func lines(of action: PickerPageAction) -> [[Point]] {
    switch action {
    case .previous: [[Point(x: 3.4, y: -6.8), Point(x: -3.6, y: 0), Point(x: 3.4, y: 6.8)]]
    case .next: [[Point(x: -3.4, y: -6.8), Point(x: 3.6, y: 0), Point(x: -3.4, y: 6.8)]]
    case .add: [sheet] + cross(Point(x: 0, y: 1), 3.4, upright: true)
    case .remove: [sheet] + cross(Point(x: 0, y: 1), 3.4, upright: false)
    case .zoomOut: lens + cross(Point(x: -1.8, y: -1.8), 3, upright: false)
    case .zoomIn: lens + cross(Point(x: -1.8, y: -1.8), 3, upright: true)
    case .zoomReset: []
    case .zoomToFit: corners
    case .turn: turn
    }
  }

  private static func cross(_ middle: Point, _ arm: Double, upright: Bool) -> [[Point]] {
    let level = [middle - Point(x: arm, y: 0), middle + Point(x: arm, y: 0)]
    return upright
      ? [level, [middle - Point(x: 0, y: arm), middle + Point(x: 0, y: arm)]] : [level]
  }

  private static let sheet = [
    Point(x: -7, y: -9.2), Point(x: 2.6, y: -9.2), Point(x: 7, y: -4.8), Point(x: 7, y: 9.2),
    Point(x: -7, y: 9.2), Point(x: -7, y: -9.2),
  ]

  private static let lens = [
    Contour.arc(Point(x: -1.8, y: -1.8), 6.6, from: 0, to: 2 * .pi),
    [Point(x: 3.1, y: 3.1), Point(x: 8.4, y: 8.4)],
  ]

  /// The corners of a view.
  private static let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
    [
      Point(x: x * 8.4, y: y * 3.2), Point(x: x * 8.4, y: y * 7), Point(x: x * 3.6, y: y * 7),
    ]
  }

  /// Three quarters of a circle with an arrowhead.
  private static let turn = [
    Contour.arc(Point(x: 0, y: 0.6), 7, from: -.pi / 2 + 0.55, to: 1.5 * .pi - 0.25),
    [Point(x: -3.4, y: -10.6), Point(x: 1.2, y: -6.6), Point(x: -3.6, y: -3.2)],
  ]
}
