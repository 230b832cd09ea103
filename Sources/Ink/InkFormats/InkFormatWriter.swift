import InkDrawing

/// Writes the pages of a drawing stroke by stroke.
protocol InkFormatWriter {
  /// - Parameter pages: all of them, at least one.
  init(_ pages: [DrawingSurvey], _ options: InkWritingOptions)
  /// What could not be kept so far.
  var losses: Losses { get }
  /// What is ready to be sent on before the end; taken away when it is.
  var ready: [UInt8] { get set }
  /// Begins a page, on which all strokes lie that are added from now on.
  mutating func openPage(_ page: DrawingSurvey)
  mutating func writeStroke(_ stroke: Stroke)
  /// The rest of the file, behind what was sent on.
  mutating func endFile() -> [UInt8]
}

/// What is sent on at once, in bytes.
let partLength = 1 << 16

extension InkFormatWriter {
  static func writeFile<Failure: Error>(
    _ strokes: StrokeSource, _ options: InkWritingOptions, _ progress: InkFileFormat.Progress,
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [Loss] {
    let pages = strokes.pages.map { DrawingSurvey($0) }
    // Nothing is written of strokes that cannot all be read.
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
