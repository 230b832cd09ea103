/// A tick mark on an edge of a ruler, for drawing it. It is in the ruler's own coordinates, with
/// the origin in the center and x along the ruler.
public struct RulerTick: Hashable, Sendable {
  /// The position along the ruler, from its center.
  public let x: Double
  /// The length of the mark, inwards from the edge.
  public let length: Double
  /// The number at the mark, in centimeters from the ruler's left end; nil for most marks.
  public let number: Int?

  /// The distance of the middle of the numbers from the edge.
  public static let numberDepth = 8.0

  /// Returns the tick marks of one edge, from left to right. Both edges have the same marks.
  ///
  /// - Parameter scale: the pixels per millimeter of the ruler. Marks that would be
  ///   less than three pixels apart are left out, and numbers less than thirty.
  /// - Parameter zoom: the zoom of the page on which the ruler lies. The ruler keeps its size on
  ///   the screen, and its marks are millimeters of the page, or tenths or centimeters.
  public static func all(
    pixelsPerMillimeter scale: Double, zoom: Double = 1
  ) -> [RulerTick] {
    guard scale > 0, zoom > 0, scale.isFinite, zoom.isFinite else { return [] }
    // The number of pixels of the ruler per tenth of a millimeter of the page.
    let tenth = scale * zoom / 10
    func least(_ steps: [Int], _ pixels: Double) -> Int {
      steps.first { Double($0) * tenth >= pixels } ?? steps[steps.count - 1]
    }
    // Tenths and halves only if the page is enlarged.
    let small = zoom < 2 ? [] : [1, 5]
    let step = least(small + [10, 50, 100, 500, 1000, 5000, 10_000, 50_000], 3)
    let numbers = max(least([100, 500, 1000, 5000, 10_000, 50_000, 100_000], 30), step)
    // The numbers of tenths at which the marks are longest and second longest.
    let long = step < 10 ? 10 : step <= 50 ? 100 : step <= 500 ? 1000 : 10_000
    // The outermost marks are half a centimeter from the ends, where the corners are rounded.
    let most = Int(((Ruler.length - 10) * 10 / zoom).rounded(.down))
    return stride(from: 0, through: most, by: step).map { mark in
      let length = mark % long == 0 ? 5.0 : mark % (long / 2) == 0 ? 3.6 : 2.4
      return RulerTick(
        x: Double(mark) / 10 * zoom + 5 - Ruler.length / 2, length: length,
        number: mark % numbers == 0 ? mark / 100 : nil)
    }
  }
}
