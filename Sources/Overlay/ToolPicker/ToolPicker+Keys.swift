import InkEditing
public import Units

/// A key that a picker knows.
public enum PickerKey: Hashable, Sendable {
  /// To the left, or less.
  case left
  /// To the right, or more.
  case right
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To the next element.
  case tab
  /// To the one before.
  case backTab
  /// Presses what has the focus.
  case enter
  /// Closes what is opened; then nothing has the focus.
  case escape
  /// 1 to 8 choose an ink, 9 the eraser, 0 the lasso.
  case digit(Int)
}

extension ToolPicker {
  /// A key went down while the picker has the keyboard.
  public mutating func key(_ key: PickerKey, at now: Timestamp) -> [PickerEvent] {
    switch key {
    case .tab: moveFocus(by: 1, at: now)
    case .backTab: moveFocus(by: -1, at: now)
    case .left, .right, .up, .down: return arrow(key, at: now)
    case .enter:
      guard let focus else { return [] }
      let events = activate(focus, at: now)
      focusOpened(after: events, at: now)
      return events
    case .escape:
      let events = closePopover(at: now)
      if events.isEmpty { focus = nil }
      return events
    case .digit(let digit):
      let number = digit == 0 ? 9 : digit - 1
      guard CanvasTool.all.indices.contains(number) else { return [] }
      return choose(CanvasTool.all[number], at: now)
    }
    return []
  }

  /// Keys are about an element from now on; nil: about none.
  public mutating func focus(on element: PickerElement?) { focus = element }

  private mutating func arrow(_ key: PickerKey, at now: Timestamp) -> [PickerEvent] {
    let isForward = key == .right || key == .down
    guard let focus, focus.isSlider else {
      moveFocus(by: isForward ? 1 : -1, at: now)
      return []
    }
    if focus == .spectrum {
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
    let scale = scale(of: focus)
    let isMore = key == .right || key == .up
    return setSlider(
      focus, to: scale.value(at: scale.fraction(of: value(of: focus)) + (isMore ? 0.02 : -0.02)))
  }

  /// The focus goes through what is opened, then through the picker, and around; it begins at the
  /// chosen tool.
  private mutating func moveFocus(by step: Int, at now: Timestamp) {
    let all = placedElements(at: now).map(\.element)
    guard let focus, let place = all.firstIndex(of: focus) else {
      let first = all.contains(.tool(tools.tool)) ? .tool(tools.tool) : all.first
      self.focus = popover == nil ? first : all.first
      return
    }
    self.focus = all[(place + step + all.count) % all.count]
  }

  /// What a key opened has the focus, at its first element.
  private mutating func focusOpened(after events: [PickerEvent], at now: Timestamp) {
    if case .opened(.some)? = events.last { focus = placedElements(at: now).first?.element }
    if corner != nil { focus = .disc }
    if focus == .disc, corner == nil { focus = .handle }
  }
}
