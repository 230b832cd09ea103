package import StylusModel

/// A mark that people draw over a text to change it.
package enum EditingMark: String, CaseIterable, Hashable, Sendable {
  /// To and fro, from the left.
  case scratchOut
  /// Around, from the top, and a little over its beginning.
  case circle
  /// From the left to the right.
  case line
  /// Downwards.
  case verticalLine
  /// Two legs that meet above, from the left.
  case caretAbove
  /// Two legs that meet below, from the left.
  case caretBelow

  func stroke(in frame: Frame) -> PlannedStroke {
    switch self {
    case .scratchOut:
      frame.stroke(
        (0...6).map { turn -> Frame.FramePoint in
          (turn % 2 == 0 ? 0 : 1, Double(turn) / 6, 0)
        })
    case .circle:
      frame.stroke([
        (0.5, 0, 0), (0, 0.5, -90), (0.5, 1, -90), (1, 0.5, -90), (0.5, 0, -90), (0.36, 0.05, -25),
      ])
    case .line: frame.straightStroke(0, 0.5, to: 1, 0.5)
    case .verticalLine: frame.straightStroke(0.5, 0, to: 0.5, 1)
    case .caretAbove: frame.stroke([(0, 1, 0), (0.5, 0, 0), (1, 1, 0)])
    case .caretBelow: frame.stroke([(0, 0, 0), (0.5, 1, 0), (1, 0, 0)])
    }
  }
}

extension Sketch {
  /// Draws a mark once, with this width and height in millimeters, at the speed of handwriting.
  ///
  /// - Returns: the samples of a tablet at 200 Hz, with the approach and the departure.
  package func drawMark(_ mark: EditingMark, width: Double, height: Double) -> [Sample] {
    var session = Session(style: style, sensor: Sensor(rate: 200), seed: seed)
    let frame = Frame(origin: Vector(20, 20), width: width, height: height)
    let drawing = PlannedDrawing(
      strokes: [mark.stroke(in: frame)], unit: max(1, 0.4 * min(width, height)), cornerRest: 0.03)
    return session.drawStay(drawing)
  }
}
