import InkDrawing
import InkGeometry

/// An ink annotation (PDF 1.7, 12.5.6.13) and its appearance.
///
/// Its lines are the center lines of the strokes, for programs that draw them again or edit them;
/// the visible part is the appearance.
struct PdfAnnotation {
  private let strokes: [Stroke]
  private let color: Color
  private let opacities: [Double]
  private let states: Set<PdfState>
  private let image: PdfImage?
  private let page: PdfPage
  /// The bounds on the page, in points.
  private let bounds: Rect
  /// The tolerance of the lines, in millimeters.
  private static let tolerance = 0.05

  init(_ shape: PaintedShape, states: Set<PdfState>, image: PdfImage?, page: PdfPage) {
    (strokes, color, opacities) = (shape.strokes, shape.color, shape.opacities)
    (self.states, self.image) = (states, image)
    self.page = page
    // All pixels, with or without ink, because MuPDF moves an image that its box cuts.
    let ink = strokes.inkBounds.union(shape.raster?.rect ?? .empty)
    // Outlines may be slightly outside, and numbers are rounded.
    let box = page.onPage.bounds(of: ink.expanded(by: 0.05))
    bounds = Rect(
      min: Point(
        x: (box.min.x * 100).rounded(.down) / 100, y: (box.min.y * 100).rounded(.down) / 100),
      max: Point(x: (box.max.x * 100).rounded(.up) / 100, y: (box.max.y * 100).rounded(.up) / 100))
  }

  /// Appends its dictionary.
  func appendDictionary(page number: Int, appearance: Int, author: String, to text: inout [UInt8]) {
    text.append("<</Type/Annot/Subtype/Ink/P \(number) 0 R/F 4/Rect")
    text.appendArray(pdfRect: bounds)
    text.append("/AP<</N \(appearance) 0 R>>/C[")
    text.appendOperands(pdfColor: color)
    text.append("]/CA ")
    text.appendDecimal(greatestOpacity, decimals: 3)
    text.append("/BS<</W ")
    text.appendDecimal(width, decimals: 3)
    text.append(">>/InkList[")
    appendLines(to: &text)
    text.append("]/NM")
    text.appendString(pdfText: strokes[0].id.uuid)
    if !author.isEmpty {
      text.append("/T")
      text.appendString(pdfText: author)
    }
    text.appendEntry(pdfDate: "/CreationDate", strokes[0].creationDate)
    text.appendEntry(pdfDate: "/M", strokes[strokes.count - 1].creationDate)
    text.append(">>")
  }

  /// Appends the dictionary of its appearance, without filter and length.
  func appendForm(to text: inout [UInt8]) {
    // The box is the annotation's rectangle, so that nothing is scaled when it is shown.
    text.append("/Type/XObject/Subtype/Form/BBox")
    text.appendArray(pdfRect: bounds)
    text.append("/Resources<</ExtGState")
    PdfState.appendDictionary(states, to: &text)
    if let image { text.append("/XObject<</X\(image.number) \(image.number) 0 R>>") }
    text.append(">>")
  }

  /// The largest opacity.
  private var greatestOpacity: Double { 1 - opacities.reduce(1) { $0 * (1 - $1) } }

  /// The mean width of the tips, in points.
  private var width: Double {
    var (sum, count) = (0.0, 0)
    for stroke in strokes {
      Self.forEachPose(of: stroke, tolerance: Self.tolerance) { pose in
        sum += 2 * pose.radius + pose.edge.length
        count += 1
      }
    }
    return count > 0 ? sum / Double(count) * abs(page.onPage.a) : 0
  }

  private func appendLines(to text: inout [UInt8]) {
    for stroke in strokes {
      for range in stroke.maskedPathRanges {
        text.append("[")
        Self.forEachPose(
          of: stroke.substroke(range: range), to: page.onPage,
          tolerance: Self.tolerance * abs(page.onPage.a)
        ) { text.appendOperands(pdfNumbers: $0.center.x, $0.center.y, decimals: 2) }
        text.append("]\n")
      }
    }
  }

  /// Calls `body` with the tips along a stroke, without keeping more than a range in memory.
  private static func forEachPose(
    of stroke: Stroke, to target: InkTransform = .identity, tolerance: Double,
    _ body: (NibPose) -> Void
  ) {
    var (walk, poses) = (NibPoseWalk(stroke, to: target, tolerance: tolerance), [NibPose]())
    while walk.appendPoses(upTo: TipTraces.usualLength, to: &poses) {
      poses.forEach(body)
      poses.removeAll(keepingCapacity: true)
    }
  }
}
