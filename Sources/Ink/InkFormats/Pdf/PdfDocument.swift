import InkDrawing
import InkGeometry

/// The objects of a document with one page.
struct PdfDocument: PictureDocument {
  private var body: PdfBody
  let page: PdfPage
  private let writer: PdfWriter
  private let decimals: Int
  private let (root, pages, sheet, about): (Int, Int, Int, Int)
  private let contents: Int
  private let states: Int
  private let annotationList: Int
  private var annotations: [Int] = []
  /// The opacities of the page's content, in thousandths.
  private var opacities: Set<Int> = []

  init(_ writer: PdfWriter, area: Rect) {
    self.writer = writer
    page = PdfPage(showing: area)
    // A reduced page needs no finer numbers.
    decimals = DecimalGrid(tolerance: writer.options.tolerance).decimals
    body = PdfBody(isCompressed: writer.isCompressed)
    (root, pages, sheet, about) = (
      body.promise(), body.promise(), body.promise(), body.promise()
    )
    (contents, states, annotationList) = (body.promise(), body.promise(), body.promise())
    appendHead()
    body.beginStream(contents)
    appendBackground(area)
    if writer.content == .annotations { body.endStream() }
  }

  private mutating func appendHead() {
    body.object(root) { $0.append("<</Type/Catalog/Pages \(pages) 0 R>>") }
    body.object(pages) { $0.append("<</Type/Pages/Kids[\(sheet) 0 R]/Count 1>>") }
    body.object(sheet) { text in
      text.append("<</Type/Page/Parent \(pages) 0 R/MediaBox")
      text.append(
        pdfRect: Rect(min: .zero, max: Point(x: page.size.width, y: page.size.height)))
      // Blended in RGB, whatever the printer is.
      text.append("/Group<</S/Transparency/CS/DeviceRGB>>/Contents \(contents) 0 R")
      text.append("/Resources<</ExtGState \(states) 0 R>>/Annots \(annotationList) 0 R>>")
    }
  }

  private mutating func appendBackground(_ area: Rect) {
    var text: [UInt8] = []
    page.append(to: &text)
    if let color = writer.options.background {
      let opacity = select(Double(color.alpha), &text)
      text.append(pdfColor: color)
      text.append("rg\n")
      text.append(pdfNumbers: area.min.x, area.min.y, area.width, area.height)
      text.append("re f\n")
      opacities.insert(opacity)
    }
    body.append(toStream: text)
  }

  /// How many bytes are ready to be taken.
  var readyCount: Int { body.text.count }

  /// Hands over what is ready.
  mutating func take() -> [UInt8] { body.take() }

  /// Adds a shape on top.
  mutating func append(_ shape: PaintedShape) {
    if writer.content == .flat { appendToPage(shape) } else { annotate(shape) }
  }

  private mutating func appendToPage(_ shape: PaintedShape) {
    var text: [UInt8] = []
    text.append(pdfColor: shape.color)
    text.append("rg\n")
    for layer in shape.layers {
      opacities.insert(select(layer.opacity, &text))
      text.append(pdfFill: layer, decimals: decimals)
    }
    body.append(toStream: text)
  }

  private mutating func annotate(_ shape: PaintedShape) {
    let annotation = PdfAnnotation(shape, page: page, decimals: decimals)
    let (number, appearance) = (body.promise(), body.promise())
    annotations.append(number)
    body.object(number) { text in
      annotation.append(page: sheet, appearance: appearance, author: writer.author, to: &text)
    }
    body.stream(appearance, annotation.appearance) { annotation.appendForm(to: &$0) }
  }

  /// Appends the choice of an opacity and gives its name's number.
  private func select(_ opacity: Double, _ text: inout [UInt8]) -> Int {
    let thousandths = Int((opacity * 1_000).rounded())
    text.append("/a\(thousandths) gs\n")
    return thousandths
  }

  /// Ends the document.
  mutating func end(date: WallTime?) {
    if writer.content == .flat { body.endStream() }
    body.object(states) { PdfAnnotation.append(states: opacities.sorted(), to: &$0) }
    body.object(annotationList) { text in
      text.append("[")
      for (index, number) in annotations.enumerated() {
        text.append(index % 16 == 15 ? "\(number) 0 R\n" : "\(number) 0 R ")
      }
      text.append("]")
    }
    body.object(about) { text in
      text.append("<</Title")
      text.append(pdfText: writer.options.title)
      if !writer.options.description.isEmpty {
        text.append("/Subject")
        text.append(pdfText: writer.options.description)
      }
      if !writer.author.isEmpty {
        text.append("/Author")
        text.append(pdfText: writer.author)
      }
      text.append("/Producer(stylusd)")
      text.append(pdfDate: "/CreationDate", date)
      text.append(pdfDate: "/ModDate", date)
      text.append(">>")
    }
    body.end(root: root, about: about)
  }
}
