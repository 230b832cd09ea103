package import StylusModel

/// A stroke that ended as it was.
package struct CutMark: Hashable, Sendable {
  package let stroke: StrokeID
  package let began: Timestamp

  package init(stroke: StrokeID, began: Timestamp) {
    (self.stroke, self.began) = (stroke, began)
  }
}
