import InkDrawing
import InkGeometry

// The picture of the bar.
extension CandidateBar {
  /// The distance around the bar at which its shadow is visible.
  private static let shadowReach = 32.0

  /// Returns the bar as pixels, with its corner at the origin.
  public func picture(pixelsPerPoint scale: Double) -> PaintedPicture {
    let theme = PickerTheme(appearance)
    var steps = PickerLook.plate(plate, Self.plateRadius, theme)
    steps += beak(theme)
    for (slot, next) in zip(slots, slots.dropFirst().map(Optional.some) + [nil]) {
      steps += slotSteps(of: slot, theme)
      if let next, !isMarked(slot), !isMarked(next) { steps.append(hairline(after: slot, theme)) }
    }
    return PaintedPicture(
      steps, within: plate.expanded(by: Self.shadowReach), scale: scale, theme: theme)
  }

  private func isMarked(_ slot: CandidateSlot) -> Bool {
    slot.element == .word(chosen) || slot.element == pressed
  }

  /// Returns the tip, in one piece with the plate.
  private func beak(_ theme: PickerTheme) -> [PictureStep] {
    func outline(_ reach: Double) -> Contour {
      let (half, height) = (Self.tipHeight + 1 + reach, Self.tipHeight + reach)
      let (base, way) = tip.isUp ? (plate.min.y, -1.0) : (plate.max.y, 1.0)
      // From within the plate, across its rim, to a slightly rounded end.
      var shape = Contour(from: Point(x: tip.x - half - 1, y: base - way))
      shape.addLine(tip.x - 2.2, base + way * (height - 2))
      shape.curve(
        Point(x: tip.x - 0.7, y: base + way * (height - 0.3)),
        Point(x: tip.x + 0.7, y: base + way * (height - 0.3)),
        Point(x: tip.x + 2.2, y: base + way * (height - 2)))
      shape.addLine(tip.x + half + 1, base - way)
      return shape
    }
    let color = tip.isUp ? theme.plate.first : theme.plate.last
    return [
      .fill([outline(0.9)], .plain(theme.rim)), .fill([outline(0)], .plain(color ?? theme.paper)),
    ]
  }

  private func slotSteps(of slot: CandidateSlot, _ theme: PickerTheme) -> [PictureStep] {
    var steps: [PictureStep] = []
    let isChosen = slot.element == .word(chosen)
    if isMarked(slot) {
      let spot = Rect(
        x: slot.rect.min.x + 1, y: slot.rect.min.y + 6, width: slot.rect.width - 2,
        height: slot.rect.height - 12)
      let strength = pressed == slot.element ? 2.2 : 1.2
      steps.append(
        .rounded(spot, radius: spot.height / 2 - 3, .plain(theme.chosen.times(strength))))
    }
    guard let word = slot.word else {
      let place = InkTransform.translation(slot.rect.center)
      return steps
        + SelectionBar.icon(of: .delete, color: theme.text, theme).map {
          $0.moved(by: place)
        }
    }
    let corner = Point(
      x: slot.rect.center.x - word.width / 2, y: slot.rect.center.y + PadWord.xHeight / 2)
    let lines = word.lines.map { line in line.map { $0 + corner } }
    return steps + [.lines(lines, width: 1.7, isChosen ? theme.accent : theme.text)]
  }

  /// Returns the hairline between two slots that look alike.
  private func hairline(after slot: CandidateSlot, _ theme: PickerTheme) -> PictureStep {
    let rect = Rect(
      x: slot.rect.max.x - 0.5, y: slot.rect.min.y + 12, width: 1, height: slot.rect.height - 24)
    return .fill([Contour(rect.corners)], .plain(theme.hairline))
  }
}
