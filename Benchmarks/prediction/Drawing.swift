import Foundation

/// A picture as SVG, drawn in points.
struct Drawing {
  private var body = ""
  let width: Double
  let height: Double

  /// An empty sheet.
  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  mutating func line(
    _ points: [(Double, Double)], colour: String, width: Double, dash: Bool = false
  ) {
    let list = points.map { String(format: "%.2f,%.2f", $0.0, $0.1) }.joined(separator: " ")
    body +=
      "<polyline points=\"\(list)\" stroke=\"\(colour)\" stroke-width=\"\(width)\""
      + (dash ? " stroke-dasharray=\"6 4\"" : "") + "/>\n"
  }

  mutating func text(_ text: String, x: Double, y: Double, colour: String = "#444") {
    let safe = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    body +=
      String(format: "<text x=\"%.1f\" y=\"%.1f\" fill=\"", x, y) + "\(colour)\">\(safe)</text>\n"
  }

  /// The picture.
  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" font-family="sans-serif" \
    font-size="13">
    <style>polyline{fill:none;stroke-linecap:round;stroke-linejoin:round}</style>
    <rect width="100%" height="100%" fill="#fff"/>
    \(body)</svg>

    """
  }
}
