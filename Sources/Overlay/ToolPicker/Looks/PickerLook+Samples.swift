import InkDrawing
import InkEditing
import InkGeometry

// Samples on the paper of tools that draw nothing.
extension PickerLook {
  /// Returns the points of a wave of 28 points around the origin.
  private static func wave(_ from: Double = 0, _ to: Double = 1) -> [Point] {
    (0...18).map { step in
      let share = from + (to - from) * Double(step) / 18
      return Point(
        x: (share - 0.5) * 28, y: -4.2 * Turn.direction(of: (share * 2 - 1) * .pi * 0.92).y)
    }
  }

  static func erased(_ mode: EraserMode, _ theme: PickerTheme) -> [PictureStep] {
    switch mode {
    case .object:
      let dots = stride(from: 0.0, through: 1, by: 1.0 / 9).map { wave($0, $0) }
      return [.lines(dots.map { [$0[0]] }, width: 2, theme.quiet)]
    case .pixel:
      return [
        .lines([wave(0, 0.3), wave(0.7, 1)], width: 2.2, theme.text),
        .lines(
          [
            [Point(x: -3.4, y: -5), Point(x: -3.4, y: 5)],
            [Point(x: 3.4, y: -5), Point(x: 3.4, y: 5)],
          ],
          width: 0.9, theme.quiet),
      ]
    }
  }

  static func lassoed(_ parts: Bool, _ theme: PickerTheme) -> [PictureStep] {
    let ring = Contour.arc(.zero, 1, from: 0, to: 2 * .pi, steps: 80).map {
      Point(x: (parts ? 5 : 0) + $0.x * (parts ? 10 : 14.5), y: $0.y * 8.6)
    }
    let dashes = (0..<10).map { Array(ring[($0 * 8)..<($0 * 8 + 5)]) }
    let line = wave(0.12, 0.88)
    let taken = parts ? Array(line[8...]) : line
    return [
      .line(line, width: 2.2, theme.quiet), .line(taken, width: 2.2, theme.accent),
      .lines(dashes, width: 1.3, theme.accent),
    ]
  }

  static func ticks(_ isOn: Bool, _ theme: PickerTheme) -> [PictureStep] {
    let lines = (0...10).map { number -> [Point] in
      let x = -14 + Double(number) * 2.8
      return [Point(x: x, y: 6.5), Point(x: x, y: number % 5 == 0 ? -2 : 2.4)]
    }
    let color = isOn ? theme.accent : theme.quiet
    return [
      .lines(lines, width: 1.1, color),
      .line([Point(x: -15, y: 7), Point(x: 15, y: 7)], width: isOn ? 2.2 : 1.3, color),
    ]
  }
}

extension ToolLook {
  /// The tool above its own shadow, which falls to the right.
  var shaded: [PictureStep] {
    let half = shadowHalf
    let rect = Rect(x: 1.6 - half, y: -Self.depth, width: 2 * half, height: Self.depth - 25)
    let soft = SoftShadow(rect: rect, radius: half * 0.7, blur: 3.4, color: .gray(0, 0.3))
    return [.shadow(soft)] + steps
  }

  private var shadowHalf: Double {
    switch kind {
    case .ink(.marker), .ruler: 12
    case .ink(.crayon), .eraser: 11
    case .ink(.watercolor): 6.4
    default: 8.8
    }
  }
}
