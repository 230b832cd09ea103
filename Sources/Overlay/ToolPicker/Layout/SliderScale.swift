import InkEditing

/// The mapping between fractions 0...1 of a slider's track and values.
///
/// Small widths get a larger part of the track: the fraction is the square root of that of the
/// value.
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
