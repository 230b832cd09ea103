/// Why a call from C did nothing: its result and message.
package struct CError: Error, Hashable, Sendable {
  package let reason: ResultCode
  package let words: String

  /// The results below 0 of all our libraries; their headers explain each of them.
  package enum ResultCode: Int32, Sendable {
    case invalid = -1
    case unknown = -2
    case refused = -3
    case damaged = -4
    case unsupported = -5
    case system = -6
  }

  /// The result for C.
  package var result: Int32 { reason.rawValue }

  private init(_ reason: ResultCode, _ words: String) {
    self.reason = reason
    self.words = words
  }

  package static func invalid(_ words: String) -> Self { Self(.invalid, words) }
  package static func unknown(_ words: String) -> Self { Self(.unknown, words) }
  package static func refused(_ words: String) -> Self { Self(.refused, words) }
  package static func damaged(_ words: String) -> Self { Self(.damaged, words) }
  package static func unsupported(_ words: String) -> Self { Self(.unsupported, words) }
  package static func system(_ words: String) -> Self { Self(.system, words) }
}

/// A number that arithmetic can use.
package func finiteNumber(_ number: Double, _ name: String) throws(CError) -> Double {
  guard number.isFinite else { throw .invalid("\(name) is not a number") }
  return number
}
