import InkDrawing
import InkGeometry

/// The objects of a document, page by page.
struct PdfDocument: PictureDocument {
  private var body: PdfBody
  private let writer: PdfWriter
  private let (root, pages, about): (Int, Int, Int)
  /// The numbers of the page objects, and the number of pages begun.
  private let sheets: [Int]
  private var begun = 0
  private var page: OpenPage
  private var shape: OpenPdfShape?

  /// A page whose content is still being written.
  private struct OpenPage {
    let sheet: Int
    let place: PdfPage
    let (contents, resources, annotationList): (Int, Int, Int)
    var annotations: [Int] = []
    /// The streams of the page, of about 64 KiB each: those that are written, and the next.
    var streams: [Int] = []
    var content: PdfContent
    /// The graphics states that the page's content uses.
    var states: Set<PdfState> = []
    var images: [Int] = []
    /// The searchable text.
    let texts: [PictureText]

    init(_ sheet: Int, showing area: Rect, _ texts: [PictureText], in body: inout PdfBody) {
      (self.sheet, self.texts) = (sheet, texts)
      place = PdfPage(showing: area)
      (contents, resources, annotationList) = (body.promise(), body.promise(), body.promise())
      content = body.emptyContent
    }
  }

  /// A shape whose parts are still being written.
  private struct OpenPdfShape {
    var fill: PdfFill
    var image: PdfImage?
    /// Operators that are not compressed yet.
    var text: [UInt8] = []
    /// The form; nil for a part of the page.
    var form: FormXObject?
  }

  /// The appearance of an annotation.
  private struct FormXObject {
    let annotation: PdfAnnotation
    let number: Int
    var content: PdfContent
  }

  /// - Parameters:
  ///   - count: the number of pages, at least one.
  ///   - first: the contents of the first page.
  init(_ writer: PdfWriter, pages count: Int, first: PdfSheet) {
    self.writer = writer
    var body = PdfBody(isCompressed: writer.isCompressed)
    (root, pages) = (body.promise(), body.promise())
    sheets = (0..<count).map { _ in body.promise() }
    about = body.promise()
    page = OpenPage(sheets[0], showing: first.area, first.texts, in: &body)
    self.body = body
    appendHead()
    openSheet(first)
  }

  /// Ends the page and begins the next.
  mutating func beginPage(_ sheet: PdfSheet) {
    endPage()
    page = OpenPage(sheets[begun], showing: sheet.area, sheet.texts, in: &body)
    openSheet(sheet)
  }

  private mutating func openSheet(_ sheet: PdfSheet) {
    begun += 1
    appendPage()
    var text: [UInt8] = []
    page.place.appendTransform(to: &text)
    page.states = sheet.appendPaper(to: &text, background: writer.options.background)
    page.content.append(text)
  }

  private mutating func appendHead() {
    let (pages, sheets) = (pages, sheets)
    body.object(root) { $0.append("<</Type/Catalog/Pages \(pages) 0 R>>") }
    body.object(pages) { text in
      text.append("<</Type/Pages/Kids[")
      for (index, number) in sheets.enumerated() {
        if index > 0 { text.append(index % 16 == 0 ? "\n" : " ") }
        text.append("\(number) 0 R")
      }
      text.append("]/Count \(sheets.count)>>")
    }
  }

  private mutating func appendPage() {
    let (pages, page) = (pages, page)
    body.object(page.sheet) { text in
      text.append("<</Type/Page/Parent \(pages) 0 R/MediaBox")
      let size = page.place.size
      text.appendArray(pdfRect: Rect(min: .zero, max: Point(x: size.width, y: size.height)))
      // Blended in RGB, whatever the printer uses.
      text.append("/Group<</S/Transparency/CS/DeviceRGB>>/Contents \(page.contents) 0 R")
      text.append("/Resources \(page.resources) 0 R/Annots \(page.annotationList) 0 R>>")
    }
  }

  /// The number of bytes that are ready to be taken.
  var readyCount: Int { body.text.count }

  /// Returns and removes the bytes that are ready.
  mutating func drainBytes() -> [UInt8] { body.drainBytes() }

  mutating func beginShape(_ shape: PaintedShape) {
    let fill = PdfFill(shape)
    let isFlat = writer.content == .flat
    let image = shape.raster.map { PdfImage($0, in: &body) }
    var used = Set(shape.raster == nil || isFlat ? fill.states : [])
    if let image { used.insert(image.state) }
    self.shape = OpenPdfShape(fill: fill, image: image)
    if isFlat {
      page.states.formUnion(used)
      if let image { page.images.append(image.number) }
    } else {
      let annotation = PdfAnnotation(shape, states: used, image: image, page: page.place)
      self.shape?.form = FormXObject(
        annotation: annotation, number: body.promise(), content: body.emptyContent)
      var text: [UInt8] = []
      page.place.appendTransform(to: &text)
      appendOperators(text)
    }
    if let image {
      var text: [UInt8] = []
      image.appendDrawing(to: &text)
      appendOperators(text)
    }
    if hasOutline { appendOperators(fill.beginning) }
  }

  /// Whether the shape's outline is written. An annotation's line already gives its position, in
  /// addition to its pixels.
  private var hasOutline: Bool { shape?.image == nil || shape?.form == nil }

  mutating func appendPixels() -> Bool { shape?.image?.writeRows(to: &body) ?? false }

  mutating func appendOutlines(_ part: [[Outline]]) {
    if hasOutline, let text = shape?.fill.appendPart(part) { appendOperators(text) }
  }

  mutating func endShape() {
    guard let fill = shape?.fill else { return }
    if hasOutline { fill.sendRest { appendOperators($0) } }
    pack()
    let form = shape?.form
    shape = nil
    if let form { writeAnnotation(form) }
  }

  /// Adds operators to the shape. They are compressed a megabyte at a time, or when the shape is
  /// complete.
  private mutating func appendOperators(_ text: [UInt8]) {
    shape?.text += text
    if let count = shape?.text.count, count >= 1 << 20 { pack() }
  }

  /// Writes operators to the page, or to the current annotation.
  private mutating func pack() {
    guard let text = shape?.text else { return }
    shape?.text = []
    if shape?.form == nil {
      page.content.append(text)
      if page.content.count >= partLength { endPageStream() }
    } else {
      shape?.form?.content.append(text)
    }
  }

  /// Writes the current content of the page. A single stream cannot contain all of it, because
  /// objects between the shapes would be inside it.
  private mutating func endPageStream() {
    let number = body.promise()
    page.streams.append(number)
    body.stream(number, page.content) { _ in }
    page.content = body.emptyContent
  }

  /// Writes an annotation and its appearance.
  private mutating func writeAnnotation(_ form: FormXObject) {
    let (number, sheet) = (body.promise(), page.sheet)
    page.annotations.append(number)
    body.object(number) { text in
      form.annotation.appendDictionary(
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
    let page = page
    body.object(page.resources) { text in
      text.append("<</ExtGState")
      PdfState.appendDictionary(page.states, to: &text)
      text.append("/XObject<<")
      for (index, number) in page.images.enumerated() {
        text.append("/X\(number) \(number) 0 R\(index % 16 == 15 ? "\n" : "")")
      }
      text.append(">>")
      if !page.texts.isEmpty {
        text.append("/Font<</F0<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>")
      }
      text.append(">>")
    }
  }

  private mutating func endPage() {
    var hidden: [UInt8] = []
    hidden.appendOperators(pdfHidden: page.texts, font: "/F0")
    page.content.append(hidden)
    endPageStream()
    list(page.contents, page.streams)
    list(page.annotationList, page.annotations)
    appendResources()
  }

  /// Ends the visible content. The table of all objects follows.
  mutating func endDocument(date: WallTime?) {
    endPage()
    body.object(about) { text in
      text.append("<</Title")
      text.appendString(pdfText: writer.options.title)
      if !writer.options.description.isEmpty {
        text.append("/Subject")
        text.appendString(pdfText: writer.options.description)
      }
      if !writer.author.isEmpty {
        text.append("/Author")
        text.appendString(pdfText: writer.author)
      }
      text.append("/Producer(stylusd)")
      text.appendEntry(pdfDate: "/CreationDate", date)
      text.appendEntry(pdfDate: "/ModDate", date)
      text.append(">>")
    }
  }

  /// Writes more of the table of all objects, and then the end; false once everything is written.
  mutating func appendTable() -> Bool { body.appendTable(root: root, about: about) }
}
