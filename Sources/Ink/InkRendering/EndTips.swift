public import InkDrawing
public import InkGeometry

/// The tips with which a stroke begins and ends, where it was not cut there; in pixels.
public struct EndTips: Hashable, Sendable {
  /// Where the pen touched.
  public var landing: NibPose?
  /// Where it was lifted; nil while it is down.
  public var leaving: NibPose?

  /// Those of a stroke, or of one that was cut at both ends.
  public init(landing: NibPose? = nil, leaving: NibPose? = nil) {
    (self.landing, self.leaving) = (landing, leaving)
  }

  /// Those of a stroke with these tips.
  public init(of path: StrokePath, tips: [NibPose]) {
    let range = path.parametricRange
    landing = range.lowerBound == 0 ? tips.first : nil
    leaving = range.upperBound == Double(max(0, path.count - 1)) ? tips.last : nil
  }

  /// Takes over those that are missing.
  mutating func unite(with other: EndTips) {
    landing = landing ?? other.landing
    leaving = leaving ?? other.leaving
  }
}
