package import InkRecognition

/// One item of UNIPEN: who wrote what.
package struct Writing: Sendable {
  package var contributor: String
  /// A person, as far as that is known.
  package var person: String
  /// The numbers of ``LetterCode``.
  package var text: [UInt8]
  /// Millimeters, y downwards.
  package var points: [SIMD2<Float>]
  /// Where strokes end.
  package var ends: [Int]

  /// Some units of a millimeter are not told; those tablets had this many.
  private static let usualUnits: Float = 40
  private static let longest = 2500

  /// A line of the packed data; nil if it is not one, or has nothing to learn from.
  package init?(line: ArraySlice<UInt8>) {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count == 9 else { return nil }
    contributor = String(decoding: fields[0], as: UTF8.self)
    person = Self.person(contributor, String(decoding: fields[1], as: UTF8.self))
    text = []
    for byte in fields[7] {
      guard let code = LetterCode.of(byte) else { return nil }
      text.append(UInt8(code))
    }
    let told = Float(String(decoding: fields[6], as: UTF8.self)) ?? 0
    let unit = 1 / (told > 0 ? told : Self.usualUnits)
    (points, ends) = ([], [])
    guard !text.isEmpty, read(fields[8], unit), !points.isEmpty, points.count <= Self.longest
    else { return nil }
  }

  /// Contributors whose writers are one and the same person, under whatever number.
  private static let same = [
    "hpb": "hp", "hpp": "hp", "sta": "hp", "apc": "ap", "apd": "ap", "ape": "ap",
  ]

  private static func person(_ contributor: String, _ writer: String) -> String {
    same[contributor] ?? writer
  }

  private mutating func read(_ ink: ArraySlice<UInt8>, _ unit: Float) -> Bool {
    var place = SIMD2<Int>.zero
    for stroke in ink.split(separator: UInt8(ascii: ";")) {
      place = .zero
      for pair in stroke.split(separator: UInt8(ascii: " ")) {
        guard let comma = pair.firstIndex(of: UInt8(ascii: ",")),
          let x = Int(String(decoding: pair[..<comma], as: UTF8.self)),
          let y = Int(String(decoding: pair[(comma + 1)...], as: UTF8.self)),
          abs(x) < 1_000_000, abs(y) < 1_000_000
        else { return false }
        place = SIMD2(place.x + x, place.y + y)
        points.append(SIMD2(Float(place.x) * unit, -Float(place.y) * unit))
      }
      if points.count > (ends.last ?? 0) { ends.append(points.count) }
    }
    return true
  }

  /// As the recognizer takes it.
  package var trace: WritingTrace {
    var trace = WritingTrace()
    var start = 0
    for end in ends {
      for index in start..<end { trace.add(points[index]) }
      trace.lift()
      start = end
    }
    return trace
  }
}
