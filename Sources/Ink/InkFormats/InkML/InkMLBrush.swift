import InkDrawing
import InkGeometry
import Units

/// The InkML description of an ink and its typical tip.
struct InkMLBrush: Hashable {
  private let type: InkType
  private let color: UInt32
  /// The mean width of the tip, in hundredths of a millimeter.
  private let width: Int
  private let height: Int

  /// Creates the brush of a stroke; its tip is the mean of the points' tips.
  init(_ stroke: Stroke) {
    let scale = abs(stroke.transform.determinant).squareRoot()
    let count = Double(max(1, stroke.path.count))
    func hundredths(_ sum: Double) -> Int {
      Int(min(1e9, max(1, (sum / count * scale * 100).rounded())))
    }
    type = stroke.ink.type
    color = stroke.ink.color.rgba
    width = hundredths(stroke.path.reduce(0) { $0 + max(0, $1.size.width) })
    height = hundredths(stroke.path.reduce(0) { $0 + max(0, $1.size.height) })
  }

  /// Appends the definition of the brush.
  func appendDefinition(to text: inout [UInt8], number: Int) {
    text.append("<brush xml:id=\"b\(number)\">\n")
    appendProperty(length: "width", width, to: &text)
    appendProperty(length: "height", height, to: &text)
    appendProperty("color", "#" + (color >> 8).digits(6, radix: 16), to: &text)
    appendProperty("transparency", "\(255 - color & 0xFF)", to: &text)
    appendProperty("tip", "ellipse", to: &text)
    if type == .marker { appendProperty("rasterOp", "maskPen", to: &text) }
    appendProperty("fitToCurve", "false", to: &text)
    appendProperty("ignorePressure", "false", to: &text)
    text.append("<annotation type=\"ink\">")
    text.append(type.inkMLName)
    text.append("</annotation>\n</brush>\n")
  }

  private func appendProperty(length name: String, _ hundredths: Int, to text: inout [UInt8]) {
    text.append("<brushProperty")
    text.appendMarkup(attribute: "name", name)
    text.append(" value=\"")
    text.appendDecimal(Double(hundredths) / 100, decimals: 2)
    text.append("\" units=\"mm\"/>\n")
  }

  private func appendProperty(_ name: String, _ value: String, to text: inout [UInt8]) {
    text.append("<brushProperty")
    text.appendMarkup(attribute: "name", name)
    text.appendMarkup(attribute: "value", value)
    text.append("/>\n")
  }
}

extension InkType {
  /// The name in files.
  var inkMLName: String { self == .fountainPen ? "fountainPen" : name }

  /// Returns the ink with a name.
  init?(inkMLName: String) {
    guard let type = Self.allCases.first(where: { $0.inkMLName == inkMLName }) else { return nil }
    self = type
  }
}
