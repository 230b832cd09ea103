/// What keys are about.
struct PickerFocus: Sendable {
  /// Nil: nothing, keys were not used.
  private(set) var element: PickerElement?

  mutating func select(_ element: PickerElement?) { self.element = element }

  /// Goes through all elements, and around.
  ///
  /// - Parameter first: where it begins, if it is one of them; else at the first of all.
  mutating func cycle(by step: Int, through all: [PickerElement], from first: PickerElement?) {
    guard let element, let place = all.firstIndex(of: element) else {
      self.element = first.flatMap { all.contains($0) ? $0 : nil } ?? all.first
      return
    }
    self.element = all[(place + step + all.count) % all.count]
  }

  /// What is opened closes.
  mutating func leavePopover() { if element?.isInPopover == true { element = nil } }

  /// The picker is small now, or large: its disc or its handle has the focus.
  mutating func resize(isSmall: Bool) {
    if isSmall { element = .disc } else if element == .disc { element = .handle }
  }
}

extension PickerElement {
  /// Whether it lies on what is opened.
  fileprivate var isInPopover: Bool {
    switch self {
    case .spectrum, .saturation, .width, .opacity, .eraserMode, .lassoParts, .page, .paper: true
    default: false
    }
  }
}
