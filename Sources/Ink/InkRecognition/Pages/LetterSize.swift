import InkGeometry

/// The sizes of the handwriting on a page, stroke by stroke: see ``WritingScale``.
///
/// A stroke has the size of the strokes before and after it at its height. Marks and drawings among
/// them have few movements up and down and hardly count.
struct LetterSize: Sendable {
  /// The size around each stroke, in millimeters.
  private(set) var sizes: [Double]
  /// The size of most of the page.
  let usual: Double

  /// The number of strokes before and after one that count.
  private static let reach = 12
  /// The number of movements that determine a size; fewer are completed by those of the page.
  private static let enough = 8
  /// The smallest size, in millimeters.
  private static let smallest: Float = 0.3

  init(_ strokes: [PageStroke]) {
    let writing = strokes.filter { !$0.isMarker }
    let usual = Self.size(of: (writing.isEmpty ? strokes : writing).flatMap(\.measure.runs))
    self.usual = Double(usual)
    sizes = []
    sizes.reserveCapacity(strokes.count)
    for index in strokes.indices {
      sizes.append(Double(Self.size(at: index, strokes, usual)))
    }
  }

  private static func size(at index: Int, _ strokes: [PageStroke], _ usual: Float) -> Float {
    let here = strokes[index]
    let room = Float(here.bounds.height) / 2 + usual
    var runs: [Float] = []
    for other in max(0, index - reach)...min(index + reach, strokes.count - 1) {
      let stroke = strokes[other]
      guard !stroke.isMarker, abs(stroke.measure.middle.y - here.measure.middle.y) < room,
        !isLine(stroke, usual), Float(stroke.bounds.height) < 4 * usual || other != index
      else { continue }
      runs += stroke.measure.runs
    }
    for _ in 0..<max(0, enough - runs.count) { runs.append(usual) }
    return max(0.25 * usual, min(size(of: runs), 5 * usual))
  }

  /// Whether a stroke is a straight line that is longer than a letter.
  private static func isLine(_ stroke: PageStroke, _ usual: Float) -> Bool {
    let (along, across) = stroke.measure.extent
    return along > 2.5 * usual && across < 0.06 * along
  }

  /// Returns the size of writing with these movements up and down.
  static func size(of runs: [Float]) -> Float {
    guard let middle = median(runs) else { return smallest }
    var sum: Float = 0
    var roots: Float = 0
    for run in runs where run > 0.1 * middle && run < 4 * middle {
      sum += run
      roots += run.squareRoot()
    }
    return max(smallest, roots > 0 ? (sum / roots) * (sum / roots) : middle)
  }

  /// Returns the middle of numbers, where each counts by its root.
  private static func median(_ runs: [Float]) -> Float? {
    let sorted = runs.sorted()
    let half = sorted.reduce(0) { $0 + $1.squareRoot() } / 2
    var sum: Float = 0
    return sorted.first { run in
      sum += run.squareRoot()
      return sum >= half
    }
  }
}
