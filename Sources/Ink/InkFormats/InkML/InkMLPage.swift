import InkDrawing
import InkGeometry

/// Our annotation between groups of traces, which begins a page and contains its background.
///
///     <annotationXML type="stylusd">
///     <page xmlns="urn:stylusd:page:1" down="310" pattern="ruled" spacing="8"
///       line="0.7 0.8 0.9 1" paper="1 1 1 1"/></annotationXML>
///
/// InkML has no pages. So that other programs show all of them, the traces of each page are moved
/// down by `down` millimeters; strokes that are stored exactly are not moved. Colors are red,
/// green, blue and alpha from 0 to 1.
struct InkMLPage {
  static let namespace = "urn:stylusd:page:1"

  /// The background of the page; nil if it is not specified.
  let background: PageBackground?
  /// The distance by which its traces are moved down, in millimeters.
  let shift: Double

  init(background: PageBackground?, shift: Double) {
    (self.background, self.shift) = (background, shift)
  }

  /// The transform from the page to the traces.
  var toTraces: InkTransform { .translation(Point(x: 0, y: shift)) }

  /// The transform from the traces to the page.
  var toPage: InkTransform { .translation(Point(x: 0, y: -shift)) }

  /// Appends the annotation.
  func appendAnnotation(to text: inout [UInt8]) {
    text.append("<annotationXML type=\"stylusd\"><page")
    text.appendMarkup(attribute: "xmlns", Self.namespace)
    text.append(" down=\"")
    text.appendDecimal(shift, decimals: 0)
    text.append("\"")
    if let background {
      text.appendMarkup(attribute: "pattern", background.pattern.rawValue)
      text.append(" spacing=\"")
      text.appendDecimal(exact: background.spacing)
      text.append("\"")
      text.appendMarkup(attribute: "line", Self.colorComponents(background.ink))
      if let paper = background.paper {
        text.appendMarkup(attribute: "paper", Self.colorComponents(paper))
      }
    }
    text.append("/></annotationXML>\n")
  }

  /// Reads an annotation; nil if it is of another kind.
  init?(_ annotation: XMLElement) {
    guard annotation["type"] == "stylusd", let page = annotation.child("page"),
      page.namespace == Self.namespace
    else { return nil }
    shift = XMLText.parseNumber(page["down"]) ?? 0
    guard let pattern = page["pattern"].flatMap(PageBackground.Pattern.init) else {
      background = nil
      return
    }
    var look = PageBackground(pattern, paper: page["paper"].flatMap(Self.color))
    if let spacing = XMLText.parseNumber(page["spacing"]) { look.spacing = spacing }
    if let line = page["line"].flatMap(Self.color) { look.ink = line }
    background = look
  }

  private static func colorComponents(_ color: Color) -> String {
    "\(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }

  private static func color(_ words: String) -> Color? {
    guard let parts = XMLText.numbers(words), parts.count == 4,
      parts.allSatisfy({ (0...1).contains($0) })
    else { return nil }
    return Color(
      red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]), alpha: Float(parts[3]))
  }
}
