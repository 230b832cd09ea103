import InkCanvas
import InkDrawing
import InkEditing
import InkScreens
import OverlayConfiguration
import StylusModel
import StylusProtocol

/// The action of new strokes: draw, erase or select, and how.
struct PenSetup {
  let mode: OverlayMode
  let tools: Toolset
  let settings: OverlaySettings
  /// The ruler that they lie next to it, in millimeters from the corner of the layout.
  let ruler: Ruler?

  /// The action of a stroke; nil: none.
  ///
  /// - Parameters:
  ///   - kind: of its tool.
  ///   - stays: whether its ink stays, whatever is done with a pen now.
  func strokePart(
    for kind: ToolKind, stays: Bool, seed: UInt32, began: WallTime
  ) -> StrokePart? {
    if kind == .eraser {
      guard stays || mode == .draw else { return nil }
      return eraser.map { .erases($0, width: tools.eraserWidth) }
    }
    switch tools.tool {
    case .ink: return .draws(style(stays: stays, seed: seed, began: began))
    case .eraser:
      return mode == .draw ? .erases(tools.eraserMode, width: tools.eraserWidth) : nil
    case .lasso: return mode == .draw ? .selects(parts: tools.selectsParts) : nil
    }
  }

  private func style(stays: Bool, seed: UInt32, began: WallTime) -> StrokeStyle {
    let ink = InkChoice(tools)
    var style = StrokeStyle(
      ink: ink.ink, width: ink.width, seed: seed, creationDate: began,
      fate: mode == .ephemeral && !stays ? .fades : .stays)
    style.holding = settings.holding
    style.ruler = ruler
    style.straightens = tools.straightens
    return style
  }

  /// The action of an eraser; nil: none.
  private var eraser: EraserMode? {
    switch settings.eraser {
    case .object: .object
    case .pixel: .pixel
    case .off: nil
    }
  }
}
