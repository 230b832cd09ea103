/// The keyboard focus.
struct PickerFocus: Sendable {
  /// The focused element; nil if the keyboard was not used.
  private(set) var element: PickerElement?

  mutating func select(_ element: PickerElement?) { self.element = element }

  /// Moves the focus through all elements, cyclically.
  ///
  /// - Parameter first: the element to start with, if it is one of them; otherwise the first one.
  mutating func cycle(by step: Int, through all: [PickerElement], from first: PickerElement?) {
    guard let element, let place = all.firstIndex(of: element) else {
      self.element = first.flatMap { all.contains($0) ? $0 : nil } ?? all.first
      return
    }
    self.element = all[(place + step + all.count) % all.count]
  }

  /// Removes the focus from a panel that closes.
  mutating func leavePopover() { if element?.isInPopover == true { element = nil } }

  /// Moves the focus to the disc or the handle when the size of the picker changes.
  mutating func resize(isSmall: Bool) {
    if isSmall { element = .disc } else if element == .disc { element = .handle }
  }
}

extension PickerElement {
  /// Whether the element is on a panel.
  fileprivate var isInPopover: Bool {
    switch self {
    case .spectrum, .saturation, .width, .opacity, .eraserMode, .lassoParts, .page, .paper: true
    case .action(let action): action != .passThrough
    default: false
    }
  }
}
