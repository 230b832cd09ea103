import InkGeometry
import InkRendering
import InkScreens
import LinuxIO
import StylusModel
import ToolPicker
import WaylandClient

/// The surface that shows the pad, or the handle that offers it, at the lower edge of an output;
/// gone with the value. Where there are no layers it is a window, which our extension of GNOME's
/// shell puts there.
final class PadSurface {
  let output: OutputID
  let isFolded: Bool
  private let overlay: Overlay
  private var shown = ShownPicture<WritingPad>()

  private static let mostBuffers = 2

  init(on output: OutputID, isFolded: Bool, of compositor: Compositor) throws(WaylandError) {
    let hasLayers = compositor.version(of: .layerShell) != nil
    self.output = output
    self.isFolded = isFolded
    let height = isFolded ? WritingPad.foldedHeight : WritingPad.height
    let zone = isFolded ? 0 : WritingPad.zone
    overlay = try compositor.makeOverlay(
      on: output, name: "inkscribe-pad", takesInput: true, form: hasLayers ? .layer : .window,
      takesTouches: true,
      dock: Overlay.Dock(height: UInt32(height), zone: Int32(zone)))
  }

  var id: OverlayID { overlay.id }

  /// How wide it is, in points; nil before the compositor reported it.
  var width: Double? { overlay.geometry.map { Double($0.logical.width) } }

  /// Takes an event; false if it is not about this surface.
  func handleEvent(_ event: CompositorEvent) -> Bool { shown.handleEvent(event, of: id) != nil }

  /// Shows a picture, unless it is there already; where there is no room for it a later event
  /// tells.
  func show(_ pad: WritingPad) throws(WaylandError) {
    guard pad != shown.picture, !shown.isWaiting, let geometry = overlay.geometry else { return }
    let scale = Double(geometry.pixels.width) / Double(geometry.logical.width)
    guard let index = try overlay.freeBuffer(of: Self.mostBuffers) else { return }
    let picture = pad.picture(pixelsPerPoint: scale)
    let (width, height) = (Int(geometry.pixels.width), Int(geometry.pixels.height))
    let bounds = picture.layout.bounds
    overlay.withPixels(of: index) { pixels in
      for y in 0..<height {
        let from = (y - bounds.minY) * picture.layout.rowLength - bounds.minX
        for x in 0..<width {
          let isInside = y >= bounds.minY && y < bounds.maxY && x >= bounds.minX && x < bounds.maxX
          pixels[y * width + x] = isInside ? picture.pixels[from + x] : 0
        }
      }
    }
    overlay.setInput(within: [DamageBox(PixelRect(around: pad.area))])
    let damage = [
      DamageBox(x: 0, y: 0, width: geometry.pixels.width, height: geometry.pixels.height)
    ]
    guard try overlay.commit(index, damage: damage.span, asksForFrame: true) != nil else { return }
    shown.markCommitted(pad)
  }
}
