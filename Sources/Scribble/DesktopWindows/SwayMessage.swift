/// What comes over sway's control socket: `i3-ipc`, a length and a kind in this machine's order,
/// then JSON.
struct SwayMessage: Hashable {
  var kind: UInt32
  var body: [UInt8]

  static let magic = Array("i3-ipc".utf8)
  static let headLength = 14
  /// A longer message is none of sway's: a tree of a hundred windows has 100 KB.
  static let longest = 16 << 20

  /// The kinds that are asked, and their answers'.
  static let command: UInt32 = 0
  static let subscribe: UInt32 = 2
  static let tree: UInt32 = 4
  /// Events have this bit.
  static let event: UInt32 = 1 << 31

  /// The message as bytes.
  static func encodeMessage(_ kind: UInt32, _ text: String = "") -> [UInt8] {
    let body = Array(text.utf8)
    return magic + littleEndianBytes(UInt32(body.count)) + littleEndianBytes(kind) + body
  }

  private static func littleEndianBytes(_ value: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// Takes bytes as they come and gives whole messages.
package struct SwayDecoder {
  private var bytes: [UInt8] = []
  private var start = 0

  package init() {}

  mutating func feed(_ piece: some Collection<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: piece)
  }

  /// The next message; nil while it has not come as a whole.
  ///
  /// - Throws: if this is no such stream.
  mutating func nextMessage() throws(SwayNonsense) -> SwayMessage? {
    let rest = bytes[start...]
    guard rest.count >= SwayMessage.headLength else { return nil }
    guard rest.starts(with: SwayMessage.magic) else { throw SwayNonsense() }
    let length = Int(loadWord(at: start + 6))
    guard length <= SwayMessage.longest else { throw SwayNonsense() }
    guard rest.count >= SwayMessage.headLength + length else { return nil }
    let kind = loadWord(at: start + 10)
    let first = start + SwayMessage.headLength
    start = first + length
    return SwayMessage(kind: kind, body: Array(bytes[first..<start]))
  }

  private func loadWord(at place: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << (8 * UInt32($1)) }
  }

  /// For who tries bytes of any kind: how many windows the trees in them have, up to what is no
  /// message.
  package static func countWindows(in bytes: [UInt8], inPiecesOf length: Int) -> Int {
    var decoder = SwayDecoder()
    var count = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      decoder.feed(rest.prefix(max(1, length)))
      rest = rest.dropFirst(max(1, length))
      do throws(SwayNonsense) {
        while let message = try decoder.nextMessage() {
          count += SwayTree.windows(in: message.body)?.count ?? 0
        }
      } catch {
        return count
      }
    }
    return count
  }

  /// The same of one tree.
  package static func countWindows(inTree bytes: [UInt8]) -> Int {
    SwayTree.windows(in: bytes)?.count ?? 0
  }
}

/// Bytes that are no message of sway's.
struct SwayNonsense: Error {}
