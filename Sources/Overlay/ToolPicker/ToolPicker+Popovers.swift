import InkDrawing
import InkEditing
import InkGeometry

// What is opened beside the picker.
extension ToolPicker {
  func popoverParts(_ layout: PopoverLayout) -> [PickerPart] {
    var parts = [
      PickerPart(.plate(layout.plate, radius: 24), layout.plate.expanded(by: Self.shadowReach))
    ]
    switch layout.kind {
    case .ink: parts += inkParts(layout)
    case .color: parts += colorParts(layout)
    case .page: parts += pageParts(layout)
    case .eraser, .lasso: break
    }
    for (element, rect) in layout.elements { parts += self.parts(of: element, rect) }
    if let focus, let rect = layout.elements.first(where: { $0.element == focus })?.rect {
      let around = focus == .spectrum ? rect.expanded(by: 4) : rect.expanded(by: -0.5)
      parts.append(PickerPart(.focus(around, radius: 14), around))
    }
    return parts
  }

  private func inkParts(_ layout: PopoverLayout) -> [PickerPart] {
    let sample = InkSample(
      ink: tools.ink, width: tools.width, length: layout.paper.width - 70, height: 19)
    return [
      PickerPart(.paper(layout.paper, radius: 13), layout.paper.expanded(by: 2)),
      PickerPart(.sample(sample), by: .translation(layout.paper.center), layout.paper),
    ]
  }

  private func colorParts(_ layout: PopoverLayout) -> [PickerPart] {
    let row = layout.colorRow
    let end = Point(x: row.max.x - 2, y: row.center.y + 6)
    let color = tools.ink.color.faded(1)
    let chip = Rect(x: row.min.x, y: row.center.y - 13, width: row.width - 96, height: 26)
    let shown = PickerTheme(appearance).color(of: Ink(tools.inkType, color: color))
    return [
      PickerPart(.chip(chip, shown), chip.expanded(by: 1)),
      PickerPart(
        .figures(Self.hexText(of: color), height: 11.5), by: .translation(end),
        Rect(x: end.x - 92, y: row.min.y, width: 94, height: row.height)),
    ]
  }

  private func parts(of element: PickerElement, _ rect: Rect) -> [PickerPart] {
    switch element {
    case .spectrum:
      let color = hueColor
      let place = ColorField.fieldPoint(of: color, in: rect)
      return [
        PickerPart(.spectrum(rect, saturation: color.saturation), rect.expanded(by: 1)),
        PickerPart(
          .picked(color.color), by: .translation(place),
          Rect(min: place, max: place).expanded(by: 12)),
      ]
    case .eraserMode(let mode):
      return tile(.erased(mode), rect, isChosen: tools.eraserMode == mode)
    case .lassoParts(let parts):
      return tile(.lassoed(parts: parts), rect, isChosen: tools.selectsParts == parts)
    case .width, .opacity, .saturation: return slider(element, rect)
    case .page(let action): return parts(of: action, rect)
    case .paper(let paper): return parts(of: paper, rect)
    default: return []
    }
  }

  private func tile(_ look: PickerLook, _ rect: Rect, isChosen: Bool) -> [PickerPart] {
    var parts = [
      PickerPart(.paper(rect, radius: 13), rect.expanded(by: 2)),
      PickerPart(
        look, by: AffineTransform.scale(x: 2, y: 2).then(.translation(rect.center)), rect),
    ]
    if isChosen {
      parts.append(PickerPart(.focus(rect.expanded(by: 1), radius: 14), rect.expanded(by: 1)))
    }
    return parts
  }

  private func slider(_ element: PickerElement, _ row: Rect) -> [PickerPart] {
    let track = PopoverLayout.track(in: row)
    let end = PopoverLayout.figureEnd(in: row)
    let value = value(of: element)
    let share = scale(of: element).fraction(of: value)
    return [
      PickerPart(.slider(sliderLook(element), track, share: share), row),
      PickerPart(
        .figures(figure(of: element), height: 11), by: .translation(end),
        Rect(x: end.x - 64, y: row.min.y, width: 66, height: row.height)),
    ]
  }

  private func sliderLook(_ element: PickerElement) -> PickerSlider {
    switch element {
    case .opacity: .opacity(PickerTheme(appearance).color(of: tools.ink).faded(1))
    case .saturation: .saturation(hueColor)
    default: .width
    }
  }
}

extension ToolPicker {
  /// The chosen colour as the field shows it: where that has no hue, the one that was picked last.
  var hueColor: HueColor {
    let color = tools.ink.color
    if let picked, picked.color.isNear(color) { return picked }
    var hue = HueColor(color)
    // Black and white are the same in all saturations; a field of greys would help nobody.
    if hue.lightness < 0.004 || hue.lightness > 0.996 { hue.saturation = 1 }
    return hue
  }

  /// What a slider's way means.
  func scale(of element: PickerElement) -> SliderScale {
    switch element {
    case .width:
      SliderScale(
        range: popover == .eraser
          ? InkType.eraser.validWidths : tools.settings(of: tools.inkType).validWidths,
        isSquared: true)
    case .opacity:
      SliderScale(
        range: Double(InkSettings.opacities.lowerBound)...Double(InkSettings.opacities.upperBound))
    default: SliderScale(range: 0...1)
    }
  }

  /// The value of a slider.
  func value(of element: PickerElement) -> Double {
    switch element {
    case .width: popover == .eraser ? tools.eraserWidth : tools.width
    case .opacity: Double(tools.ink.color.alpha)
    default: hueColor.saturation
    }
  }

  /// A slider's value in words: millimetres or percent.
  func figure(of element: PickerElement) -> String {
    let value = value(of: element)
    guard element == .width else { return "\(Int((value * 100).rounded()))%" }
    let hundredths = Int((value * 100).rounded())
    if hundredths >= 1000 { return "\((hundredths + 5) / 100).\((hundredths + 5) % 100 / 10) mm" }
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) mm"
  }

  /// A colour as people write it: `#1E90FF`.
  static func hexText(of color: Color) -> String {
    let digits = Array("0123456789ABCDEF")
    let levels = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    return "#" + levels.flatMap { [String(digits[$0 / 16]), String(digits[$0 % 16])] }.joined()
  }
}

extension Color {
  /// Whether no part differs by more than a level.
  func isNear(_ other: Color) -> Bool {
    abs(red - other.red) < 0.004 && abs(green - other.green) < 0.004
      && abs(blue - other.blue) < 0.004
  }
}
