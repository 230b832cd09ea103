public import Units

/// A short message that a picker shows next to itself or, if it is hidden, at the bottom of its
/// area.
public struct PickerNotice: Hashable, Sendable {
  /// The text. Characters other than printable ASCII are shown as question marks.
  public var text: String
  /// The element that the message is about; nil for the picker as a whole.
  public var element: PickerElement?
  /// The time at which the message disappears.
  public var end: Timestamp

  /// Creates a message.
  public init(_ text: String, about element: PickerElement? = nil, until end: Timestamp) {
    (self.text, self.element, self.end) = (text, element, end)
  }
}
