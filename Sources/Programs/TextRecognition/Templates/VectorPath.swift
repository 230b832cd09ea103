/// A path of SVG as the places that it goes through: the commands M, L, H, V, C, S and Q, absolute
/// and relative.
struct VectorPath {
  /// Along the path, curves in eight steps.
  private(set) var places: [SIMD2<Float>] = []

  private var place = SIMD2<Float>.zero
  /// The last control point of a curve, which S mirrors.
  private var handle: SIMD2<Float>?

  private static let steps = 8

  /// Reads the text of an attribute `d`; nil if it is none, has another command, or more than
  /// 10,000 numbers.
  init?(_ text: Substring) {
    var scanner = PathScanner(text: Substring(text))
    var command: Character?
    var budget = 10_000
    while let next = scanner.command() ?? (scanner.isAtEnd ? nil : command) {
      let count = Self.numbers(next)
      guard count > 0, budget >= count, let numbers = scanner.numbers(count) else { return nil }
      budget -= count
      applyCommand(next, numbers)
      // What follows a move without its own command are lines.
      command = next == "M" ? "L" : next == "m" ? "l" : next
    }
    guard scanner.isAtEnd, !places.isEmpty else { return nil }
  }

  private static func numbers(_ command: Character) -> Int {
    switch command.lowercased() {
    case "m", "l": 2
    case "h", "v": 1
    case "c": 6
    case "s", "q": 4
    default: 0
    }
  }

  private mutating func applyCommand(_ command: Character, _ numbers: [Float]) {
    let origin: SIMD2<Float> = command.isLowercase ? place : .zero
    func point(_ index: Int) -> SIMD2<Float> {
      origin + SIMD2(numbers[2 * index], numbers[2 * index + 1])
    }
    switch command.lowercased() {
    case "h": addLine(to: SIMD2(origin.x + numbers[0], place.y))
    case "v": addLine(to: SIMD2(place.x, origin.y + numbers[0]))
    case "c": curve(point(0), point(1), point(2))
    case "s": curve(handle.map { 2 * place - $0 } ?? place, point(0), point(1))
    case "q":
      let middle = point(0)
      curve(place + (middle - place) * (2 / 3), point(1) + (middle - point(1)) * (2 / 3), point(1))
    default: addLine(to: point(0))
    }
  }

  private mutating func addLine(to end: SIMD2<Float>) {
    places.append(end)
    place = end
    handle = nil
  }

  private mutating func curve(
    _ first: SIMD2<Float>, _ second: SIMD2<Float>, _ end: SIMD2<Float>
  ) {
    for step in 1...Self.steps {
      let t = Float(step) / Float(Self.steps)
      let s = 1 - t
      let outer = place * (s * s * s) + end * (t * t * t)
      places.append(outer + first * (3 * s * s * t) + second * (3 * s * t * t))
    }
    place = end
    handle = second
  }
}

/// Commands and numbers of a path's text.
private struct PathScanner {
  var text: Substring

  var isAtEnd: Bool { text.allSatisfy(Self.isBetween) }

  private static func isBetween(_ character: Character) -> Bool {
    character == "," || character.isWhitespace
  }

  /// The next letter, if it is the next thing.
  mutating func command() -> Character? {
    text = text.drop(while: Self.isBetween)
    guard let first = text.first, first.isASCII, first.isLetter else { return nil }
    text.removeFirst()
    return first
  }

  mutating func numbers(_ count: Int) -> [Float]? {
    var numbers: [Float] = []
    for _ in 0..<count {
      guard let number = nextNumber() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// A number ends where a sign, a second point or anything else begins: `3.25-1.5.5` are three.
  private mutating func nextNumber() -> Float? {
    text = text.drop(while: Self.isBetween)
    var hasPoint = false
    var last: Character?
    let end = text.firstIndex { character in
      defer { last = character }
      if character == "-" || character == "+" { return last != nil && last != "e" }
      if character == "." {
        defer { hasPoint = true }
        return hasPoint
      }
      return !(character.isASCII && (character.isNumber || (character == "e" && last != nil)))
    }
    let word = text[..<(end ?? text.endIndex)]
    text = text[(end ?? text.endIndex)...]
    guard let number = Float(word), number.isFinite, abs(number) < 1e6 else { return nil }
    return number
  }
}
