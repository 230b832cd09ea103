import InkDrawing
import InkStorage

/// Bytes and times for each sample, in each profile.
struct SizeTable {
  private let strokes: [Stroke]
  private let drawing: Drawing
  private let samples: Int

  init(_ strokes: [Stroke]) {
    self.strokes = strokes
    drawing = Drawing(strokes: strokes)
    samples = strokes.reduce(0) { $0 + $1.path.count }
  }

  func show() {
    print("strokes\t\(strokes.count)\tsamples\t\(samples)")
    let profiles: [(String, InkProfile)] = [
      ("lossy 0.01 mm", .lossy(.standard)), ("exact", .exact),
    ]
    for (name, profile) in profiles {
      show(name + ", ids kept", profile, .kept)
      show(name + ", ids renumbered", profile, .renumbered)
    }
    showAppended()
  }

  private func show(_ name: String, _ profile: InkProfile, _ ids: InkIDs) {
    let clock = ContinuousClock()
    var bytes: [UInt8] = []
    var (encoding, decoding) = (Duration.seconds(1000), Duration.seconds(1000))
    for _ in 0..<5 {
      encoding = min(encoding, clock.measure { bytes = drawing.encoded(profile, ids: ids) })
      decoding = min(
        decoding, clock.measure { _ = try? InkFile(bytes).strokes(in: 0..<strokes.count) })
    }
    row(name, bytes.count, encoding, decoding)
  }

  /// Each stroke on its own, as a live recording appends it.
  private func showAppended() {
    var writer = InkFileWriter(.lossy(.standard))
    let clock = ContinuousClock()
    var count = writer.begin().count
    let encoding = clock.measure {
      for stroke in strokes { count += writer.append([stroke]).count }
    }
    row("lossy 0.01 mm, ids kept, stroke by stroke", count, encoding, .zero)
  }

  private func row(_ name: String, _ bytes: Int, _ encoding: Duration, _ decoding: Duration) {
    func microseconds(_ time: Duration) -> Double { time / .microseconds(1) / Double(samples) }
    let each = Double(bytes) / Double(samples)
    print("\(name)\t\(bytes)\t\(each)\t\(microseconds(encoding))\t\(microseconds(decoding))")
  }
}
