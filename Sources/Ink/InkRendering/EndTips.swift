public import InkDrawing
public import InkGeometry

/// The tips at the uncut ends of a stroke, in pixels.
public struct EndTips: Hashable, Sendable {
  /// The tip where the pen touched.
  public var landing: NibPose?
  /// The tip where the pen was lifted; nil while the pen is down.
  public var leaving: NibPose?

  /// Creates end tips; nil for an end that was cut.
  public init(landing: NibPose? = nil, leaving: NibPose? = nil) {
    (self.landing, self.leaving) = (landing, leaving)
  }

  /// Creates the end tips of a stroke from its tips.
  public init(of path: StrokePath, tips: [NibPose]) {
    let range = path.parametricRange
    landing = range.lowerBound == 0 ? tips.first : nil
    leaving = range.upperBound == Double(max(0, path.count - 1)) ? tips.last : nil
  }

  /// Adds the missing tips from another value.
  mutating func unite(with other: EndTips) {
    landing = landing ?? other.landing
    leaving = leaving ?? other.leaving
  }
}
