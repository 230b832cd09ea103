import InkDrawing
import InkGeometry

/// How many pixels per inch the textured shapes of a picture get, so that memory, time and the
/// file's size are bounded whatever the drawing's extent.
struct RasterPlan {
  /// The longest side of one shape's pixels; programs that show them take twice as many.
  static let longestSide = 16_384.0
  /// The most pixels of one shape.
  static let mostPixels = Double(1 << 24)
  /// The most pixels of all shapes of a picture.
  static let mostInAll = Double(1 << 30)
  /// The least resolution: below, an outline looks better.
  static let leastDotsPerInch = 72.0

  /// What was asked for.
  private let dotsPerInch: Double
  /// By how much all shapes have less than that.
  private let reduction: Double

  /// A plan for a picture; nil if it has outlines only.
  init?(_ survey: DrawingSurvey, _ options: PictureOptions, area: Rect) {
    guard case .pixels(let wanted) = options.texture else { return nil }
    let usual = wanted > Self.leastDotsPerInch ? min(wanted, 1_200) : Self.leastDotsPerInch
    let pixels = survey.hasTexture ? Self.pixels(of: survey.strokes, usual, area) : 0
    dotsPerInch = usual
    reduction = pixels > Self.mostInAll ? (Self.mostInAll / pixels).squareRoot() : 1
  }

  /// How many pixels all textured shapes would have.
  private static func pixels(
    of strokes: StrokeSource, _ dotsPerInch: Double, _ area: Rect
  ) -> Double {
    var pixels = 0.0
    for members in StrokeGroups(strokes) {
      guard case .pixels(let share) = InkDepiction(of: members[0].ink.type).form else { continue }
      let seen = members.inkBounds.intersection(area)
      let scale = dotsPerInch * share / 25.4
      // One shape never has more than its own bound.
      if !seen.isEmpty { pixels += min(seen.width * seen.height * scale * scale, mostPixels) }
    }
    return pixels
  }

  /// The resolution for what a shape shows, in pixels per inch, and whether it is less than asked
  /// for.
  ///
  /// - Parameters:
  ///   - seen: what of the shape lies in the picture, in millimeters.
  ///   - share: how much of the picture's resolution its ink needs.
  /// - Returns: nil if it would be too little.
  func resolution(_ seen: Rect, share: Double) -> (dotsPerInch: Double, isReduced: Bool)? {
    let wanted = dotsPerInch * share
    let side = max(seen.width, seen.height, 1e-3)
    let square = max(seen.width * seen.height, 1e-6)
    let most = min(Self.longestSide / side, (Self.mostPixels / square).squareRoot()) * 25.4
    guard most < wanted || reduction < 1 else { return (wanted, false) }
    let reduced = min(most, wanted * reduction).rounded(.down)
    // What was wanted coarse may be as coarse.
    return reduced >= min(Self.leastDotsPerInch, wanted) ? (reduced, true) : nil
  }
}
