import InkGeometry
import InkRendering
import WaylandClient

/// The surface that shows a page: all of an output, above everything, and it takes the input, so
/// that the programs beneath get nothing of the pen.
final class PracticeSheet {
  private let overlay: Overlay
  private var painter: PagePainter?
  /// What each buffer lacks.
  private var stale: [PixelRect] = []
  /// The compositor has not taken the last picture yet.
  private var isWaiting = false

  private static let mostBuffers = 3

  init(on output: OutputID, of compositor: Compositor) throws(WaylandError) {
    overlay = try compositor.makeOverlay(
      on: output, name: "practice", takesInput: true,
      form: compositor.missing.contains(.layerShell) ? .fullScreen : .layer, takesKeys: true)
  }

  /// What became of the surface.
  enum SheetChange { case closed, escaped, resized }

  /// Takes an event of the compositor, if it is about this surface.
  func serve(_ event: CompositorEvent) -> SheetChange? {
    switch event {
    case .configured(overlay.id):
      (painter, stale, isWaiting) = (nil, [], false)
      return .resized
    case .frame(overlay.id, _):
      isWaiting = false
      return nil
    case .closed(overlay.id): return .closed
    case .escaped(overlay.id): return .escaped
    default: return nil
    }
  }

  /// The surface's size in logical pixels; nil before the compositor told.
  var size: (width: Int32, height: Int32)? {
    overlay.geometry.map { ($0.logical.width, $0.logical.height) }
  }

  /// Shows the scene as it is now, if the compositor would take a picture: else a later event says
  /// when to ask again.
  func showScene(_ scene: inout PracticeScene, at now: Double) throws(WaylandError) {
    guard !isWaiting, let geometry = overlay.geometry else { return }
    if overlay.freeBuffer == nil, overlay.bufferCount < Self.mostBuffers {
      try overlay.addBuffer()
      stale.append(
        PixelRect(
          x: 0, y: 0, width: Int(geometry.pixels.width), height: Int(geometry.pixels.height)))
    }
    guard let index = overlay.freeBuffer else { return }
    var painter =
      painter
      ?? PagePainter(
        scene.page, width: Int(geometry.pixels.width), height: Int(geometry.pixels.height))
    let isFirst = self.painter == nil
    self.painter = nil
    var changed = painter.paint(&scene, at: now)
    if isFirst { changed = painter.bounds }
    for number in stale.indices { stale[number] = stale[number].union(changed) }
    overlay.withPixels(of: index) { painter.copyPicture(stale[index], to: &$0) }
    stale[index] = .empty
    self.painter = painter
    guard !changed.isEmpty else { return }
    let damage = [
      DamageBox(
        x: Int32(changed.minX), y: Int32(changed.minY), width: Int32(changed.width),
        height: Int32(changed.height))
    ]
    isWaiting = try overlay.commit(index, damage: damage.span, asksForFrame: true) != nil
  }
}
