package import InkGeometry

/// The address of an application's object on the accessibility bus.
package struct FieldReference: Hashable, Sendable {
  /// The connection's name, such as `:1.7`.
  package var name: String
  /// The object's path.
  package var path: String
  package init(name: String, path: String) { (self.name, self.path) = (name, path) }
}

/// A field that text can be put into.
package struct TextField: Hashable, Sendable {
  package let reference: FieldReference
  package let window: WindowID
  package let toolkit: Toolkit
  /// Whether it has several lines.
  package let isMultiline: Bool
  /// Its area, in logical pixels from the corner of its window's content.
  package var area: Rect
  /// The offset from that corner to the origin of the application's coordinates: the application
  /// may draw a shadow around its window.
  package var origin: Point
  /// Whether it reported that it has the keyboard, if its window has it.
  package var isFocused = false
  /// How far above it a stroke may begin, in logical pixels: letters are taller than a single-line
  /// field.
  var marginAbove = 0.0
  /// The same below it.
  var marginBelow = 0.0
  /// Whether it moves when text is inserted, which then waits until the writer pauses.
  package var isRestless = false

  /// - Parameter area: as the application reports it, counted from the origin.
  package init(
    _ reference: FieldReference, of window: WindowID, _ toolkit: Toolkit, isMultiline: Bool,
    area: Rect, origin: Point = .zero
  ) {
    (self.reference, self.window, self.toolkit) = (reference, window, toolkit)
    (self.isMultiline, self.origin) = (isMultiline, origin)
    self.area = Rect(min: area.min + origin, max: area.max + origin)
  }
}

/// The role of an object, by AT-SPI's number.
package struct FieldRole: BitwiseCopyable, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A password field, which is never written into: toolkits accept that, but the user could not
  /// see the text.
  package static let password = FieldRole(rawValue: 40)
  package static let text = FieldRole(rawValue: 61)
  package static let paragraph = FieldRole(rawValue: 73)
  package static let entry = FieldRole(rawValue: 79)

  /// Whether ink over it may become text. Terminals, canvases, numbers and so on are left alone.
  package var takesInk: Bool { [.text, .paragraph, .entry].contains(self) }
}

/// The states that an object reports: AT-SPI's states, two words of bits.
package struct FieldStates: Hashable, Sendable {
  private let bits: UInt64

  package init(words: [UInt32]) {
    bits = UInt64(words.first ?? 0) | UInt64(words.count > 1 ? words[1] : 0) << 32
  }

  private func has(_ bit: UInt64) -> Bool { bits >> bit & 1 == 1 }

  package var isActive: Bool { has(1) }
  /// Whether its text can be changed. This state is the filter, because the interface alone is not
  /// sufficient (Firefox offers it everywhere).
  package var isEditable: Bool { has(7) }
  /// GTK 4 reports that fields are sensitive, and never that they are enabled.
  package var isEnabled: Bool { has(8) || has(24) }
  /// Whether it has the keyboard, if its window has it.
  package var isFocused: Bool { has(12) }
  package var isMultiline: Bool { has(17) }
  package var isReadOnly: Bool { has(43) }
}
