/// The kind of an argument: how it is read, and how it is described to people.
package struct ValueKind<Value: Sendable>: Sendable {
  /// The name of the value on the help page, such as `FILE`.
  package let name: String
  /// The expected text, such as "a whole number from 1 to 9"; ends the sentence "needs ...".
  package let expectation: String
  /// The possible words, if they can be listed.
  package let words: [String]
  /// Whether a shell should offer the names of files.
  package let isPath: Bool
  /// Returns the value of a text; nil if the text is invalid.
  package let read: @Sendable (String) -> Value?

  /// A custom kind.
  package init(
    _ name: String, _ expectation: String, words: [String] = [], isPath: Bool = false,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.name = name
    self.expectation = expectation
    self.words = words
    self.isPath = isPath
    self.read = read
  }
}

extension ValueKind<String> {
  /// Any text that is not empty.
  package static func text(_ name: String) -> Self {
    Self(name, "a text") { $0.isEmpty ? nil : $0 }
  }

  /// One of these words.
  package static func word(_ name: String, of words: [String]) -> Self {
    Self(name, listing(words), words: words) { words.contains($0) ? $0 : nil }
  }

  /// The path of a file, socket or folder, which need not exist.
  package static func path(_ name: String) -> Self {
    Self(name, "a path", isPath: true) { $0.isEmpty ? nil : $0 }
  }
}

extension ValueKind<Int> {
  /// A whole number within a range.
  package static func integer(_ name: String, _ range: ClosedRange<Int>) -> Self {
    Self(name, "a whole number \(bounds(range))") { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  private static func bounds(_ range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): "of any size"
    case (_, .max): "from \(range.lowerBound)"
    case (.min, _): "up to \(range.upperBound)"
    default: "from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}

extension ValueKind<Double> {
  /// A decimal number above zero and not above `limit`.
  package static func positiveDecimal(_ name: String, upTo limit: Double) -> Self {
    let whole = Int(exactly: limit).map { "\($0)" }
    return Self(name, "a number above 0 and up to \(whole ?? "\(limit)")") { text in
      Double(text).flatMap { $0 > 0 && $0 <= limit ? $0 : nil }
    }
  }
}

extension ValueKind<Double?> {
  /// A decimal number above zero and not above `limit`, or a word for "none", which reads as nil.
  package static func positiveDecimal(
    _ name: String, upTo limit: Double, or word: String
  ) -> Self {
    let number = ValueKind<Double>.positiveDecimal(name, upTo: limit)
    return Self(name, "\(number.expectation), or '\(word)'") { text in
      text == word ? .some(nil) : number.read(text).map { .some($0) }
    }
  }
}

extension ValueKind where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One case of an enumeration, written as its raw value.
  ///
  /// - Parameter synonyms: other words, which help pages and messages leave out.
  package static func choice(_ name: String, or synonyms: [String: Value] = [:]) -> Self {
    let words = Value.allCases.map(\.rawValue)
    return Self(name, listing(words), words: words) { Value(rawValue: $0) ?? synonyms[$0] }
  }
}

/// "one of a, b, c".
private func listing(_ words: [String]) -> String {
  "one of " + words.joined(separator: ", ")
}
