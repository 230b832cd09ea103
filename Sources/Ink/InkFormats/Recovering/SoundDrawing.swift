import InkDrawing
import InkStorage

/// A file of Xournal++ or InkML that turns out to have no damage that loses ink. One stroke at a time is in memory, and what was
/// written of the new file.
struct SoundDrawing {
  private(set) var bytes: [UInt8]
  private(set) var strokes = 0
  private(set) var points = 0
  let pages: Int
  let notes: [String]

  /// Returns nil if ink is missing or a limit is exceeded, so that the file must be read as a torn one.
  ///
  /// - Parameter limits: only their factor counts, since length costs nothing but time here.
  init?(_ bytes: [UInt8], _ format: InkFileFormat, _ limits: InkReadingLimits) {
    var writer = InkStrokeWriter(.exact)
    var new = writer.begin()
    var (strokes, points) = (0, 0)
    let remarks = try? format.stream(
      InkByteSource(bytes), limits: .streamed.raised(limits.factor)
    ) { stroke in
      new += writer.add(stroke)
      strokes += 1
      points += stroke.path.count
    }
    guard let remarks, !remarks.faults.contains(where: \.losesInk) else { return nil }
    self.bytes = new + writer.finish()
    (self.strokes, self.points, pages) = (strokes, points, remarks.pages)
    notes = remarks.losses.map { "\($0)" } + remarks.faults.map(\.what)
  }
}
