import InkDrawing

/// Writes the pages of a drawing stroke by stroke.
protocol InkFormatWriter {
  /// - Parameter pages: all pages, at least one.
  init(_ pages: [DrawingSurvey], _ options: InkWritingOptions)
  /// The losses until now.
  var losses: Losses { get }
  /// The bytes that are ready to be sent before the end; empty after they are sent.
  var ready: [UInt8] { get set }
  /// Begins a page, to which all later strokes belong.
  mutating func openPage(_ page: DrawingSurvey)
  mutating func writeStroke(_ stroke: Stroke)
  /// Returns the rest of the file, after the bytes already sent.
  mutating func endFile() -> [UInt8]
}

/// The number of bytes that are sent at once.
let partLength = 1 << 16

extension InkFormatWriter {
  static func writeFile<Failure: Error>(
    _ strokes: StrokeSource, _ options: InkWritingOptions, _ progress: InkFileFormat.Progress,
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [Loss] {
    let pages = strokes.pages.map { DrawingSurvey($0) }
    // Nothing is written if not all strokes can be read.
    guard strokes.readError == nil else { return [] }
    var writer = Self(pages, options)
    var done = 0
    for page in pages {
      writer.openPage(page)
      for stroke in page.strokes {
        writer.writeStroke(stroke)
        done += 1
        progress(done, strokes.count)
        if writer.ready.count >= partLength {
          try sink(writer.ready)
          writer.ready.removeAll(keepingCapacity: true)
        }
      }
    }
    try sink(writer.endFile())
    return writer.losses.all
  }
}
