import InkDrawing
import InkGeometry

/// The contents of a PDF page other than its strokes.
struct PdfSheet {
  /// The part of the drawing, in millimeters.
  let area: Rect
  /// The background; nil if it is not specified.
  let background: PageBackground?
  /// The text of its parts.
  let texts: [PictureText]

  /// Appends operators that paint the paper, in millimeters.
  ///
  /// - Parameter color: the color of unspecified paper.
  /// - Returns: the graphics states that the operators use.
  func appendPaper(to text: inout [UInt8], background color: Color?) -> Set<PdfState> {
    var states: Set<PdfState> = []
    if let color = background == nil ? color : background?.paper {
      use(PdfState(opacity: Double(color.alpha)), in: &states, &text)
      text.appendOperands(pdfColor: color)
      text.append("rg\n")
      text.appendOperands(pdfNumbers: area.min.x, area.min.y, area.width, area.height)
      text.append("re f\n")
    }
    // Without paper there are no lines.
    if let background, background.paper != nil { appendPattern(background, to: &text, &states) }
    return states
  }

  private func use(_ state: PdfState, in states: inout Set<PdfState>, _ text: inout [UInt8]) {
    state.appendOperator(to: &text)
    states.insert(state)
  }

  private func appendPattern(
    _ look: PageBackground, to text: inout [UInt8], _ states: inout Set<PdfState>
  ) {
    guard let lines = look.lines(in: area) else { return }
    use(PdfState(opacity: Double(look.ink.alpha)), in: &states, &text)
    text.appendOperands(pdfColor: look.ink)
    text.append("RG\n")
    let isDotted = look.pattern == .dotted
    text.appendOperands(pdfNumbers: isDotted ? PageBackground.dotWidth : PageBackground.lineWidth)
    // With round ends, lines of length zero are dots.
    text.append(isDotted ? "w 1 J\n" : "w 0 J\n")
    for row in lines.rows {
      let y = Double(row) * look.spacing
      if isDotted {
        for column in lines.columns {
          appendLine(from: Point(x: Double(column) * look.spacing, y: y), to: nil, &text)
        }
      } else {
        appendLine(from: Point(x: area.min.x, y: y), to: Point(x: area.max.x, y: y), &text)
      }
    }
    if look.pattern == .grid {
      for column in lines.columns {
        let x = Double(column) * look.spacing
        appendLine(from: Point(x: x, y: area.min.y), to: Point(x: x, y: area.max.y), &text)
      }
    }
    text.append("S\n")
  }

  /// Appends a line; a dot if it has no end.
  private func appendLine(from start: Point, to end: Point?, _ text: inout [UInt8]) {
    guard area.contains(start) else { return }
    let end = end ?? start
    text.appendOperands(pdfNumbers: start.x, start.y)
    text.append("m ")
    text.appendOperands(pdfNumbers: end.x, end.y)
    text.append("l\n")
  }
}
