package import InkGeometry

/// A word of a phrase: its possible readings, and where it was written.
package struct PhraseWord: Hashable, Sendable {
  /// The likeliest first; one at least.
  package let readings: [String]
  /// In millimeters of the layout.
  package let area: Rect

  package init(_ readings: [String], at area: Rect) {
    (self.readings, self.area) = (readings, area)
  }
}

extension [PhraseWord] {
  /// The likeliest reading of all words; nil if there is none.
  package var text: String? {
    isEmpty ? nil : compactMap(\.readings.first).joined(separator: " ")
  }

  /// All of them, the last one with each of its readings.
  package var readingsOfLast: [String] {
    let front = dropLast().compactMap(\.readings.first)
    return (last?.readings ?? []).map { (front + [$0]).joined(separator: " ") }
  }
}
