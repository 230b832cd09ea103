import Desktops

/// A message on sway's control socket: `i3-ipc`, a length and a kind in this machine's byte order,
/// then JSON.
package struct SwayMessage: Hashable {
  var kind: UInt32
  var body: [UInt8]

  static let magic = Array("i3-ipc".utf8)
  static let headLength = 14
  /// A longer message is not from sway: a tree of a hundred windows has 100 KB.
  static let longest = 16 << 20

  /// The kinds of requests and of their answers.
  static let command: UInt32 = 0
  static let subscribe: UInt32 = 2
  static let tree: UInt32 = 4
  /// The bit that marks events.
  static let event: UInt32 = 1 << 31

  /// The message as bytes.
  static func encodeMessage(_ kind: UInt32, _ text: String = "") -> [UInt8] {
    let body = Array(text.utf8)
    return magic + [UInt8](word: UInt32(body.count)) + [UInt8](word: kind) + body
  }

  /// The next message of a stream; nil until it has arrived completely.
  ///
  /// - Throws: if this is not such a stream.
  init?(nextOf pieces: inout MessagePieces) throws(MessageError) {
    let message = try pieces.nextMessage(headLength: Self.headLength) {
      head throws(MessageError) in
      let length = Int(head.loadWord(at: 6))
      guard head.starts(with: Self.magic), length <= Self.longest else { throw MessageError() }
      return length
    }
    guard let (head, body) = message else { return nil }
    (kind, self.body) = (head.loadWord(at: 10), body)
  }

  /// For fuzzing: the number of windows in all trees, up to the first invalid message.
  package static func countWindows(in bytes: [UInt8], inPiecesOf length: Int) -> Int {
    MessagePieces.sum(bytes, inPiecesOf: length) { pieces throws(MessageError) in
      try SwayMessage(nextOf: &pieces).map { countWindows(inTree: $0.body) }
    }
  }

  /// The same of one tree.
  package static func countWindows(inTree bytes: [UInt8]) -> Int {
    SwayTree.windows(in: bytes)?.count ?? 0
  }
}
