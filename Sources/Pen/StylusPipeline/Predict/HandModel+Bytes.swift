extension HandModel {
  /// The form of ``bytes(of:)``; others are not read.
  private static let version: UInt32 = 2
  private static let magic = Array("styluhnd".utf8)
  /// No learned weight is ever greater, and no pen lives long enough for more lessons.
  private static let greatestWeight: Float = 16
  private static let mostLessons: UInt64 = 1 << 53

  /// The learned model, to be stored: little-endian `styluhnd`, u32 version, u32 0, u64
  /// ``mark(of:)``, u64 lessons, f64 the two losses, f32 usual pace and miss, f32 ten weights of
  /// each fact, f32 their covariance, u64 hash of all preceding bytes.
  ///
  /// It contains no position and no time, only fractions of a movement's pace.
  ///
  /// - Parameter network: the network whose errors were learned.
  package func bytes(of network: TipNetwork) -> [UInt8] {
    var bytes = Self.magic
    bytes.appendLittleEndian(Self.version)
    bytes.appendLittleEndian(UInt32(0))
    bytes.appendLittleEndian(Self.mark(of: network))
    bytes.appendLittleEndian(lessons)
    bytes.appendLittleEndian(networkLoss.bitPattern)
    bytes.appendLittleEndian(handLoss.bitPattern)
    for number in [usualPace, usualMiss] + numbers { bytes.appendLittleEndian(number.bitPattern) }
    bytes.appendLittleEndian(Self.hash(bytes[...]))
    return bytes
  }

  /// The same with the correct hash; for tests of the checks that follow the hash.
  package static func summed(_ bytes: [UInt8]) -> [UInt8] {
    var summed = Array(bytes.dropLast(8))
    summed.appendLittleEndian(hash(summed[...]))
    return summed
  }

  /// Reads a stored model; nil if it is damaged, cannot have been learned, or was learned for the
  /// errors of other weights than the network's.
  package init?(_ bytes: [UInt8], of network: TipNetwork) {
    guard bytes.count == Self.length, bytes.starts(with: Self.magic),
      bytes.littleEndianInteger(at: 8) as UInt32 == Self.version,
      bytes.littleEndianInteger(at: 16) == Self.mark(of: network),
      bytes.littleEndianInteger(at: bytes.count - 8) == Self.hash(bytes.dropLast(8))
    else { return nil }
    let numbers = (0..<Self.countOfNumbers).map { index in
      Float(bitPattern: bytes.littleEndianInteger(at: Self.header + 4 * index))
    }
    self.init(
      lessons: bytes.littleEndianInteger(at: 24),
      networkLoss: Double(bitPattern: bytes.littleEndianInteger(at: 32)),
      handLoss: Double(bitPattern: bytes.littleEndianInteger(at: 40)),
      usual: (
        Float(bitPattern: bytes.littleEndianInteger(at: 48)),
        Float(bitPattern: bytes.littleEndianInteger(at: 52))
      ),
      numbers)
  }

  private static let header = 56
  private static let countOfNumbers = count * (10 + count)
  private static let length = header + 4 * countOfNumbers + 8

  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash = StableHash()
    for byte in bytes { hash.combine(UInt64(byte)) }
    return hash.value
  }

  /// Names the weights of a network.
  private static func mark(of network: TipNetwork) -> UInt64 {
    var hash = StableHash()
    for row in network.first + network.second {
      for index in 0..<TipLanes.count { hash.combine(UInt64(row[index].bitPattern)) }
    }
    for row in network.last {
      for index in row.indices { hash.combine(UInt64(row[index].bitPattern)) }
    }
    return hash.value
  }

  /// The weights, fact by fact, and the covariance, which is symmetric except for its last bits.
  private var numbers: [Float] {
    var numbers: [Float] = []
    for row in weights { numbers += (0..<10).map { row[$0] } }
    for row in doubt { numbers += (0..<Self.count).map { row[$0] } }
    return numbers
  }

  /// Nil for numbers that no lessons can have produced.
  private init?(
    lessons: UInt64, networkLoss: Double, handLoss: Double, usual: (pace: Float, miss: Float),
    _ numbers: [Float]
  ) {
    self.init()
    guard lessons <= Self.mostLessons, numbers.allSatisfy(\.isFinite), networkLoss.isFinite,
      networkLoss >= 0,
      handLoss.isFinite, handLoss >= 0, usual.pace.isFinite, usual.pace >= 0, usual.miss.isFinite,
      usual.miss >= 0
    else { return nil }
    (usualPace, usualMiss) = usual
    var left = numbers[...]
    for index in 0..<Self.count {
      for lane in 0..<10 { weights[index][lane] = left.removeFirst() }
    }
    for index in 0..<Self.count {
      for other in 0..<Self.count { doubt[index][other] = left.removeFirst() }
    }
    (self.lessons, self.networkLoss, self.handLoss) = (lessons, networkLoss, handLoss)
    guard isPossible else { return nil }
  }

  /// Whether weights and covariance are within the limits of ``learn(_:_:)``.
  private var isPossible: Bool {
    for index in 0..<Self.count {
      let own = doubt[index][index]
      guard 0...Self.greatestDoubt ~= own else { return false }
      for lane in 0..<10 where abs(weights[index][lane]) > Self.greatestWeight { return false }
      for other in 0..<Self.count where other != index {
        let both = own * doubt[other][other]
        guard doubt[index][other] * doubt[index][other] <= both * 1.02 + 1e-12 else { return false }
      }
    }
    return true
  }
}

extension [UInt8] {
  fileprivate mutating func appendLittleEndian(_ number: some FixedWidthInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> type(of: number).init(shift)))
    }
  }

  fileprivate func littleEndianInteger<Number: FixedWidthInteger>(at place: Int) -> Number {
    var number: Number = 0
    for index in 0..<Number.bitWidth / 8 {
      number |= Number(truncatingIfNeeded: self[place + index]) << Number(8 * index)
    }
    return number
  }
}
