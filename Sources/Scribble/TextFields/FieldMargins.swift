import InkGeometry

extension TextField {
  /// The distance above and below a single-line field at which a stroke may begin, in logical
  /// pixels (2 mm). Its start decides which field it belongs to, and an h begins above its line. To
  /// the left and right of a field, and around a multi-line field, there are scroll bars, which
  /// belong to the application.
  static let mostMargin = 8.0

  /// Its area with the padding that its toolkit leaves out.
  var whole: Rect { area.expanded(by: toolkit.padding) }

  /// The area where a stroke into it may begin.
  var reach: Rect {
    let whole = whole
    return Rect(
      min: Point(x: whole.min.x, y: whole.min.y - marginAbove),
      max: Point(x: whole.max.x, y: whole.max.y + marginBelow))
  }
}

extension [TextField] {
  /// The same with margins that extend at most half of the distance to the next field or closed
  /// area.
  func withMargins(beside closed: some Sequence<Rect>) -> [TextField] {
    let others = map(\.whole) + closed
    return map { field in
      guard !field.isMultiline else { return field }
      let whole = field.whole
      var fitted = field
      (fitted.marginAbove, fitted.marginBelow) = (TextField.mostMargin, TextField.mostMargin)
      for other in others where other.min.x < whole.max.x && other.max.x > whole.min.x {
        let (above, below) = (whole.min.y - other.max.y, other.min.y - whole.max.y)
        if other.center.y < whole.center.y {
          fitted.marginAbove = Swift.min(fitted.marginAbove, Swift.max(0, above / 2))
        } else if other.center.y > whole.center.y {
          fitted.marginBelow = Swift.min(fitted.marginBelow, Swift.max(0, below / 2))
        }
      }
      return fitted
    }
  }
}
