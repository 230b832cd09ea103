extension LetterNetwork {
  /// Reads what ``text`` wrote; nil if it is anything else.
  ///
  /// A row of digits of base 64, line ends anywhere. Table by table: for each output its unit, four
  /// digits, in 2^-24; then for each sixteen outputs input after input a weight of each output in
  /// that unit: a whole number from -127 to 127, and 128 is added to it. Three weights are four
  /// digits.
  package init?(text: some Sequence<UInt8>) {
    self.init()
    var digits = Digits(text)
    for index in tables.indices {
      let isBias = tables[index].inputs == 1
      for panel in 0..<tables[index].panels {
        var units = SIMD16<Float>.zero
        for lane in 0..<16 {
          guard let number = digits.nextNumber(4) else { return nil }
          units[lane] = Float(number - (isBias ? 1 << 23 : 0)) * Self.unit(isBias)
        }
        guard !isBias else {
          tables[index].lanes[panel] = units
          continue
        }
        for input in 0..<tables[index].inputs {
          guard let row = digits.weights() else { return nil }
          tables[index].lanes[panel * tables[index].inputs + input] = row * units
        }
      }
    }
    guard digits.isAtEnd else { return nil }
  }

  private static func unit(_ isBias: Bool) -> Float { isBias ? 0x1p-18 : 0x1p-24 }

  /// The weights, rounded to eight bits, as text; what is read from it is what the network will be.
  package var text: [UInt8] {
    var writer = DigitWriter()
    for table in tables {
      for panel in 0..<table.panels {
        if table.inputs == 1 {
          for lane in 0..<16 {
            let number = (table.lanes[panel][lane] / Self.unit(true)).rounded()
            writer.writeNumber(Int(max(-8_388_608, min(number, 8_388_607))) + (1 << 23), 4)
          }
        } else {
          writer.writePanel(table, panel, Self.unit(false))
        }
      }
    }
    return writer.bytes
  }
}

/// Digits of base 64, most significant first.
private struct Digits {
  private var rest: [UInt8]
  private var place = 0

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, digit) in alphabet.enumerated() { values[Int(digit)] = UInt8(value) }
    return values
  }()

  init(_ text: some Sequence<UInt8>) {
    let values = Self.values
    rest = []
    for digit in text where digit > 32 { rest.append(values[Int(digit)]) }
  }

  static func digit(_ value: Int) -> UInt8 { alphabet[value & 63] }

  var isAtEnd: Bool { place == rest.count }

  /// A number of so many digits; nil if there are no more, or something else.
  mutating func nextNumber(_ count: Int) -> Int? {
    guard place + count <= rest.count else { return nil }
    var number = 0
    for index in place..<place + count {
      guard rest[index] < 64 else { return nil }
      number = number << 6 | Int(rest[index])
    }
    place += count
    return number
  }

  /// Sixteen weights in 22 digits.
  mutating func weights() -> SIMD16<Float>? {
    var row = SIMD16<Float>.zero
    for first in stride(from: 0, to: 16, by: 3) {
      let count = min(3, 16 - first)
      guard let number = nextNumber(count == 3 ? 4 : 2) else { return nil }
      for index in 0..<count {
        row[first + index] = Float((number >> (8 * (count - 1 - index)) & 255) - 128)
      }
    }
    return row
  }
}

/// Writes what ``Digits`` reads.
private struct DigitWriter {
  var bytes: [UInt8] = []

  mutating func writeNumber(_ number: Int, _ count: Int) {
    for index in (0..<count).reversed() { bytes.append(Digits.digit(number >> (6 * index))) }
  }

  mutating func writePanel(_ table: LaneTable, _ panel: Int, _ unit: Float) {
    var numbers = [Int](repeating: 1, count: 16)
    for lane in 0..<16 {
      var most: Float = 0
      for input in 0..<table.inputs {
        most = max(most, abs(table.lanes[panel * table.inputs + input][lane]))
      }
      numbers[lane] = max(1, min(Int((most / 127 / unit).rounded()), (1 << 24) - 1))
      writeNumber(numbers[lane], 4)
    }
    for input in 0..<table.inputs {
      let row = table.lanes[panel * table.inputs + input]
      let weights = (0..<16).map { lane in
        Int(max(-127, min((row[lane] / (Float(numbers[lane]) * unit)).rounded(), 127))) + 128
      }
      for first in stride(from: 0, to: 15, by: 3) {
        writeNumber(weights[first] << 16 | weights[first + 1] << 8 | weights[first + 2], 4)
      }
      writeNumber(weights[15], 2)
    }
  }
}
