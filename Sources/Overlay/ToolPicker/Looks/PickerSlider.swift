import InkDrawing
import InkGeometry

/// The track of a slider.
enum PickerSlider: Hashable, Sendable {
  /// Thin to wide.
  case width
  /// Almost transparent to opaque.
  case opacity(Color)
  /// Gray to fully saturated.
  case saturation(HueColor)

  func steps(_ track: Rect, _ share: Double, _ theme: PickerTheme) -> [PictureStep] {
    let center = Point(x: track.min.x + track.width * share, y: track.center.y)
    return way(track, theme) + knob(center, theme)
  }

  private func way(_ track: Rect, _ theme: PickerTheme) -> [PictureStep] {
    let whole = track.grownSideways(by: 7)
    switch self {
    case .width: return [wedge(whole, theme)]
    case .opacity(let color):
      return checks(whole) + [
        .rounded(
          whole, radius: whole.height / 2,
          .across(track.min.x, track.max.x, [color.faded(0.05), color.faded(1)])),
        rim(whole, theme),
      ]
    case .saturation(let color):
      let colors = [0, 0.5, 1].map {
        HueColor(
          hue: color.hue, saturation: $0, lightness: max(0.2, min(0.8, color.lightness))
        ).color
      }
      return [
        .rounded(
          whole, radius: whole.height / 2, .across(track.min.x, track.max.x, colors)),
        rim(whole, theme),
      ]
    }
  }

  /// Returns a wedge, thin on the left, wide and round on the right.
  private func wedge(_ whole: Rect, _ theme: PickerTheme) -> PictureStep {
    let (low, high, y) = (whole.min, whole.max, whole.center.y)
    let end = Contour.arc(
      Point(x: high.x - 6.5, y: y), 6.5, from: -.pi / 2 + 0.05, to: .pi / 2 - 0.05)
    let corners =
      [Point(x: low.x, y: y - 1), Point(x: high.x - 6, y: y - 6.5)] + end
      + [Point(x: high.x - 6, y: y + 6.5), Point(x: low.x, y: y + 1)]
    return .fill([Contour(corners)], .plain(theme.groove.times(1.9)))
  }

  private func rim(_ whole: Rect, _ theme: PickerTheme) -> PictureStep {
    .fill(
      [
        .rounded(whole, whole.height / 2),
        Contour.rounded(whole.expanded(by: -0.8), whole.height / 2 - 0.8).reversed,
      ], .plain(theme.hairline))
  }

  /// Returns squares that show the transparency.
  private func checks(_ whole: Rect) -> [PictureStep] {
    let side = 4.0
    var dark: [Contour] = []
    for column in 0..<Int(whole.width / side) {
      for row in 0..<4 where (row + column) % 2 == 0 {
        let corner = whole.min + Point(x: Double(column) * side, y: Double(row) * side)
        let square = Rect(x: corner.x, y: corner.y, width: side, height: side)
        // The ends are round; squares there would stick out.
        if whole.isInCapsule(square) { dark.append(Contour(square.corners)) }
      }
    }
    return [
      .rounded(whole, radius: whole.height / 2, .plain(.gray(0.97))),
      .fill(dark, .plain(.gray(0.8))),
    ]
  }

  private func knob(_ center: Point, _ theme: PickerTheme) -> [PictureStep] {
    let around = Rect(x: center.x - 12, y: center.y - 11, width: 24, height: 24)
    return [
      .shadow(SoftShadow(rect: around, radius: 12, blur: 4, color: .gray(0, 0.34))),
      .fill([.disc(center, 12.4)], .plain(.gray(0, 0.14))),
      .fill(
        [.disc(center, 12)],
        .down(center.y - 12, center.y + 12, [theme.knob, theme.knob.darker(0.05)])),
    ]
  }
}

extension Rect {
  func grownSideways(by margin: Double) -> Rect {
    Rect(min: Point(x: min.x - margin, y: min.y), max: Point(x: max.x + margin, y: max.y))
  }

  /// Returns whether all corners of another rectangle lie in the capsule that fits into this one.
  func isInCapsule(_ other: Rect) -> Bool {
    let radius = height / 2
    return other.corners.allSatisfy { corner in
      let x = Swift.max(min.x + radius, Swift.min(corner.x, max.x - radius))
      return (corner - Point(x: x, y: center.y)).length <= radius + 1e-9
    }
  }
}
