package import InkGeometry

/// Where an object of an application lives on the accessibility bus.
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
  /// What it covers, in logical pixels from the corner of its window's content.
  package var area: Rect
  /// From that corner to where the application counts its places from: it may draw its own shadow
  /// around.
  package var origin: Point
  /// Whether it said that it has the keyboard, as far as its window has it.
  package var isFocused = false
  /// How far above it a stroke may begin, in logical pixels: letters are higher than a field of one
  /// line.
  var marginAbove = 0.0
  /// How far below it.
  var marginBelow = 0.0
  /// Whether it moves when text is inserted: that then waits until the writer does.
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

/// What an object is, by AT-SPI's number.
package struct FieldRole: BitwiseCopyable, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A field for a password, which is never written into: toolkits do take that, and nobody would
  /// see it.
  package static let password = FieldRole(rawValue: 40)
  package static let text = FieldRole(rawValue: 61)
  package static let paragraph = FieldRole(rawValue: 73)
  package static let entry = FieldRole(rawValue: 79)

  /// Whether ink over it may become text. Terminals, canvases, numbers and all else are left alone.
  package var takesInk: Bool { [.text, .paragraph, .entry].contains(self) }
}

/// What an object says of itself: AT-SPI's states, two words of bits.
package struct FieldStates: Hashable, Sendable {
  private let bits: UInt64

  package init(words: [UInt32]) {
    bits = UInt64(words.first ?? 0) | UInt64(words.count > 1 ? words[1] : 0) << 32
  }

  private func has(_ bit: UInt64) -> Bool { bits >> bit & 1 == 1 }

  package var isActive: Bool { has(1) }
  /// Text can be changed. What is filtered by: the interface alone says nothing (Firefox offers it
  /// everywhere).
  package var isEditable: Bool { has(7) }
  /// GTK 4 says of fields that they are sensitive, and never that they are enabled.
  package var isEnabled: Bool { has(8) || has(24) }
  /// It has the keyboard, if its window has.
  package var isFocused: Bool { has(12) }
  package var isMultiline: Bool { has(17) }
  package var isReadOnly: Bool { has(43) }
}
