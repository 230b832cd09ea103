/// The reason why bytes cannot be read as learned handwriting.
public enum LearnedWritingError: String, Error, Hashable, Sendable, CustomStringConvertible {
  /// They are something else.
  case other = "this is not a file of learned handwriting"
  /// They were written by another version.
  case version = "the learned handwriting has another version"
  /// They are cut off, or were changed.
  case damaged = "the learned handwriting is damaged"

  /// The reason, without the file.
  public var description: String { rawValue }
}

extension LearnedWriting {
  private static let heading = Array("stylus learned writing ".utf8)
  private static let version = Array("1\n".utf8)
  /// The largest size of a file, in bytes; larger files are rejected.
  public static let longestFile = 8 << 20

  /// A checksum of the network's weights: changes fit only the network that they were learned with.
  static let shippedNetwork = Array(LetterWeights.text.description.utf8).checksum(from: 0)

  /// The content of a file: a line with the version, the checksums of the network and of what
  /// follows, and each word with its changes.
  public var bytes: [UInt8] {
    var body: [UInt8] = []
    body.appendNumber(UInt32(words.count))
    for word in words { word.encodeBytes(to: &body) }
    return Self.sealed(body, network: Self.shippedNetwork)
  }

  /// Returns a body with everything that comes before it.
  package static func sealed(_ body: [UInt8], network: UInt64? = nil) -> [UInt8] {
    var bytes = heading + version
    bytes.appendSum(network ?? shippedNetwork)
    bytes.appendSum(body.checksum(from: 0))
    return bytes + body
  }

  /// Reads a file. What was learned with another network is left out.
  public init(bytes: [UInt8]) throws(LearnedWritingError) {
    guard bytes.starts(with: Self.heading) else { throw .other }
    let start = Self.heading.count + Self.version.count
    guard bytes.count >= start else { throw .damaged }
    guard bytes[Self.heading.count..<start].elementsEqual(Self.version) else { throw .version }
    var reader = LittleEndianReader(bytes, from: start)
    guard bytes.count <= Self.longestFile, let network = reader.sum(), let sum = reader.sum(),
      Array(bytes[reader.place...]).checksum(from: 0) == sum
    else { throw .damaged }
    guard network == Self.shippedNetwork else {
      self.init()
      return
    }
    guard let words = Self.decodeWords(&reader), reader.isAtEnd else { throw .damaged }
    self.init(words: words)
  }

  private static func decodeWords(_ reader: inout LittleEndianReader) -> [LearnedWord]? {
    guard let count = reader.number(), count <= most else { return nil }
    var words: [LearnedWord] = []
    var known: Set<String> = []
    for _ in 0..<count {
      guard let word = LearnedWord(&reader), known.insert(word.text).inserted else { return nil }
      words.append(word)
    }
    return words
  }
}

extension LearnedWriting.LearnedWord {
  fileprivate func encodeBytes(to bytes: inout [UInt8]) {
    bytes.append(UInt8(text.utf8.count))
    bytes += Array(text.utf8)
    bytes.appendNumber(UInt32(times))
    bytes.append(UInt8(rows.count))
    for row in rows {
      bytes.append(row.code)
      bytes.appendNumber(row.unit.bitPattern)
      for step in row.steps { bytes.append(UInt8(bitPattern: step)) }
    }
  }

  fileprivate init?(_ reader: inout LittleEndianReader) {
    guard let length = reader.byte(), let letters = reader.bytes(Int(length)),
      let times = reader.number(), (1...LearnedWriting.mostTimes).contains(Int(times)),
      let count = reader.byte(), (1...LetterCode.count).contains(Int(count))
    else { return nil }
    let text = String(decoding: letters, as: UTF8.self)
    guard LearnedWriting.codes(of: text) != nil else { return nil }
    var rows: [LearnedWriting.LearnedRow] = []
    for _ in 0..<count {
      guard let row = LearnedWriting.LearnedRow(&reader),
        rows.last.map({ $0.code < row.code }) ?? true
      else { return nil }
      rows.append(row)
    }
    self.init(text: text, times: Int(times), rows: rows)
  }
}

extension LearnedWriting.LearnedRow {
  fileprivate init?(_ reader: inout LittleEndianReader) {
    guard let code = reader.byte(), code < LetterCode.count, let unit = reader.fractions(1)?[0],
      unit > 0, unit <= Self.largestUnit, let steps = reader.bytes(LearnedWriting.width),
      !steps.contains(0x80)
    else { return nil }
    self.init(code: code, unit: unit, steps: steps.map { Int8(bitPattern: $0) })
  }
}
