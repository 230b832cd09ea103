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
  private var shape: OpenShape?

  /// A shape whose parts still come.
  private struct OpenShape {
    var fill: PdfFill
    /// Operators that are not yet packed.
    var text: [UInt8] = []
    /// Nil for a part of the page.
    var form: Form?
  }

  /// The appearance of an annotation.
  private struct Form {
    let annotation: PdfAnnotation
    let number: Int
    var content: PdfContent
  }

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

  mutating func begin(_ shape: PaintedShape) {
    let fill = PdfFill(shape, decimals: decimals)
    let isFlat = writer.content == .flat
    self.shape = OpenShape(fill: fill, form: isFlat ? nil : annotate(shape))
    if isFlat {
      opacities.formUnion(fill.opacities)
    } else {
      var text: [UInt8] = []
      page.append(to: &text)
      draw(text)
    }
    draw(fill.beginning)
  }

  mutating func append(_ part: [[Outline]]) {
    if let text = shape?.fill.add(part) { draw(text) }
  }

  mutating func endShape() {
    guard let fill = shape?.fill else { return }
    fill.end { draw($0) }
    pack()
    let form = shape?.form
    shape = nil
    if let form {
      body.stream(form.number, form.content) { form.annotation.appendForm(to: &$0) }
    }
  }

  /// Adds operators to the shape. They are packed a megabyte at a time, or when the shape is whole.
  private mutating func draw(_ text: [UInt8]) {
    shape?.text += text
    if let count = shape?.text.count, count >= 1 << 20 { pack() }
  }

  /// Sends operators to the page, or to the annotation that was begun.
  private mutating func pack() {
    guard let text = shape?.text else { return }
    if shape?.form == nil { body.append(toStream: text) } else { shape?.form?.content.append(text) }
    shape?.text = []
  }

  /// Writes an annotation, whose appearance comes later.
  private mutating func annotate(_ shape: PaintedShape) -> Form {
    let annotation = PdfAnnotation(shape, page: page)
    let (number, appearance) = (body.promise(), body.promise())
    annotations.append(number)
    body.object(number) { text in
      annotation.append(page: sheet, appearance: appearance, author: writer.author, to: &text)
    }
    return Form(annotation: annotation, number: appearance, content: body.emptyContent)
  }

  /// Appends the choice of an opacity and gives its name's number.
  private func select(_ opacity: Double, _ text: inout [UInt8]) -> Int {
    let thousandths = PdfFill.thousandths(opacity)
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
