public import InkDrawing
import InkGeometry

/// Writes a drawing as PDF 1.7: a single page of the size of the picture, or the pages of a
/// document with their paper, in A4 or larger if their ink requires it.
///
///     let losses = PdfWriter(content: .flat).write(drawing) { part in file.append(part) }
///
/// An existing document is not read. To annotate one, combine the pages with a tool for that
/// purpose.
public struct PdfWriter: Sendable {
  /// How strokes are represented.
  public enum Content: Hashable, Sendable {
    /// Each stroke is an ink annotation, which viewers can select, move and delete; strokes that
    /// share their wet ink share one annotation. All annotations have an appearance stream, so that
    /// they look the same in every viewer.
    case annotations
    /// Strokes are part of the page content.
    case flat
  }

  /// The contents and precision of the picture.
  public var options: PictureOptions
  /// How strokes are represented.
  public var content: Content
  /// Whether streams are compressed.
  public var isCompressed: Bool
  /// The author of the strokes; empty to store none.
  public var author: String
  /// The text of parts of each page; if it is empty, the options contain that of the first.
  package var pageTexts: [[PictureText]] = []
  /// The creation date of the document; nil for the date of its last stroke, if it is known.
  public var date: WallTime?

  /// Creates a writer.
  public init(
    options: PictureOptions = PictureOptions(), content: Content = .annotations,
    isCompressed: Bool = true, author: String = "", date: WallTime? = nil
  ) {
    self.options = options
    self.content = content
    self.isCompressed = isCompressed
    self.author = author
    self.date = date
  }

  /// Writes the document in parts of about 64 KiB and reports what could not be kept.
  ///
  /// An error thrown by the sink ends the operation and is passed on.
  public func write<Failure: Error>(
    _ drawing: Drawing, progress: InkFileFormat.Progress = { _, _ in },
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [Loss] {
    try write(StrokeSource(drawing), progress: progress, to: sink)
  }

  /// Writes strokes that need not be in memory.
  package func write<Failure: Error>(
    _ strokes: StrokeSource, progress: InkFileFormat.Progress = { _, _ in },
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [Loss] {
    let pages = strokes.pages.map { DrawingSurvey($0) }
    guard strokes.readError == nil else { return [] }
    let sheets = pages.indices.map { sheet(of: pages[$0], number: $0, isAlone: pages.count == 1) }
    var document = PdfDocument(self, pages: pages.count, first: sheets[0])
    var losses = Losses()
    var done = 0
    for (number, page) in pages.enumerated() {
      if number > 0 { document.beginPage(sheets[number]) }
      var shapes = PaintedShapes(page, options, area: sheets[number].area)
      let before = done
      try shapes.writeAll(
        to: &document, of: strokes.count, progress: { progress(before + $0, $1) }, sink: sink)
      done += page.strokes.count
      losses.add(shapes.lost)
    }
    document.endDocument(date: date ?? pages.map(\.end).filter { $0 != .unknown }.max())
    while document.appendTable() {
      if document.readyCount >= partLength { try document.drainBytes().send(to: sink) }
    }
    try document.drainBytes().send(to: sink)
    progress(strokes.count, strokes.count)
    return all(losses, sheets, of: strokes.count)
  }

  /// Returns the contents of a page: the ink with a margin, if it is the only page and its
  /// background is not specified.
  private func sheet(of page: DrawingSurvey, number: Int, isAlone: Bool) -> PdfSheet {
    var area = options.area
    if case .ink = area, !isAlone || page.background != nil {
      area = .rect(PaperSheet(around: page.inkBounds).area)
    }
    let texts = pageTexts.isEmpty ? (number == 0 ? options.texts : []) : pageTexts[number]
    return PdfSheet(
      area: area.rect(around: page.inkBounds), background: page.background, texts: texts)
  }

  /// Returns the whole document in memory, and what could not be kept.
  public func bytes(of drawing: Drawing) -> (bytes: [UInt8], losses: [Loss]) {
    var all: [UInt8] = []
    let losses = write(drawing) { all += $0 }
    return (all, losses)
  }

  private func all(_ shapes: Losses, _ sheets: [PdfSheet], of count: Int) -> [Loss] {
    var losses = shapes
    losses.add("time, pressure and tilt are not kept", if: count > 0)
    losses.add(
      "the page is scaled down: no page may be longer than 200 inches",
      if: sheets.contains { PdfPage(showing: $0.area).reduction > 1 })
    return losses.all
  }
}
