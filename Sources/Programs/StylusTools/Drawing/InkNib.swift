package import StylusModel

/// How a tool's ink looks on paper.
package struct InkNib: Hashable, Sendable {
  /// Half the width of the line without force and with full force, in millimetres.
  let thinnest: Float
  let thickest: Float
  /// The colour, as SVG writes it.
  let colour: String
  /// How much of the paper it covers, 0...1.
  let opacity: Float

  /// The nib of a tool.
  package init(_ tool: ToolKind) {
    switch tool {
    case .pen: self.init(0.06, 0.4, "#1d2b53", 1)
    case .pencil: self.init(0.08, 0.4, "#4a4a4a", 0.9)
    case .brush: self.init(0.15, 1.5, "#14532d", 0.9)
    case .airbrush: self.init(0.3, 2, "#2d6a7f", 0.45)
    case .eraser: self.init(1, 2.5, "#d9776c", 0.35)
    case .mouse, .lens: self.init(0.2, 0.2, "#7a4f8f", 1)
    }
  }

  private init(_ thinnest: Float, _ thickest: Float, _ colour: String, _ opacity: Float) {
    (self.thinnest, self.thickest) = (thinnest, thickest)
    (self.colour, self.opacity) = (colour, opacity)
  }

  /// Half the width of the line under a force; a device without force writes with half of it.
  func radius(_ pressure: Fraction?) -> Float {
    thinnest + (thickest - thinnest) * (pressure?.value ?? 0.5)
  }
}
