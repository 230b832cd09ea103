import InkDrawing
import InkGeometry

/// Determines the resolution of the textured shapes of a picture, so that memory, time and file
/// size are limited for any extent of the drawing.
struct RasterPlan {
  /// The longest side of one shape's pixels; programs that show them take twice as many.
  static let longestSide = 16_384.0
  /// The largest number of pixels of one shape.
  static let mostPixels = Double(1 << 24)
  /// The largest number of pixels of all shapes of a picture.
  static let mostInAll = Double(1 << 30)
  /// The smallest resolution; below that, an outline looks better.
  static let leastDotsPerInch = 72.0

  /// The requested resolution.
  private let dotsPerInch: Double
  /// The factor by which the resolution of all shapes is reduced.
  private let reduction: Double

  /// Creates a plan for a picture; nil if it has outlines only.
  init?(_ survey: DrawingSurvey, _ options: PictureOptions, area: Rect) {
    guard case .pixels(let wanted) = options.texture else { return nil }
    let usual = wanted > Self.leastDotsPerInch ? min(wanted, 1_200) : Self.leastDotsPerInch
    let pixels = survey.hasTexture ? Self.pixels(of: survey.strokes, usual, area) : 0
    dotsPerInch = usual
    reduction = pixels > Self.mostInAll ? (Self.mostInAll / pixels).squareRoot() : 1
  }

  /// Returns the number of pixels of all textured shapes.
  private static func pixels(
    of strokes: StrokeSource, _ dotsPerInch: Double, _ area: Rect
  ) -> Double {
    var pixels = 0.0
    for members in StrokeGroups(strokes) {
      guard case .pixels(let share) = InkDepiction(of: members[0].ink.type).form else { continue }
      let seen = members.inkBounds.intersection(area)
      let scale = dotsPerInch * share / 25.4
      // One shape never has more than its own limit.
      if !seen.isEmpty { pixels += min(seen.width * seen.height * scale * scale, mostPixels) }
    }
    return pixels
  }

  /// Returns the resolution for the visible part of a shape, in pixels per inch, and whether it is
  /// less than requested.
  ///
  /// - Parameters:
  ///   - seen: the part of the shape within the picture, in millimeters.
  ///   - share: the fraction of the picture's resolution that its ink needs.
  /// - Returns: nil if the resolution would be too low.
  func resolution(_ seen: Rect, share: Double) -> (dotsPerInch: Double, isReduced: Bool)? {
    let wanted = dotsPerInch * share
    let side = max(seen.width, seen.height, 1e-3)
    let square = max(seen.width * seen.height, 1e-6)
    let most = min(Self.longestSide / side, (Self.mostPixels / square).squareRoot()) * 25.4
    guard most < wanted || reduction < 1 else { return (wanted, false) }
    let reduced = min(most, wanted * reduction).rounded(.down)
    // A low resolution is allowed if it was requested.
    return reduced >= min(Self.leastDotsPerInch, wanted) ? (reduced, true) : nil
  }
}
