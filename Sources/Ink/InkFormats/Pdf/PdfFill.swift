import InkDrawing

/// The operators that fill a shape, written incrementally.
///
/// Those of the lowest layer are written immediately, and those of the others when the shape is
/// complete.
struct PdfFill {
  private let color: Color
  private let decimals: Int
  /// The graphics states of the layers.
  let states: [PdfState]
  /// The boundaries of the layers above the lowest.
  private var upper: [[UInt8]]

  init(_ shape: PaintedShape) {
    color = shape.color
    decimals = shape.decimals
    // Next to pixels, an invisible outline allows selecting the shape.
    states =
      shape.raster == nil
      ? shape.opacities.map { PdfState(opacity: $0, mixing: shape.mixing) }
      : [PdfState(opacity: 0)]
    upper = states.dropFirst().map { _ in [] }
  }

  /// The operators before the first part.
  var beginning: [UInt8] {
    var text: [UInt8] = []
    text.appendOperands(pdfColor: color)
    text.append("rg\n")
    states[0].appendOperator(to: &text)
    return text
  }

  /// Returns the operators of a part that are written immediately.
  mutating func appendPart(_ part: [[Outline]]) -> [UInt8] {
    var text: [UInt8] = []
    text.appendOperators(pdfPath: part[0], decimals: decimals)
    for index in upper.indices {
      upper[index].appendOperators(pdfPath: part[index + 1], decimals: decimals)
    }
    return text
  }

  /// Calls `send` with the operators after the last part, in pieces.
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
