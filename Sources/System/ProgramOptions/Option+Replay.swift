// The options of every program that plays recordings.

extension Option<Double?> {
  /// `--speed`: the multiple of the recorded speed; nil for as fast as possible.
  package static func speed(default text: String) -> Self {
    .value(
      "speed", .positiveDecimal("N", upTo: 1_000, or: "max"), default: text,
      "play N times as fast as recorded, or 'max'")
  }
}

extension Option<String?> {
  /// `--tablet`: the tablet of a recording, if the file does not specify it.
  package static var recordedTablet: Self {
    .optional(
      "tablet", .text("MODEL"), "the tablet of a recording that does not describe its own")
  }
}
