public import InkDrawing
import InkGeometry

/// Writes a drawing as PDF 1.7: one page that is as large as the picture, or the pages of a
/// document with their paper, which are A4 or as much larger as their ink needs.
///
///     let losses = PdfWriter(content: .flat).write(drawing) { part in file.append(part) }
///
/// Nothing of an existing document is read: to annotate one, lay the pages on each other with a
/// tool for that.
public struct PdfWriter: Sendable {
  /// What strokes become.
  public enum Content: Hashable, Sendable {
    /// An ink annotation each, which viewers can select, move and delete; those that are wet
    /// together share one. All have an appearance, so that every viewer shows the same.
    case annotations
    /// Parts of the page.
    case flat
  }

  /// What the picture shows.
  public var options: PictureOptions
  /// What strokes become.
  public var content: Content
  /// Whether streams are packed.
  public var isCompressed: Bool
  /// Who wrote the strokes; empty: not said.
  public var author: String
  /// What parts of each page read; empty: the options say it of the first.
  package var pageTexts: [[PictureText]] = []
  /// When the document was made; nil: when its last stroke was begun, if that is known.
  public var date: WallTime?

  /// A writer.
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

  /// Writes the document in parts of some 64 KiB and tells what could not be kept.
  ///
  /// What the sink throws ends the work and is thrown on.
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

  /// What a page shows: the ink with a margin if it is the only one, and nobody said what it looks
  /// like.
  private func sheet(of page: DrawingSurvey, number: Int, isAlone: Bool) -> PdfSheet {
    var area = options.area
    if case .ink = area, !isAlone || page.background != nil {
      area = .rect(PaperSheet(around: page.inkBounds).area)
    }
    let texts = pageTexts.isEmpty ? (number == 0 ? options.texts : []) : pageTexts[number]
    return PdfSheet(
      area: area.rect(around: page.inkBounds), background: page.background, texts: texts)
  }

  /// The whole document in memory, and what could not be kept.
  public func bytes(of drawing: Drawing) -> (bytes: [UInt8], losses: [Loss]) {
    var all: [UInt8] = []
    let losses = write(drawing) { all += $0 }
    return (all, losses)
  }

  private func all(_ shapes: Losses, _ sheets: [PdfSheet], of count: Int) -> [Loss] {
    var losses = shapes
    losses.add("time, pressure and tilt are not kept", if: count > 0)
    losses.add(
      "the page is smaller than life: no page may be longer than 200 inches",
      if: sheets.contains { PdfPage(showing: $0.area).reduction > 1 })
    return losses.all
  }
}
