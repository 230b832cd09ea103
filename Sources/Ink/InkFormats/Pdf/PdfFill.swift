import InkDrawing

/// The operators that fill a shape, while its parts come.
///
/// Those of the lowest layer go out at once, those of the others when the shape is whole.
struct PdfFill {
  private let color: Color
  private let decimals: Int
  /// What the layers are painted with, in thousandths.
  let opacities: [Int]
  /// The boundaries of the layers above the lowest.
  private var upper: [[UInt8]]

  init(_ shape: PaintedShape, decimals: Int) {
    color = shape.color
    self.decimals = decimals
    opacities = shape.opacities.map { Self.thousandths($0) }
    upper = shape.opacities.dropFirst().map { _ in [] }
  }

  /// An opacity as the names of graphics states count it.
  static func thousandths(_ opacity: Double) -> Int { Int((opacity * 1_000).rounded()) }

  /// What stands before the first part.
  var beginning: [UInt8] {
    var text: [UInt8] = []
    text.append(pdfColor: color)
    text.append("rg\n/a\(opacities[0]) gs\n")
    return text
  }

  /// What a part adds at once.
  mutating func add(_ part: [[Outline]]) -> [UInt8] {
    var text: [UInt8] = []
    text.append(pdfPath: part[0], decimals: decimals)
    for index in upper.indices {
      upper[index].append(pdfPath: part[index + 1], decimals: decimals)
    }
    return text
  }

  /// Calls with what stands behind the last part, piece by piece.
  func end(_ send: ([UInt8]) -> Void) {
    send(Array("f\n".utf8))
    for (path, opacity) in zip(upper, opacities.dropFirst()) {
      send(Array("/a\(opacity) gs\n".utf8))
      send(path)
      send(Array("f\n".utf8))
    }
  }
}
