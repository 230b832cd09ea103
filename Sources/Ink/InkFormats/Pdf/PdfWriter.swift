public import InkDrawing
import InkGeometry

/// Writes a drawing as PDF 1.7: one page that is as large as the picture.
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
    guard let (all, area, survey) = PaintedShapes.all(of: strokes, options) else { return [] }
    var shapes = all
    var document = PdfDocument(self, area: area)
    try shapes.write(to: &document, of: strokes.count, progress: progress, sink: sink)
    document.end(date: date ?? (strokes.count > 0 ? survey.end : nil))
    while document.appendTable() {
      if document.readyCount >= partLength { try document.take().send(to: sink) }
    }
    try document.take().send(to: sink)
    progress(strokes.count, strokes.count)
    return losses(shapes.lost, document.page, survey)
  }

  /// The whole document in memory, and what could not be kept.
  public func bytes(of drawing: Drawing) -> (bytes: [UInt8], losses: [Loss]) {
    var all: [UInt8] = []
    let losses = write(drawing) { all += $0 }
    return (all, losses)
  }

  private func losses(_ shapes: Losses, _ page: PdfPage, _ survey: DrawingSurvey) -> [Loss] {
    var losses = shapes
    losses.add("time, pressure and tilt are not kept", if: survey.strokes.count > 0)
    losses.add(
      "the page is smaller than life: no page may be longer than 200 inches",
      if: page.reduction > 1)
    return losses.all
  }
}
