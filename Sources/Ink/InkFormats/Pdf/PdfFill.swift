import InkDrawing

/// The operators that fill a shape, while its parts come.
///
/// Those of the lowest layer go out at once, those of the others when the shape is whole.
struct PdfFill {
  private let color: Color
  private let decimals: Int
  /// What the layers are painted with.
  let states: [PdfState]
  /// The boundaries of the layers above the lowest.
  private var upper: [[UInt8]]

  init(_ shape: PaintedShape) {
    color = shape.color
    decimals = shape.decimals
    // Beside pixels an outline is there to be selected, and not to be seen.
    states =
      shape.raster == nil
      ? shape.opacities.map { PdfState(opacity: $0, mixing: shape.mixing) }
      : [PdfState(opacity: 0)]
    upper = states.dropFirst().map { _ in [] }
  }

  /// What stands before the first part.
  var beginning: [UInt8] {
    var text: [UInt8] = []
    text.appendOperands(pdfColor: color)
    text.append("rg\n")
    states[0].appendOperator(to: &text)
    return text
  }

  /// What a part adds at once.
  mutating func appendPart(_ part: [[Outline]]) -> [UInt8] {
    var text: [UInt8] = []
    text.appendOperators(pdfPath: part[0], decimals: decimals)
    for index in upper.indices {
      upper[index].appendOperators(pdfPath: part[index + 1], decimals: decimals)
    }
    return text
  }

  /// Calls with what stands behind the last part, piece by piece.
  func sendRest(_ send: ([UInt8]) -> Void) {
    send(Array("f\n".utf8))
    for (path, state) in zip(upper, states.dropFirst()) {
      var choice: [UInt8] = []
      state.appendOperator(to: &choice)
      send(choice)
      send(path)
      send(Array("f\n".utf8))
    }
  }
}
