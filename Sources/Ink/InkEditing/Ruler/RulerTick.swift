/// A mark on an edge of a ruler, for whoever draws it: in the ruler's own coordinates, the origin in its middle and x along
/// it.
public struct RulerTick: Hashable, Sendable {
  /// How far along the ruler, from its middle.
  public let x: Double
  /// How long it is, from the edge inwards.
  public let length: Double
  /// What stands at it: centimetres from the ruler's left end; nil for most.
  public let number: Int?

  /// Where the numbers stand: so far from the edge is their middle.
  public static let numberDepth = 8.0

  /// The marks of one edge, from left to right; both edges have the same.
  ///
  /// - Parameter pixelsPerMillimetre: of the view. Marks that would be nearer than three pixels are left out, then
  ///   numbers nearer than thirty.
  public static func all(pixelsPerMillimetre scale: Double) -> [RulerTick] {
    guard scale > 0 else { return [] }
    let step = [1, 5, 10, 50].first { Double($0) * scale >= 3 } ?? 50
    let numbers = [10, 50, 100].first { Double($0) * scale >= 30 } ?? 250
    let whole = Int(Ruler.length)
    // The outermost are half a centimetre from the ends, where corners are round.
    return stride(from: 5, through: whole - 5, by: 1).compactMap { millimetre in
      let mark = millimetre - 5
      guard mark % step == 0 else { return nil }
      let length = mark % 10 == 0 ? 5.0 : mark % 5 == 0 ? 3.6 : 2.4
      return RulerTick(
        x: Double(millimetre) - Ruler.length / 2, length: length,
        number: mark % numbers == 0 ? mark / 10 : nil)
    }
  }
}
