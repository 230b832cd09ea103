import InkEditing

/// What a slider's way means: shares 0...1 of it, and values.
///
/// Narrow widths get more of the way: the share is the root of the value's.
struct SliderScale: Hashable, Sendable {
  let range: ClosedRange<Double>
  var isSquared = false

  func value(at share: Double) -> Double {
    let share = share > 0 ? min(share, 1) : 0
    let part = isSquared ? share * share : share
    return range.lowerBound + (range.upperBound - range.lowerBound) * part
  }

  func fraction(of value: Double) -> Double {
    let way = range.upperBound - range.lowerBound
    let part = max(0, min(1, (value - range.lowerBound) / way))
    return isSquared ? part.squareRoot() : part
  }
}
