package import InkGeometry
import InkPractice
package import InkSynthesis

/// What can be wrong with a writing, and how it is made wrong on purpose.
package enum InjectedFault: String, CaseIterable, Sendable {
  /// Two strokes change places in time.
  case order
  /// A stroke is walked backwards.
  case direction
  /// A stroke is left out.
  case missing
  /// A stroke too many: another letter's, one of its own moved aside, or a straight line.
  case extra
  /// A stroke is bent, squeezed, cut short, or another letter's.
  case shape

  /// The strokes with this fault; nil where there is nothing to spoil.
  ///
  /// - Parameters:
  ///   - other: another letter, laid upon the same template.
  ///   - size: the letter's, in millimeters.
  ///   - leastDistortion: a stroke is distorted if its places are moved so far on average, in
  ///     letter sizes, its middle held.
  package func spoil(
    _ strokes: [[Point]], other: PracticeLetter, size: Double, leastDistortion: Double = 0.2,
    _ dice: inout SplitMix64
  ) -> [[Point]]? {
    switch self {
    case .order: return Self.swapped(strokes, &dice)
    case .direction: return Self.turned(strokes, size, &dice)
    case .missing:
      guard strokes.count > 1 else { return nil }
      var strokes = strokes
      strokes.remove(at: dice.below(strokes.count))
      return strokes
    case .extra: return Self.longer(strokes, other, size, &dice)
    case .shape:
      // The dice may fall so that little changes.
      for _ in 0..<20 {
        let place = dice.below(strokes.count)
        guard Self.length(strokes[place]) > Self.shortest * size else { continue }
        let bad = Self.distorted(strokes[place], other, size, &dice)
        guard Self.difference(bad, strokes[place]) > leastDistortion * size
        else { continue }
        var strokes = strokes
        strokes[place] = bad
        return strokes
      }
      return nil
    }
  }

  /// A stroke shorter than this share of the letter is a dot: it has neither direction nor shape.
  private static let shortest = 0.25

  private static func swapped(_ strokes: [[Point]], _ dice: inout SplitMix64) -> [[Point]]? {
    guard strokes.count > 1 else { return nil }
    let one = dice.below(strokes.count)
    let two = (one + 1 + dice.below(strokes.count - 1)) % strokes.count
    var strokes = strokes
    strokes.swapAt(one, two)
    return strokes
  }

  private static func turned(
    _ strokes: [[Point]], _ size: Double, _ dice: inout SplitMix64
  ) -> [[Point]]? {
    let long = strokes.indices.filter { length(strokes[$0]) > shortest * size }
    guard !long.isEmpty else { return nil }
    var strokes = strokes
    strokes[long[dice.below(long.count)]].reverse()
    return strokes
  }

  private static func longer(
    _ strokes: [[Point]], _ other: PracticeLetter, _ size: Double, _ dice: inout SplitMix64
  ) -> [[Point]] {
    let way = Turn.direction(of: dice.uniform(0...6.283)) * size
    let extra: [Point]
    switch dice.below(3) {
    case 0: extra = strokes[dice.below(strokes.count)].map { $0 + way * dice.uniform(0.3...0.7) }
    case 1: extra = other.strokes[dice.below(other.strokes.count)]
    default:
      let middle = Rect(around: strokes.lazy.flatMap { $0 }).center
      let start = middle + way * dice.uniform(0.1...0.5)
      let along = Turn.direction(of: dice.uniform(0...6.283)) * (size * dice.uniform(0.3...0.8))
      extra = (0...20).map { start + along * (Double($0) / 20) }
    }
    var strokes = strokes
    strokes.insert(extra, at: dice.below(strokes.count + 1))
    return strokes
  }

  /// A stroke in what may be another shape.
  private static func distorted(
    _ stroke: [Point], _ other: PracticeLetter, _ size: Double, _ dice: inout SplitMix64
  ) -> [Point] {
    let middle = Rect(around: stroke).center
    switch dice.below(6) {
    case 0: return bent(stroke, by: size * dice.uniform(0.25...0.6), &dice)
    case 1:
      let scale = dice.below(2) == 0 ? dice.uniform(0.3...0.6) : dice.uniform(1.6...2.4)
      let isWide = dice.below(2) == 0
      let change = InkTransform.scale(x: isWide ? scale : 1, y: isWide ? 1 : scale)
      return stroke.map { middle + change.applied(toWay: $0 - middle) }
    case 2:
      let keep = max(2, Int(Double(stroke.count) * dice.uniform(0.3...0.7)))
      return dice.below(2) == 0 ? Array(stroke.prefix(keep)) : Array(stroke.suffix(keep))
    case 3:
      let angle = dice.uniform(0.5...1.3) * (dice.below(2) == 0 ? 1 : -1)
      let change = InkTransform.rotation(angle)
      return stroke.map { middle + change.applied(toWay: $0 - middle) }
    case 4: return stroke.map { Point(x: 2 * middle.x - $0.x, y: $0.y) }
    default: return other.strokes[dice.below(other.strokes.count)]
    }
  }

  /// Moved to and fro in waves along the line.
  private static func bent(
    _ stroke: [Point], by height: Double, _ dice: inout SplitMix64
  ) -> [Point] {
    let way = Turn.direction(of: dice.uniform(0...6.283)) * height
    let (phase, waves) = (dice.uniform(0...6.283), dice.uniform(0.5...1.5) * 6.283)
    let whole = length(stroke)
    var walked = 0.0
    return stroke.indices.map { index in
      if index > 0 { walked += stroke[index].distance(to: stroke[index - 1]) }
      return stroke[index] + way * Turn.direction(of: phase + waves * walked / whole).y
    }
  }

  /// The mean distance of places in even steps, middle on middle.
  private static func difference(_ one: [Point], _ two: [Point]) -> Double {
    guard let a = EvenLine(one), let b = EvenLine(two) else { return 0 }
    let shift = b.middle - a.middle
    return zip(a.places, b.places).reduce(0) { $0 + ($1.0 + shift).distance(to: $1.1) }
      / Double(a.places.count)
  }

  private static func length(_ stroke: [Point]) -> Double {
    zip(stroke, stroke.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }
}

extension SplitMix64 {
  /// Evenly distributed.
  package mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  /// A whole number from 0, evenly distributed.
  package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
