import InkGeometry

/// Something on the picker: how it looks, and where.
struct PickerPart: Hashable, Sendable {
  var look: PickerLook
  /// From the look's places to points of its layer.
  var transform: AffineTransform
  /// All that it may cover, in points of its layer.
  var bounds: Rect
  /// Nothing of it is painted outside; nil: anywhere.
  var window: Rect?

  /// Something whose places are points of the layer.
  init(_ look: PickerLook, _ bounds: Rect, window: Rect? = nil) {
    self.look = look
    transform = .identity
    self.bounds = bounds
    self.window = window
  }

  /// Something with places of its own.
  init(_ look: PickerLook, by transform: AffineTransform, _ bounds: Rect, window: Rect? = nil) {
    self.look = look
    self.transform = transform
    self.bounds = bounds
    self.window = window
  }
}
