import InkGeometry

/// A press that goes on: what it began on, and what it became.
struct Press: Hashable, Sendable {
  /// What it began on; nil: the plate between the elements.
  let element: PickerElement?
  /// Where it began.
  let start: Point
  /// From the picker's corner to where it began.
  let grip: Point
  let touch: PickerTouch
  /// Where the element lies, in points of the area.
  let rect: Rect
  /// Whether it began on what is opened.
  let isOnPopover: Bool
  /// Whether it is still above the element.
  private(set) var isInside = true
  /// Whether the picker goes with it.
  private(set) var isDragging = false

  init(
    element: PickerElement?, start: Point, grip: Point, touch: PickerTouch, rect: Rect,
    isOnPopover: Bool
  ) {
    (self.element, self.start, self.grip, self.touch) = (element, start, grip, touch)
    (self.rect, self.isOnPopover) = (rect, isOnPopover)
  }

  /// It moves; whether the picker goes with it from now on.
  mutating func track(_ place: Point) -> Bool {
    isInside = rect.expanded(by: touch.slack).contains(place)
    let isFar = (place - start).length > touch.slack
    guard isFar, !isOnPopover, !isDragging else { return false }
    isDragging = true
    isInside = false
    return true
  }
}
