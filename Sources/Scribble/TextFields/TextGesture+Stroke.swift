import InkGeometry
import InkRecognition

extension TextGesture {
  /// The gesture that a stroke resembles, given the letters' size in millimeters; nil for writing.
  init?(_ stroke: FieldStroke, scale: Float) {
    guard let gesture = InkGesture(overText: stroke.trace, scale: scale) else { return nil }
    let area = stroke.target.own(stroke.sort.area)
    guard gesture == .caret else {
      self.init(gesture, over: area)
      return
    }
    self.init(caretOver: area, tip: stroke.target.own(Rect(around: [Self.tip(stroke.places)])).min)
  }

  /// The point where the legs of a caret meet: the point that is farthest above or below its start.
  private static func tip(_ places: [Point]) -> Point {
    let start = places.first ?? .zero
    return places.max { abs($0.y - start.y) < abs($1.y - start.y) } ?? start
  }

  /// Whether almost no word begins like this, so that waiting for more writing is unnecessary.
  var isUnlikeWriting: Bool { movement == .stroke(.scratchOut) }
}
