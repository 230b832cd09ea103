package import InkDrawing
import InkGeometry
import StylusModel

/// The ink of all outputs at one moment, to be put together on any thread.
package struct LayoutInk: Sendable {
  let outputs: [Output]

  /// Where an output lies in the layout, and its pages.
  struct Output: Sendable {
    let area: Rect
    let document: InkDocument
  }

  /// All pages, in millimeters from the upper left corner of the layout: on each is what the
  /// outputs have on theirs of that number, and it is of the paper of the first that has any.
  package var document: InkDocument {
    let all = outputs.map { (corner: $0.area.min, pages: $0.document.pages) }
    let count = all.map(\.pages.count).max() ?? 1
    let pages = (0..<count).map { number in
      joined(
        all.compactMap { $0.pages.indices.contains(number) ? ($0.corner, $0.pages[number]) : nil })
    }
    return InkDocument(pages) ?? InkDocument(Drawing())
  }

  private func joined(_ parts: [(corner: Point, page: DocumentPage)]) -> DocumentPage {
    let corner = outputs.reduce(Rect.empty) { $0.union($1.area) }.min
    var drawing = Drawing()
    var whole: Set<StrokeMark> = []
    for (own, page) in parts where page.drawing.count > 0 {
      // Of a stroke on several outputs that is still whole, each has all.
      var part = Drawing(
        strokes: page.drawing.strokes.filter {
          StrokeMark($0).map { whole.insert($0).inserted } ?? true
        })
      part.transform(using: .translation((own - corner).millimeters))
      drawing.append(contentsOf: part.strokes)
    }
    let papers = parts.compactMap(\.page.background)
    return DocumentPage(drawing, on: papers.first { $0.paper != nil } ?? papers.first)
  }
}

/// Tells the strokes of this program apart, on whatever output they lie.
private struct StrokeMark: Hashable {
  let seed: UInt32
  let began: WallTime

  /// Nil for one of which something was erased, or which came from elsewhere.
  init?(_ stroke: Stroke) {
    guard stroke.id == stroke.originID, stroke.mask == nil, stroke.creationDate != .unknown
    else { return nil }
    seed = stroke.randomSeed
    began = stroke.creationDate
  }
}
