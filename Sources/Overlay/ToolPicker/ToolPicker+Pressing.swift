import InkDrawing
import InkEditing
public import InkGeometry
public import Units

extension ToolPicker {
  /// Whether a press there is the picker's.
  public func contains(_ place: Point, at now: Timestamp) -> Bool {
    obscured(at: now).contains { $0.contains(place) }
  }

  /// A pen, a pointer's button or a finger goes down. A second one is not looked at until the first
  /// is up.
  public mutating func press(
    at place: Point, by touch: PickerTouch = .pointer, at now: Timestamp
  ) -> [PickerEvent] {
    guard press == nil, contains(place, at: now) else { return [] }
    focus = nil
    comeBack(at: now)
    let found = hit(place, at: now)
    let isOnPopover = popoverFrame(at: now)?.contains(place) ?? false
    press = Press(
      element: found?.element, start: place, grip: place - origin(at: now), touch: touch,
      rect: found?.rect ?? .empty, isOnPopover: isOnPopover)
    var events: [PickerEvent] = []
    if !isOnPopover, popover != nil, !opens(found?.element) { events += closePopover(at: now) }
    return events + slide(to: place, at: now)
  }

  /// It moves while it is down.
  public mutating func move(to place: Point, at now: Timestamp) -> [PickerEvent] {
    guard var press else { return [] }
    if press.element?.isSlider == true { return slide(to: place, at: now) }
    press.isInside = press.rect.expanded(by: press.touch.slack).contains(place)
    let isFar = (place - press.start).length > press.touch.slack
    var events: [PickerEvent] = []
    if isFar, !press.isOnPopover, !press.isDragging {
      press.isDragging = true
      press.isInside = false
      events = closePopover(at: now)
    }
    if press.isDragging { press.corner = clamped(place - press.grip) }
    self.press = press
    return events
  }

  /// It goes up.
  public mutating func release(at place: Point, at now: Timestamp) -> [PickerEvent] {
    guard press != nil else { return [] }
    let moved = move(to: place, at: now)
    guard let press else { return moved }
    if press.isDragging { return moved + drop(at: place, at: now) }
    self.press = nil
    guard press.isInside, let element = press.element, !element.isSlider else { return moved }
    return moved + activate(element, at: now)
  }

  /// The compositor took it away: nothing is pressed, and what was dragged goes back.
  public mutating func cancelPress(at now: Timestamp) {
    guard let press else { return }
    self.press = nil
    if press.isDragging { glide(from: press.corner, at: now) }
  }

  /// The element at a place, and where it lies in the area.
  func hit(_ place: Point, at now: Timestamp) -> (element: PickerElement, rect: Rect)? {
    for (element, rect) in placedElements(at: now) where rect.contains(place) {
      return (element, rect)
    }
    return nil
  }

  /// All elements with where they lie in the area; what is opened first, it lies above.
  func placedElements(at now: Timestamp) -> [(element: PickerElement, rect: Rect)] {
    var all: [(element: PickerElement, rect: Rect)] = []
    if let popover, let frame = popoverFrame(at: now) {
      all += PopoverLayout(popover).elements.map { ($0.element, $0.rect.moved(by: frame.min)) }
    }
    let corner = origin(at: now)
    return all + elementRects.map { ($0.element, $0.rect.moved(by: corner)) }
  }

  /// Whether pressing an element opens or closes something itself.
  private func opens(_ element: PickerElement?) -> Bool {
    switch element {
    case .colorWell, .pages: true
    case .swatch: popover == .color || popover == .ink
    case .tool(let tool): tool == tools.tool
    default: false
    }
  }

  /// Changes the value of the slider that is pressed.
  private mutating func slide(to place: Point, at now: Timestamp) -> [PickerEvent] {
    guard let press, let element = press.element, element.isSlider else { return [] }
    if element == .spectrum {
      let share = ColorField.fraction(of: place, in: press.rect)
      return pick(
        HueColor(
          hue: share.x * ColorField.hues, saturation: hueColor.saturation, lightness: 1 - share.y))
    }
    let track = PopoverLayout.track(in: press.rect)
    return setSlider(
      element, to: scale(of: element).value(at: (place.x - track.min.x) / track.width))
  }

  /// Sets a slider.
  mutating func setSlider(_ element: PickerElement, to value: Double) -> [PickerEvent] {
    switch element {
    case .width:
      // Hundredths of a millimetre: what the figure shows is what is drawn with.
      let value = (value * 100).rounded() / 100
      return changeTools { [popover] tools in
        if popover == .eraser { tools.setEraserWidth(value) } else { tools.setWidth(value) }
      }
    case .opacity: return changeTools { $0.setOpacity(Float((value * 100).rounded() / 100)) }
    case .saturation:
      var color = hueColor
      color.saturation = max(0, min(1, value))
      return pick(color)
    default: return []
    }
  }

  /// Another colour of the field.
  mutating func pick(_ color: HueColor) -> [PickerEvent] {
    picked = color
    return changeTools { $0.setColor(color.color) }
  }

  /// Changes what is chosen, and says so if it is something else.
  mutating func changeTools(_ body: (inout Toolset) -> Void) -> [PickerEvent] {
    let before = tools
    body(&tools)
    return tools == before ? [] : [.chose(tools)]
  }
}
