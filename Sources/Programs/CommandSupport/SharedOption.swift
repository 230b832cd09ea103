package import ProgramOptions
import StylusProtocol

/// Options that mean the same in several commands.
package enum SharedOption {
  /// The largest number that a stroke can have: integers of the protocol stay below 2^53.
  package static let mostNumber = (1 << 53) - 1
  package static let json = Option.flag("json", "print JSON, one object per line")
  package static let svg = Option.optional(
    "svg", .path("FILE"), "at the end, write a picture of all strokes to FILE")
  package static let output = Option.optional(
    "output", short: "o", .path("FILE"), "write to FILE instead of standard output")
}

extension ValueKind<InkColor> {
  /// A name, `#rgb`, `#rrggbb` or `#rrggbbaa`.
  package static func inkColor(_ name: String) -> Self {
    Self(name, "a color: a name such as red, #f00, #1a2b3c, or #1a2b3c80 with alpha") {
      InkColor($0)
    }
  }
}
