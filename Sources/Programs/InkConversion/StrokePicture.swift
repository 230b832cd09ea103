import CommandSupport
package import InkDrawing
import InkFitting
import InkFormats
import InkGeometry
import LinuxIO
package import StylusModel

/// A picture of finished strokes as SVG: as ``SvgWriter`` writes drawings, in an ink for each kind
/// of tool.
package struct StrokePicture: Sendable {
  /// What the paper shows: a tablet's area, or the ink with a margin where it is nil.
  package var area: Tablet.Area?
  /// The title of the document.
  package var title: String

  /// A picture without strokes.
  package init(area: Tablet.Area? = nil, title: String = "Strokes") {
    self.area = area
    self.title = title
  }

  /// The document, in UTF-8.
  package func svg(of strokes: [CapturedStroke]) -> [UInt8] {
    var drawing = Drawing()
    var leftOut = 0
    for stroke in strokes {
      guard let drawn = Self.drawn(stroke) else {
        leftOut += 1
        continue
      }
      drawing.append(drawn)
    }
    var options = PictureOptions(area: paper(for: drawing), background: Self.paperColor)
    options.title = Terminal.printable(title)
    options.description = counts(of: strokes, leftOut: leftOut)
    return SvgWriter(options: options).bytes(of: drawing).bytes
  }

  private static let paperColor = Color(rgba: 0xFCFB_F6FF)
  /// Around the ink, in millimeters.
  private static let margin = 8.0

  /// A stroke as its tool draws it; nil for one whose values cannot be.
  ///
  /// An eraser is seen where it was, and takes nothing away.
  package static func drawn(_ captured: CapturedStroke) -> Stroke? {
    var sound = captured
    sound.samples = captured.samples.filter(\.canBeDrawn)
    guard !sound.samples.isEmpty else { return nil }
    let (ink, width) = ink(of: captured.tool.kind)
    return try? Stroke(fitting: sound, ink: ink, width: width)
  }

  /// What a tool draws with, and how wide for an average hand, in millimeters.
  private static func ink(of tool: ToolKind) -> (Ink, width: Double) {
    switch tool {
    case .pen: (Ink(.pen, color: Color(rgba: 0x1D2B_53FF)), 0.5)
    case .pencil: (Ink(.pen, color: Color(rgba: 0x4A4A_4AE6)), 0.5)
    case .brush: (Ink(.pen, color: Color(rgba: 0x1453_2DE6)), 1.6)
    case .airbrush: (Ink(.pen, color: Color(rgba: 0x2D6A_7F73)), 2.3)
    case .eraser: (Ink(.monoline, color: Color(rgba: 0xD977_6C59)), 3.5)
    case .mouse, .lens: (Ink(.monoline, color: Color(rgba: 0x7A4F_8FFF)), 0.4)
    }
  }

  private func paper(for drawing: Drawing) -> PictureArea {
    if let area, area.canBeDrawn {
      return .rect(
        Rect(
          x: Double(area.left.value), y: Double(area.top.value), width: Double(area.width.value),
          height: Double(area.height.value)))
    }
    return drawing.count > 0
      ? .ink(margin: Self.margin)
      : .rect(Rect(x: -Self.margin, y: -Self.margin, width: 96, height: 56))
  }

  private func counts(of strokes: [CapturedStroke], leftOut: Int) -> String {
    let samples = strokes.reduce(0) { $0 + $1.samples.count }
    let tenths = strokes.reduce(0) { $0 + max($1.duration.value, 0) / 1_000 } / 100
    let told = "\(strokes.count) strokes, \(samples) samples, \(tenths.decimals(1)) s of ink"
    return leftOut == 0 ? told : told + "; \(leftOut) strokes with impossible values left out"
  }
}
