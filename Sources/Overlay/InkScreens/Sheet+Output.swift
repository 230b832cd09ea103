package import InkCanvas
import InkEditing
package import InkGeometry

// The page of a sheet on the output that shows it.
extension Sheet {
  /// From millimeters of the output to those of the page, as it is shown; nil: they are the same.
  var toPage: InkTransform? {
    let scale = viewport.pixelsPerMillimeter
    guard hasPicture, canvas.view != .scale(x: scale, y: scale) else { return nil }
    return canvas.view.inverse.map { InkTransform.scale(x: scale, y: scale).then($0) }
  }

  /// A ruler of the output on the page.
  func onPage(_ ruler: Ruler) -> Ruler { toPage.map { ruler.transformed(by: $0) } ?? ruler }

  /// From millimeters of the page to points of the output, as it is shown.
  package var toPoints: InkTransform {
    let unit = 96 / 25.4 / viewport.pixelsPerMillimeter
    guard toPage != nil else { return .scale(x: 96 / 25.4, y: 96 / 25.4) }
    return canvas.view.then(.scale(x: unit, y: unit))
  }
}
