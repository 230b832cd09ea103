/// Text for people that cannot control their terminal: the only text that the standard streams
/// accept.
///
///     StandardStream.error("\(file): \(reason)\n")
///
/// Literals are ours and are written unchanged. Interpolated values may come from anywhere, so
/// ``Terminal/printable(_:)`` makes their control characters visible, including line breaks: the
/// name of a file cannot forge a line.
package struct ShownText: ExpressibleByStringInterpolation, Sendable {
  let text: String

  package init(stringLiteral text: String) { self.text = text }
  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// A text of several lines, such as a table. Its line breaks and tabs count as ours, all other
  /// characters do not.
  package init(lines text: String) {
    self.text = Terminal.printable(text, keepingLines: true)
  }

  package struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate(set) var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += Terminal.printable("\(value)")
    }

    package mutating func appendInterpolation(_ error: any Error) {
      text += Terminal.printable("\(error)")
    }

    package mutating func appendInterpolation(_ shown: ShownText) { text += shown.text }
  }
}
