import ProgramOptions

/// Options that mean the same in several commands.
enum SharedOption {
  /// The largest number that a stroke can have: integers of the protocol stay below 2^53.
  static let mostNumber = (1 << 53) - 1
  static let json = Option.flag("json", "print JSON, one object per line")
  static let svg = Option.optional(
    "svg", .path("FILE"), "at the end, write a picture of all strokes to FILE")
  static let output = Option.optional(
    "output", short: "o", .path("FILE"), "write to FILE instead of standard output")
}
