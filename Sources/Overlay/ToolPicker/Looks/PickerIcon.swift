import InkDrawing
import InkGeometry

/// What is drawn on a button, around the origin.
enum PickerIcon: Hashable, Sendable {
  case undo
  case redo

  /// How strong it is.
  enum Tone: Hashable, Sendable {
    /// It can be pressed.
    case ready
    /// It cannot.
    case dim

    func color(_ theme: PickerTheme) -> Color { self == .ready ? theme.text : theme.dim }
  }

  func steps(_ color: Color) -> [PictureStep] {
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
}
