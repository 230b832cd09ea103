import LinuxIO
package import StylusModel

/// A picture of finished strokes as SVG, in millimetres, as wide as the pen was pressed.
package struct StrokePicture: Sendable {
  /// What the paper shows: a tablet's area, or the ink with a margin where it is nil.
  package var area: Tablet.Area?
  /// The title of the document.
  package var title: String
  /// Whether a line below the picture tells how much ink there is.
  package var isCaptioned: Bool
  /// The most bytes that the strokes may take; those that come after are left out and counted.
  package var limit: Int

  /// A picture without strokes.
  package init(
    area: Tablet.Area? = nil, title: String = "Strokes", isCaptioned: Bool = true,
    limit: Int = 64 << 20
  ) {
    self.area = area
    self.title = title
    self.isCaptioned = isCaptioned
    self.limit = limit
  }

  /// The document, in UTF-8.
  package func svg(of strokes: [CapturedStroke]) -> [UInt8] {
    let (ink, left) = ink(of: strokes)
    let paper = paper(for: strokes)
    let foot = isCaptioned ? Self.captionHeight : 0
    let (x, y) = (decimal(thousandths(paper.left.value)), decimal(thousandths(paper.top.value)))
    let width = decimal(thousandths(paper.width.value))
    let height = decimal(thousandths(paper.height.value + foot))
    var bytes: [UInt8] = []
    bytes.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)mm" height="\(height)mm" \
      viewBox="\(x) \(y) \(width) \(height)">
      <title>\(escaped(title))</title>
      <desc>\(counts(of: strokes, leftOut: left))</desc>
      <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)" fill="#fcfbf6"/>

      """)
    bytes += ink
    if isCaptioned { bytes.append(caption(counts(of: strokes, leftOut: left), below: paper)) }
    bytes.append("</svg>\n")
    return bytes
  }

  private static let captionHeight: Float = 6

  /// The strokes, one path each, and how many found no room.
  private func ink(of strokes: [CapturedStroke]) -> (bytes: [UInt8], leftOut: Int) {
    var bytes: [UInt8] = []
    for (index, stroke) in strokes.enumerated() {
      let nib = InkNib(stroke.tool.kind)
      let path = InkOutline(InkSpine(stroke.samples, nib: nib)).path.bytes
      if path.isEmpty { continue }
      guard bytes.count + path.count + 100 <= limit else { return (bytes, strokes.count - index) }
      let opacity = nib.opacity < 1 ? " opacity=\"\(decimal(thousandths(nib.opacity)))\"" : ""
      bytes.append("<path fill=\"\(nib.colour)\"\(opacity) d=\"")
      bytes += path
      bytes.append("\"/>\n")
    }
    return (bytes, 0)
  }

  private func paper(for strokes: [CapturedStroke]) -> Tablet.Area {
    if let area, area.canBeDrawn { return area }
    var (left, top, right, bottom) = (
      Float.infinity, Float.infinity, -Float.infinity, -Float.infinity
    )
    for sample in strokes.lazy.flatMap(\.samples) where sample.canBeDrawn {
      (left, right) = (min(left, sample.x.value), max(right, sample.x.value))
      (top, bottom) = (min(top, sample.y.value), max(bottom, sample.y.value))
    }
    if left > right { (left, top, right, bottom) = (0, 0, 80, 40) }
    let margin: Float = 8
    return Tablet.Area(
      left: Millimetres(left - margin), top: Millimetres(top - margin),
      width: Millimetres(right - left + 2 * margin), height: Millimetres(bottom - top + 2 * margin))
  }

  private func counts(of strokes: [CapturedStroke], leftOut: Int) -> String {
    let samples = strokes.reduce(0) { $0 + $1.samples.count }
    let tenths = strokes.reduce(0) { $0 + max($1.duration.value, 0) / 1_000 } / 100
    let told =
      "\(strokes.count) strokes, \(samples) samples, \(tenths / 10).\(tenths % 10) s of ink"
    return leftOut == 0 ? told : told + "; \(leftOut) strokes left out for size"
  }

  private func caption(_ text: String, below paper: Tablet.Area) -> String {
    let x = decimal(thousandths(paper.left.value + 4))
    let y = decimal(thousandths(paper.top.value + paper.height.value + Self.captionHeight - 3))
    return """
      <text x="\(x)" y="\(y)" font-family="sans-serif" font-size="2.6" fill="#8a8577">\(text)</text>

      """
  }
}

/// The text as XML may hold it.
private func escaped(_ text: String) -> String {
  var shown = ""
  for character in Terminal.printable(text) {
    switch character {
    case "&": shown += "&amp;"
    case "<": shown += "&lt;"
    case ">": shown += "&gt;"
    default: shown.append(character)
    }
  }
  return shown
}
