import InkGeometry
import Units

/// What is shown next to a picker at a moment: the name of an element, and a message.
struct PickerCallouts {
  let picker: ToolPicker
  let now: Timestamp

  /// The sizes of text: capital letters of names and of messages, in points.
  private static let (nameHeight, messageHeight) = (8.5, 9.5)
  /// The largest width of a message, in points.
  private static let widestMessage = 620.0

  /// The layers of the name that is shown, and of the message.
  var layers: [SceneLayer] { [name, message].compactMap { $0 } }

  private var name: SceneLayer? {
    let (geometry, hovering) = (picker.geometry(at: now), picker.hovering)
    guard picker.isVisible, hovering.isShown, picker.press == nil, let element = hovering.element,
      element != .spectrum, let found = geometry.elements.first(where: { $0.element == element })
    else { return nil }
    let isOnPopover = geometry.popoverFrame?.contains(found.rect) ?? false
    if isOnPopover, case .action = element { return nil }
    let text = picker.content.purpose(of: element)
    let layout = CalloutLayout(text, height: Self.nameHeight, within: picker.area.width)
    let origin = PopoverLayout.origin(
      of: layout.size, beside: found.rect, of: isOnPopover ? found.rect : geometry.frame,
      at: isOnPopover ? .bottom : picker.place.edge, in: picker.area)
    let frame = Rect(
      x: origin.x, y: origin.y, width: layout.size.width, height: layout.size.height)
    if !isOnPopover, let popover = geometry.popoverFrame, popover.intersects(frame) { return nil }
    return layout.layer(at: origin, opacity: hovering.opacity(at: now))
  }

  private var message: SceneLayer? {
    guard let notice = picker.notice else { return nil }
    let area = picker.area
    let layout = CalloutLayout(
      notice.text, height: Self.messageHeight, within: min(Self.widestMessage, area.width - 24))
    let geometry = picker.geometry(at: now)
    guard picker.isVisible else {
      let bottom = PickerPlace.edge(.bottom, 0.5).origin(of: layout.size, in: area)
      return layout.layer(at: bottom, opacity: 1)
    }
    let found = geometry.elements.first { $0.element == notice.element }
    let origin = PopoverLayout.origin(
      of: layout.size, beside: found?.rect ?? geometry.frame, of: geometry.frame,
      at: picker.corner == nil ? picker.place.edge : .bottom, in: area)
    return layout.layer(at: origin, opacity: 1, pointingTo: found?.rect.center)
  }
}
