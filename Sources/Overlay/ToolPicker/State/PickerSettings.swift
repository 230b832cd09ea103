import InkDrawing
import InkEditing
import Units

/// The chosen tool and the settings of all tools in a picker, and the meaning of its sliders.
///
///     settings.revise { $0.showsRuler.toggle() }                 // returns an event if it changed
///     settings.adjust(.width, to: 2, in: .ink)
///     let shown = settings.figure(of: .width, in: .ink)          // "2.00 mm"
struct PickerSettings: Sendable {
  private(set) var tools: Toolset
  /// The color picked in the color field, because a gray has no hue of its own.
  private var picked: HueColor?

  init(_ tools: Toolset) { self.tools = tools }

  /// Replaces the tools, because a command or a button changed them.
  mutating func replaceTools(with tools: Toolset) { self.tools = tools }

  /// Changes the tools; returns an event if they are different.
  mutating func revise(_ body: (inout Toolset) -> Void) -> [PickerEvent] {
    let before = tools
    body(&tools)
    return tools == before ? [] : [.chose(tools)]
  }

  // MARK: Colors

  /// The chosen color as shown in the field; if it has no hue, the last picked hue is used.
  var hueColor: HueColor {
    let color = tools.ink.color
    if let picked, picked.color.isNear(color) { return picked }
    var hue = HueColor(color)
    // Black and white are the same in all saturations, and a field of grays would be useless.
    if hue.lightness < 0.004 || hue.lightness > 0.996 { hue.saturation = 1 }
    return hue
  }

  /// The colors next to the color well: recently used colors, then default ones.
  var swatches: [Color] {
    let usual = Self.usualColors.filter { !tools.recentColors.contains($0) }
    return Array((tools.recentColors + usual).prefix(Toolset.mostRecentColors))
  }

  private static let usualColors: [Color] = [
    0x0000_00FF, 0x1463_DCFF, 0xE033_2BFF, 0x1F9D_4DFF, 0xFFC2_1AFF, 0x8440_CFFF, 0xF27A_1AFF,
    0xFFFF_FFFF,
  ].map { Color(rgba: $0) }

  /// Chooses the ink for which the color field is opened.
  mutating func openColors() -> [PickerEvent] {
    picked = nil
    return revise { $0.choose(.ink($0.inkType)) }
  }

  /// Picks a color of the field.
  mutating func pick(_ color: HueColor) -> [PickerEvent] {
    picked = color
    return revise { $0.setColor(color.color) }
  }

  /// Picks a color next to the color well for the ink, and chooses the ink.
  mutating func pickSwatch(_ number: Int) -> [PickerEvent] {
    let all = swatches
    guard all.indices.contains(number) else { return [] }
    picked = nil
    return revise { tools in
      tools.choose(.ink(tools.inkType))
      tools.setColor(all[number])
    }
  }

  // MARK: Sliders

  /// Returns the mapping of a slider.
  func scale(of element: PickerElement, in popover: PickerPopover?) -> SliderScale {
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

  /// Returns the value of a slider.
  func value(of element: PickerElement, in popover: PickerPopover?) -> Double {
    switch element {
    case .width: popover == .eraser ? tools.eraserWidth : tools.width
    case .opacity: Double(tools.ink.color.alpha)
    default: hueColor.saturation
    }
  }

  /// Returns the value of a slider as text, in millimeters or percent.
  func figure(of element: PickerElement, in popover: PickerPopover?) -> String {
    let hundredths = Int((value(of: element, in: popover) * 100).rounded())
    guard element == .width else { return "\(hundredths)%" }
    if hundredths >= 1000 { return "\(((hundredths + 5) / 10).decimals(1)) mm" }
    return "\(hundredths.decimals(2)) mm"
  }

  /// Sets the value of a slider.
  mutating func adjust(
    _ element: PickerElement, to value: Double, in popover: PickerPopover?
  ) -> [PickerEvent] {
    switch element {
    case .width:
      // Rounded to hundredths of a millimeter, so that the displayed value is exact.
      let value = (value * 100).rounded() / 100
      return revise { tools in
        if popover == .eraser { tools.setEraserWidth(value) } else { tools.setWidth(value) }
      }
    case .opacity: return revise { $0.setOpacity(Float((value * 100).rounded() / 100)) }
    case .saturation:
      var color = hueColor
      color.saturation = max(0, min(1, value))
      return pick(color)
    default: return []
    }
  }

  /// Moves a slider, or the position in the color field, with an arrow key.
  mutating func nudge(
    _ element: PickerElement, by key: PickerKey, in popover: PickerPopover?
  ) -> [PickerEvent] {
    guard element == .spectrum else {
      let scale = scale(of: element, in: popover)
      let isMore = key == .right || key == .up
      let share = scale.fraction(of: value(of: element, in: popover))
      return adjust(element, to: scale.value(at: share + (isMore ? 0.02 : -0.02)), in: popover)
    }
    var color = hueColor
    switch key {
    case .left: color.hue -= 0.02
    case .right: color.hue += 0.02
    case .up: color.lightness += 0.02
    default: color.lightness -= 0.02
    }
    return pick(
      HueColor(hue: color.hue, saturation: color.saturation, lightness: color.lightness))
  }
}

extension Color {
  /// Returns whether no component differs by more than one level.
  func isNear(_ other: Color) -> Bool {
    abs(red - other.red) < 0.004 && abs(green - other.green) < 0.004
      && abs(blue - other.blue) < 0.004
  }

  /// The color as text: `#1E90FF`.
  var hexadecimal: String {
    let digits = Array("0123456789ABCDEF")
    let levels = [red, green, blue].map { Int(($0 * 255).rounded()) }
    return "#" + levels.flatMap { [String(digits[$0 / 16]), String(digits[$0 % 16])] }.joined()
  }
}
