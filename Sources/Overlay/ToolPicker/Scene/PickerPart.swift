import InkGeometry

/// A part of the picker: its look and its position.
struct PickerPart: Hashable, Sendable {
  var look: PickerLook
  /// The transform from the look's coordinates to points of its layer.
  var transform: InkTransform
  /// The area that it may cover, in points of its layer.
  var bounds: Rect
  /// The area to which painting is restricted; nil for no restriction.
  var window: Rect?

  /// Creates a part whose coordinates are points of the layer.
  init(_ look: PickerLook, _ bounds: Rect, window: Rect? = nil) {
    self.look = look
    transform = .identity
    self.bounds = bounds
    self.window = window
  }

  /// Creates a part with its own coordinates.
  init(_ look: PickerLook, by transform: InkTransform, _ bounds: Rect, window: Rect? = nil) {
    self.look = look
    self.transform = transform
    self.bounds = bounds
    self.window = window
  }
}
