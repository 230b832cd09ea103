import InkGeometry
import InkRendering
import InkScreens
import LinuxIO
import StylusModel
import ToolPicker
import WaylandClient

/// The surface that shows the picker on an output: as large as that, above its ink, and
/// transparent; only where the picker is it takes input.
///
///     let screen = try PickerScreen(on: output, of: compositor)
///     screen.noteEvent(event) ... try screen.show(scene, takingInput: rects)
///
/// So places do not move under the pen that drags the picker, and dragging asks nothing of the
/// compositor but another picture. It is committed only when the picture changes. While the ink's
/// surface shows the picker, this one is empty, and its input follows the picker.
final class PickerScreen {
  let output: OutputID
  private let overlay: Overlay
  private var painter = PickerPainter(scale: 1)
  /// The contents of each buffer; nil: no picker.
  private var drawn = [PickerScene?](repeating: nil, count: mostBuffers)
  private var shown = ShownPicture<PickerImage>()
  /// When a picture was committed last.
  private(set) var lastCommit: Timestamp?

  /// The visible part, and where it takes input.
  private struct PickerImage: Equatable {
    let scene: PickerScene
    let input: [Rect]
  }

  private static let mostBuffers = 2

  /// Makes the surface; without layers a window, whose position the compositor chooses.
  init(on output: OutputID, of compositor: Compositor) throws(WaylandError) {
    self.output = output
    overlay = try compositor.makeOverlay(
      on: output, name: "inkoverlay-picker", takesInput: false, takesTouches: true)
  }

  var id: OverlayID { overlay.id }

  /// The output's size in points; nil before the compositor reported it.
  var area: Size? {
    overlay.geometry.map {
      Size(width: Double($0.logical.width), height: Double($0.logical.height))
    }
  }

  /// Whether the picker can be seen.
  var isShown: Bool { shown.picture != nil }

  /// The compositor has not taken the last picture yet.
  var isWaiting: Bool { shown.isWaiting }

  /// Takes an event; whether it is about this surface, so that there may be something to show.
  func handleEvent(_ event: CompositorEvent) -> Bool {
    guard let change = shown.handleEvent(event, of: id) else { return false }
    if change == .emptied { drawn = drawn.map { _ in nil } }
    return true
  }

  /// Shows a picture, unless it is there already.
  ///
  /// - Returns: false if it is not on its way: there is no room for it, of which a later event
  ///   tells.
  func show(_ scene: PickerScene, takingInput rects: [Rect]) throws(WaylandError) -> Bool {
    let image = PickerImage(scene: scene, input: rects)
    guard image != shown.picture else { return true }
    guard !isWaiting, let geometry = overlay.geometry else { return false }
    let scale = Double(geometry.pixels.width) / Double(geometry.logical.width)
    if painter.scale != scale { painter = PickerPainter(scale: scale) }
    guard let index = try overlay.freeBuffer(of: Self.mostBuffers) else { return false }
    let bounds = PixelRect(
      x: 0, y: 0, width: Int(geometry.pixels.width), height: Int(geometry.pixels.height))
    updateBuffer(scene, in: index, bounds)
    overlay.setInput(within: rects.map { DamageBox(PixelRect(around: $0)) })
    let damage = scene.changes(from: shown.picture?.scene, scale: scale).map {
      DamageBox($0.intersection(bounds))
    }
    guard try overlay.commit(index, damage: damage.span, asksForFrame: true) != nil else {
      return false
    }
    shown.markCommitted(image)
    lastCommit = .now
    return true
  }

  /// Draws what a buffer has not yet.
  private func updateBuffer(_ scene: PickerScene, in index: Int, _ bounds: PixelRect) {
    let lacks = scene.changes(from: drawn[index], scale: painter.scale)
    let layout = PixelLayout(bounds: bounds, order: .blueLowest)
    overlay.withPixels(of: index) { pixels in
      for area in lacks { painter.draw(scene, on: &pixels, layout: layout, clip: area) }
    }
    drawn[index] = scene
  }
}
