import InkDrawing
import InkGeometry

/// The objects of a document with one page.
struct PdfDocument: PictureDocument {
  private var body: PdfBody
  let page: PdfPage
  private let writer: PdfWriter
  private let (root, pages, sheet, about): (Int, Int, Int, Int)
  private let (contents, resources, annotationList): (Int, Int, Int)
  private var annotations: [Int] = []
  /// What the page shows, in streams of some 64 KiB: those that are written, and the next.
  private var pageStreams: [Int] = []
  private var pageContent: PdfContent
  /// What the page's content uses.
  private var states: Set<PdfState> = []
  private var images: [Int] = []
  private var shape: OpenShape?

  /// A shape whose parts still come.
  private struct OpenShape {
    var fill: PdfFill
    var image: PdfImage?
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
    body = PdfBody(isCompressed: writer.isCompressed)
    pageContent = body.emptyContent
    (root, pages, sheet, about) = (
      body.promise(), body.promise(), body.promise(), body.promise()
    )
    (contents, resources, annotationList) = (body.promise(), body.promise(), body.promise())
    appendHead()
    appendBackground(area)
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
      text.append("/Resources \(resources) 0 R/Annots \(annotationList) 0 R>>")
    }
  }

  private mutating func appendBackground(_ area: Rect) {
    var text: [UInt8] = []
    page.append(to: &text)
    if let color = writer.options.background {
      let state = PdfState(opacity: Double(color.alpha))
      state.append(to: &text)
      text.append(pdfColor: color)
      text.append("rg\n")
      text.append(pdfNumbers: area.min.x, area.min.y, area.width, area.height)
      text.append("re f\n")
      states.insert(state)
    }
    pageContent.append(text)
  }

  /// How many bytes are ready to be taken.
  var readyCount: Int { body.text.count }

  /// Hands over what is ready.
  mutating func take() -> [UInt8] { body.take() }

  mutating func begin(_ shape: PaintedShape) {
    let fill = PdfFill(shape)
    let isFlat = writer.content == .flat
    let image = shape.raster.map { PdfImage($0, in: &body) }
    var used = Set(shape.raster == nil || isFlat ? fill.states : [])
    if let image { used.insert(image.state) }
    self.shape = OpenShape(fill: fill, image: image)
    if isFlat {
      states.formUnion(used)
      if let image { images.append(image.number) }
    } else {
      let annotation = PdfAnnotation(shape, states: used, image: image, page: page)
      self.shape?.form = Form(
        annotation: annotation, number: body.promise(), content: body.emptyContent)
      var text: [UInt8] = []
      page.append(to: &text)
      draw(text)
    }
    if let image {
      var text: [UInt8] = []
      image.appendDrawing(to: &text)
      draw(text)
    }
    if hasOutline { draw(fill.beginning) }
  }

  /// Whether the shape's outline is written: an annotation's line says where it is, besides its
  /// pixels.
  private var hasOutline: Bool { shape?.image == nil || shape?.form == nil }

  mutating func appendPixels() -> Bool { shape?.image?.append(to: &body) ?? false }

  mutating func append(_ part: [[Outline]]) {
    if hasOutline, let text = shape?.fill.add(part) { draw(text) }
  }

  mutating func endShape() {
    guard let fill = shape?.fill else { return }
    if hasOutline { fill.end { draw($0) } }
    pack()
    let form = shape?.form
    shape = nil
    if let form { write(form) }
  }

  /// Adds operators to the shape. They are packed a megabyte at a time, or when the shape is whole.
  private mutating func draw(_ text: [UInt8]) {
    shape?.text += text
    if let count = shape?.text.count, count >= 1 << 20 { pack() }
  }

  /// Sends operators to the page, or to the annotation that was begun.
  private mutating func pack() {
    guard let text = shape?.text else { return }
    shape?.text = []
    if shape?.form == nil {
      pageContent.append(text)
      if pageContent.count >= partLength { endPageStream() }
    } else {
      shape?.form?.content.append(text)
    }
  }

  /// Writes what the page shows so far. One stream cannot hold all: objects between the shapes
  /// would be in it.
  private mutating func endPageStream() {
    let number = body.promise()
    pageStreams.append(number)
    body.stream(number, pageContent) { _ in }
    pageContent = body.emptyContent
  }

  /// Writes an annotation and its appearance.
  private mutating func write(_ form: Form) {
    let number = body.promise()
    annotations.append(number)
    body.object(number) { text in
      form.annotation.append(
        page: sheet, appearance: form.number, author: writer.author, to: &text)
    }
    body.stream(form.number, form.content) { form.annotation.appendForm(to: &$0) }
  }

  /// Writes an array of objects.
  private mutating func list(_ number: Int, _ objects: [Int]) {
    body.object(number) { text in
      text.append("[")
      for (index, number) in objects.enumerated() {
        text.append(index % 16 == 15 ? "\(number) 0 R\n" : "\(number) 0 R ")
      }
      text.append("]")
    }
  }

  private mutating func appendResources() {
    let (states, images) = (states, images)
    body.object(resources) { text in
      text.append("<</ExtGState")
      PdfState.append(states, to: &text)
      text.append("/XObject<<")
      for (index, number) in images.enumerated() {
        text.append("/X\(number) \(number) 0 R\(index % 16 == 15 ? "\n" : "")")
      }
      text.append(">>")
      if !writer.options.texts.isEmpty {
        text.append("/Font<</F0<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>")
      }
      text.append(">>")
    }
  }

  /// Ends what is shown. The table of all objects follows.
  mutating func end(date: WallTime?) {
    var hidden: [UInt8] = []
    hidden.append(pdfHidden: writer.options.texts, font: "/F0")
    pageContent.append(hidden)
    endPageStream()
    list(contents, pageStreams)
    list(annotationList, annotations)
    appendResources()
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
  }

  /// Writes more of the table of all objects, and then the end; false once all is written.
  mutating func appendTable() -> Bool { body.appendTable(root: root, about: about) }
}
