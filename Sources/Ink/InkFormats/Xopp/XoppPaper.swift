import InkDrawing

/// The background of a page in Xournal++: an element `background` with a color, a style, and a list
/// of differences from the style's defaults (which its pagetemplates.ini contains as well): `r1` is
/// the distance between lines, in points, and `f1` the color of lines, `af1` on dark paper.
///
/// Version 1.1.3 cuts off the decimals of each number, so `lw`, the thickness of lines, is left
/// out: 0.43 would become 0, and the default 0.5 is close enough.
enum XoppPaper {
  /// The default distances between lines, in points: for ruled paper, and for squares.
  private static let (ruledSpacing, squareSpacing) = (24.0, 14.17)
  private static let lineColor = Color(rgba: 0x40A0_FFFF)
  private static let squareColor = Color(rgba: 0xBDBD_BDFF)

  /// Appends the element.
  static func appendElement(
    _ background: PageBackground?, to text: inout [UInt8], _ losses: inout Losses
  ) {
    let look = background ?? PageBackground()
    losses.add("transparent paper becomes white", if: look.paper == nil)
    text.append("<background type=\"solid\"")
    text.appendMarkup(attribute: "color", XoppColor.hexText(of: look.paper ?? .white))
    // Without paper there are no lines.
    let pattern = look.paper == nil ? .blank : look.pattern
    text.appendMarkup(attribute: "style", style(pattern))
    if pattern != .blank {
      text.append(" config=\"r1=")
      text.appendDecimal(look.spacing * XoppWriter.pointsPerMillimeter, decimals: 4)
      let color = XoppColor.hexText(of: look.ink).dropFirst().prefix(6)
      text.append(",f1=\(color),af1=\(color)\"")
      losses.add("ruled lines begin 28 mm below the top", if: pattern == .ruled)
    }
    text.append("/>\n")
  }

  private static func style(_ pattern: PageBackground.Pattern) -> String {
    switch pattern {
    case .blank: "plain"
    case .ruled: "ruled"
    case .grid: "graph"
    case .dotted: "dotted"
    }
  }

  /// Reads an element; nil for plain white paper, which is the default of every page.
  static func background(_ element: XMLElement, _ losses: inout Losses) -> PageBackground? {
    guard element["type"] == "solid" else {
      losses.add(
        element["type"] == "pdf"
          ? "pages of a PDF below the ink are left out" : "pictures below the ink are left out")
      return nil
    }
    var look = PageBackground()
    if let color = element["color"] {
      look.paper = XoppColor.paper(color) ?? .white
      losses.add("unknown colors of paper became white", if: XoppColor.paper(color) == nil)
    }
    parsePaper(style: element["style"] ?? "plain", into: &look, &losses)
    if look.pattern != .blank { parsePaper(list: element["config"] ?? "", into: &look) }
    return look == PageBackground() ? nil : look
  }

  private static func parsePaper(
    style: String, into look: inout PageBackground, _ losses: inout Losses
  ) {
    let unit = XoppWriter.pointsPerMillimeter
    switch style {
    case "plain": return
    case "ruled", "lined":
      look.pattern = .ruled
      (look.spacing, look.ink) = (ruledSpacing / unit, lineColor)
      losses.add("the margin line of the paper is not kept", if: style == "lined")
      losses.add("ruled lines begin at the top")
    case "graph", "dotted":
      look.pattern = style == "graph" ? .grid : .dotted
      (look.spacing, look.ink) = (squareSpacing / unit, squareColor)
    default: losses.add("the pattern of the paper is not kept")
    }
  }

  private static func parsePaper(list: String, into look: inout PageBackground) {
    for entry in list.split(separator: ",") {
      let parts = entry.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "r1":
        if let points = XMLText.parseNumber(String(parts[1])), points > 0 {
          look.spacing = points / XoppWriter.pointsPerMillimeter
        }
      case "f1": look.ink = XoppColor.color("#" + parts[1].suffix(6)) ?? look.ink
      default: continue
      }
    }
  }
}
