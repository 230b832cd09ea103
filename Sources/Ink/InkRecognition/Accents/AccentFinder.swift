/// Finds the strokes above and below letters that may be accents.
package struct AccentFinder: Sendable {
  /// A stroke that may be an accent.
  package struct FoundAccent: Sendable {
    /// Its number in the writing.
    package var stroke: Int
    /// The middle, in millimeters.
    package var center: SIMD2<Float>
    /// Whether it is below its letter.
    package var isBelow: Bool
    /// What it may be by itself.
    package var shape: AccentShape
    /// Whether the network is to see it, as the dot of an i.
    var isLetter = false
  }

  /// The marks from left to right.
  package private(set) var marks: [FoundAccent] = []
  /// The writing without the marks that the network is not to see.
  package private(set) var body = WritingTrace()
  /// The size of the writing, in millimeters.
  package private(set) var scale: Float = 1
  private var isSmall: [Bool] = []
  /// The corners of each stroke.
  private var corners: [(low: SIMD2<Float>, high: SIMD2<Float>)] = []

  /// Whether the language has marks below letters.
  private let hasMarksBelow: Bool
  /// The mean height of the ink.
  private var middle: Float = 0

  /// Creates a finder for a language.
  package init(marksBelow: Bool = true) { hasMarksBelow = marksBelow }

  /// The largest marks, in sizes of the writing.
  private static let (widest, highest, longest): (Float, Float, Float) = (1.4, 1.1, 3)
  private static let most = 64

  /// Finds the marks of a writing.
  package mutating func findMarks(_ trace: WritingTrace) {
    scale = WritingScale.of(trace)
    middle = trace.points.reduce(0) { $0 + $1.y } / Float(max(1, trace.points.count))
    marks.removeAll(keepingCapacity: true)
    isSmall.removeAll(keepingCapacity: true)
    corners.removeAll(keepingCapacity: true)
    for stroke in 0..<trace.strokeCount {
      corners.append(trace.points[trace.range(stroke)].corners ?? (.zero, .zero))
    }
    for stroke in 0..<trace.strokeCount { isSmall.append(isSmall(trace, stroke)) }
    for stroke in 0..<trace.strokeCount where isSmall[stroke] && marks.count < Self.most {
      addMark(trace, stroke)
    }
    marks.sort { ($0.center.x, $0.stroke) < ($1.center.x, $1.stroke) }
    separate(trace)
  }

  /// Shows the network the marks that are parts of letters, and no others; returns whether that
  /// changes the body.
  mutating func reveal(_ isLetter: [Bool], _ trace: WritingTrace) -> Bool {
    guard zip(marks, isLetter).contains(where: { $0.isLetter != $1 }) else { return false }
    for index in marks.indices { marks[index].isLetter = isLetter[index] }
    separate(trace)
    return true
  }

  private mutating func separate(_ trace: WritingTrace) {
    body.clear()
    for stroke in 0..<trace.strokeCount {
      if isSmall[stroke], marks.contains(where: { $0.stroke == stroke && !$0.isLetter }) {
        continue
      }
      for index in trace.range(stroke) { body.add(trace.points[index]) }
      body.lift()
    }
    // A writing of marks alone is no writing of marks.
    if body.strokeCount == 0 {
      marks.removeAll()
      body = trace
    }
  }

  private func isSmall(_ trace: WritingTrace, _ stroke: Int) -> Bool {
    let (low, high) = corners[stroke]
    guard high.x - low.x < Self.widest * scale, high.y - low.y < Self.highest * scale else {
      return false
    }
    var length: Float = 0
    for index in trace.range(stroke).dropFirst() {
      length += (trace.points[index] - trace.points[index - 1]).size
    }
    return length < Self.longest * scale
  }

  private mutating func addMark(_ trace: WritingTrace, _ stroke: Int) {
    var top = Float.infinity
    let (low, high) = corners[stroke]
    let isAbove: Bool
    if let ink = inkNear(trace, low, high, isBelow: true), high.y < ink.top + Self.touch * scale {
      isAbove = true
      top = ink.top
    } else if let ink = inkNear(trace, low, high, isBelow: false),
      hasMarksBelow, low.y > ink.bottom - 0.2 * scale, high.y > ink.bottom + 0.1 * scale,
      low.y > middle + 0.2 * scale
    {
      isAbove = false
    } else {
      return
    }
    // A bar on a stem belongs to a T, F or 5.
    let isBar = high.y - low.y < 0.25 * (high.x - low.x) && high.x - low.x > 0.6 * scale
    if isAbove, isBar, high.y > top - 0.12 * scale { return }
    let shape = AccentShape(trace.points[trace.range(stroke)], scale: scale)
    let isDot = isAbove && shape.numbers[0] < Self.dotSize
    marks.append(
      FoundAccent(
        stroke: stroke, center: (low + high) / 2, isBelow: !isAbove, shape: shape, isLetter: isDot))
  }

  /// The part of the size by which a mark may overlap its letter.
  private static let touch: Float = 0.12
  /// The logarithm of the size below which a mark is taken for the dot of an i at first.
  private static let dotSize: Float = -1.4

  /// Returns the extent of the letters in a column, or near it if there is nothing: of those that
  /// reach clearly below a mark, or above it.
  private func inkNear(
    _ trace: WritingTrace, _ low: SIMD2<Float>, _ high: SIMD2<Float>, isBelow: Bool
  ) -> (top: Float, bottom: Float)? {
    let middle = (low.x + high.x) / 2
    for reach in [0.12, 0.3, 0.55] as [Float] {
      var (top, bottom) = (Float.infinity, -Float.infinity)
      for other in 0..<trace.strokeCount {
        let (upper, lower) = (corners[other].low.y, corners[other].high.y)
        let isFit = isBelow ? lower > high.y + 0.3 * scale : upper < low.y - 0.3 * scale
        guard isFit else { continue }
        for index in trace.range(other) {
          let place = trace.points[index]
          guard abs(place.x - middle) < reach * scale else { continue }
          top = min(top, place.y)
          bottom = max(bottom, place.y)
        }
      }
      if bottom - top > 0.3 * scale { return (top, bottom) }
    }
    return nil
  }
}
