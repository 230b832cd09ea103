import InkGeometry

/// A press in progress: where it began, and what it became.
struct Press: Hashable, Sendable {
  /// The element on which it began; nil for the plate between the elements.
  let element: PickerElement?
  /// The point where it began.
  let start: Point
  /// The offset from the picker's corner to where it began.
  let grip: Point
  let touch: PickerTouch
  /// The rectangle of the element, in points of the area.
  let rect: Rect
  /// Whether it began on the open panel.
  let isOnPopover: Bool
  /// Whether it is still on the element.
  private(set) var isInside = true
  /// Whether it drags the picker.
  private(set) var isDragging = false

  init(
    element: PickerElement?, start: Point, grip: Point, touch: PickerTouch, rect: Rect,
    isOnPopover: Bool
  ) {
    (self.element, self.start, self.grip, self.touch) = (element, start, grip, touch)
    (self.rect, self.isOnPopover) = (rect, isOnPopover)
  }

  /// Moves the press; returns whether it starts dragging the picker.
  mutating func track(_ place: Point) -> Bool {
    isInside = rect.expanded(by: touch.slack).contains(place)
    let isFar = (place - start).length > touch.slack
    guard isFar, !isOnPopover, !isDragging else { return false }
    isDragging = true
    isInside = false
    return true
  }
}
