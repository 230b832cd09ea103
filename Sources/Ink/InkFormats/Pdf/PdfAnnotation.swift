import InkDrawing
import InkGeometry

/// An ink annotation (PDF 1.7, 12.5.6.13) and its appearance.
///
/// Its lines are the middle of the strokes, for programs that draw or edit them anew; what is seen is the
/// appearance.
struct PdfAnnotation {
  private let shape: PaintedShape
  private let page: PdfPage
  private let decimals: Int
  /// On the page, in points.
  private let bounds: Rect
  /// How far the lines may be off, in millimetres.
  private static let tolerance = 0.05

  init(_ shape: PaintedShape, page: PdfPage, decimals: Int) {
    self.shape = shape
    self.page = page
    self.decimals = decimals
    let ink = shape.strokes.reduce(Rect.empty) { $0.union($1.renderBounds) }
    // Outlines may be a little outside, and numbers are rounded.
    let box = page.onPage.bounds(of: ink.expanded(by: 0.05))
    bounds = Rect(
      min: Point(
        x: (box.min.x * 100).rounded(.down) / 100, y: (box.min.y * 100).rounded(.down) / 100),
      max: Point(x: (box.max.x * 100).rounded(.up) / 100, y: (box.max.y * 100).rounded(.up) / 100))
  }

  /// Appends its dictionary.
  func append(page number: Int, appearance: Int, author: String, to text: inout [UInt8]) {
    text.append("<</Type/Annot/Subtype/Ink/P \(number) 0 R/F 4/Rect")
    text.append(pdfRect: bounds)
    text.append("/AP<</N \(appearance) 0 R>>/C[")
    text.append(pdfColor: shape.color)
    text.append("]/CA ")
    text.append(shape.greatestOpacity, decimals: 3)
    text.append("/BS<</W ")
    text.append(width, decimals: 3)
    text.append(">>/InkList[")
    appendLines(to: &text)
    text.append("]/NM")
    text.append(pdfText: shape.strokes[0].id.uuid)
    if !author.isEmpty {
      text.append("/T")
      text.append(pdfText: author)
    }
    text.append(pdfDate: "/CreationDate", shape.strokes[0].creationDate)
    text.append(pdfDate: "/M", shape.strokes[shape.strokes.count - 1].creationDate)
    text.append(">>")
  }

  /// Appends what the dictionary of its appearance says besides filter and length.
  func appendForm(to text: inout [UInt8]) {
    // The box is the annotation's rectangle, so that nothing is scaled when it is shown.
    text.append("/Type/XObject/Subtype/Form/BBox")
    text.append(pdfRect: bounds)
    text.append("/Resources<</ExtGState")
    Self.append(states: Set(shape.layers.map { Self.thousandths($0.opacity) }).sorted(), to: &text)
    text.append(">>")
  }

  /// What its appearance draws.
  var appearance: [UInt8] {
    var text: [UInt8] = []
    page.append(to: &text)
    text.append(pdfColor: shape.color)
    text.append("rg\n")
    for layer in shape.layers {
      text.append("/a\(Self.thousandths(layer.opacity)) gs\n")
      text.append(pdfFill: layer, decimals: decimals)
    }
    return text
  }

  /// Appends a dictionary of graphics states that choose these opacities.
  static func append(states: [Int], to text: inout [UInt8]) {
    text.append("<<")
    for state in states {
      text.append("/a\(state)<</ca ")
      text.append(Double(state) / 1_000, decimals: 3)
      text.append(">>")
    }
    text.append(">>")
  }

  private static func thousandths(_ opacity: Double) -> Int { Int((opacity * 1_000).rounded()) }

  /// The mean of the tips' widths, in points.
  private var width: Double {
    let tips = shape.strokes.lazy.flatMap { $0.nibPoses(tolerance: Self.tolerance) }
    let (sum, count) = tips.reduce(into: (0.0, 0)) { sums, pose in
      sums.0 += 2 * pose.radius + pose.edge.length
      sums.1 += 1
    }
    return count > 0 ? sum / Double(count) * abs(page.onPage.a) : 0
  }

  private func appendLines(to text: inout [UInt8]) {
    for stroke in shape.strokes {
      for range in stroke.maskedPathRanges {
        text.append("[")
        let poses = stroke.substroke(range: range).nibPoses(
          to: page.onPage, tolerance: Self.tolerance * abs(page.onPage.a))
        for pose in poses { text.append(pdfNumbers: pose.center.x, pose.center.y, decimals: 2) }
        text.append("]\n")
      }
    }
  }
}

extension PaintedShape {
  /// What its places have of opacity where they have most.
  fileprivate var greatestOpacity: Double {
    1 - layers.reduce(1) { $0 * (1 - $1.opacity) }
  }
}
