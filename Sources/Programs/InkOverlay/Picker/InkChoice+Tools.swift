import InkCanvas
import InkDrawing
import InkEditing
import OverlayConfiguration
import StylusModel
import StylusProtocol

extension InkChoice {
  /// The ink of a set of tools.
  init(_ tools: Toolset) {
    self.init(tools.inkType, InkColor(tools.ink.color), width: tools.width)
  }

  /// Has a set of tools draw with it.
  func choose(in tools: inout Toolset) {
    tools.choose(.ink(type))
    tools.setColor(ink.color)
    tools.setOpacity(ink.color.alpha)
    tools.setWidth(width)
  }
}

extension Toolset {
  /// The tools of a user who has none yet.
  static var firstStart: Toolset {
    var tools = Toolset()
    InkChoice().choose(in: &tools)
    return tools
  }
}

extension InkColor {
  /// A color in four bytes.
  fileprivate init(_ color: Color) {
    func level(_ part: Float) -> UInt32 { UInt32((part * 255).rounded()) }
    self.init(
      rgba: level(color.red) << 24 | level(color.green) << 16 | level(color.blue) << 8
        | level(color.alpha))
  }
}
