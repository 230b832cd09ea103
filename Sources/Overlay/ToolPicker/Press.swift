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
  var isInside = true
  /// The picker goes with it, and has its corner there.
  var isDragging = false
  var corner = Point.zero
}
