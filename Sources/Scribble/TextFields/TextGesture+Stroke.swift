import InkGeometry
import InkRecognition

extension TextGesture {
  /// What a stroke looks like next to letters of a size, in millimeters; nil: like writing.
  init?(_ stroke: FieldStroke, scale: Float) {
    guard let gesture = InkGesture(overText: stroke.trace, scale: scale) else { return nil }
    let area = stroke.target.own(stroke.sort.area)
    guard gesture == .caret else {
      self.init(gesture, over: area)
      return
    }
    self.init(caretOver: area, tip: stroke.target.own(Rect(around: [Self.tip(stroke.places)])).min)
  }

  /// Where the legs of a caret meet: of all places the one that is farthest above or below where it
  /// begins.
  private static func tip(_ places: [Point]) -> Point {
    let start = places.first ?? .zero
    return places.max { abs($0.y - start.y) < abs($1.y - start.y) } ?? start
  }

  /// Whether almost no word begins like this: then there is no need to wait for more writing.
  var isUnlikeWriting: Bool { movement == .stroke(.scratchOut) }
}
