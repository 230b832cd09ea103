/// Why bytes are not what docs/develop/protocol.md describes.
package enum ProtocolError: Error, Hashable, Sendable {
  /// A frame announces a payload longer than the limit.
  case payloadTooLong(UInt32)
  /// A frame's payload is shorter than its layout.
  case payloadTooShort(type: UInt16, length: Int)
  /// A frame has a type that this side is not allowed to send.
  case unexpectedType(UInt16)
  /// A field of a frame has a value outside its range; the offset counts from the payload's start.
  case invalidValue(type: UInt16, offset: Int)
  /// A Varlink message is longer than this many bytes.
  case messageTooLong(limit: Int)
  /// A Varlink message, or a description in a frame, is not valid JSON.
  case json(JSONError)
  /// A field of a JSON object is missing, or has a wrong type or value.
  case invalidField(String)
}

extension ProtocolError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .payloadTooLong(let length):
      "frame of \(length) bytes, at most \(FrameLimits.payload) are allowed"
    case .payloadTooShort(let type, let length):
      "frame of type \(type) with only \(length) bytes of payload"
    case .unexpectedType(let type):
      "frame of type \(type), which does not belong here"
    case .invalidValue(let type, let offset):
      "frame of type \(type) with an invalid value at byte \(offset) of its payload"
    case .messageTooLong(let limit):
      "message longer than \(limit) bytes"
    case .json(let error):
      "no JSON: \(error)"
    case .invalidField(let name):
      "field '\(name)' is missing or invalid"
    }
  }
}
