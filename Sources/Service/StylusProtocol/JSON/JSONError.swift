/// Why a text is not strict JSON, and the position of the error.
package struct JSONError: Error, Hashable, Sendable {
  /// The kind of error.
  package var kind: JSONFlaw
  /// The position, in bytes from the start of the text.
  package var offset: Int

  /// Describes the error and its position.
  package init(kind: JSONFlaw, offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// The ways in which a text can be wrong.
  package enum JSONFlaw: String, Sendable {
    case unexpectedEnd = "the text ends too early"
    case unexpectedByte = "unexpected byte"
    case trailingBytes = "bytes after the value"
    case invalidUTF8 = "invalid UTF-8"
    case controlCharacter = "unescaped control character in a string"
    case invalidEscape = "invalid escape in a string"
    case loneSurrogate = "half of a surrogate pair"
    case numberOutOfRange = "number too large"
    case duplicateKey = "a repeated key"
    case tooDeep = "nested too deeply"
  }
}

extension JSONError: CustomStringConvertible {
  package var description: String { "\(kind.rawValue) at byte \(offset)" }
}
