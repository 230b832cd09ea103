import Units

/// Text of a field that a gesture selected: what is written into the field next replaces it.
struct FieldSelection: Sendable {
  let field: FieldReference
  let text: WrittenText
  /// The time until which writing replaces it.
  let until: Timestamp

  /// The text, for writing into a field that begins at a time; nil if that does not replace it.
  func replacedText(in field: FieldReference, at time: Timestamp) -> WrittenText? {
    field == self.field && time <= until ? text : nil
  }
}
