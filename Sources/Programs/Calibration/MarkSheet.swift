import InkCanvas
import InkGeometry
import InkRendering
import InkScreens
import WaylandClient

/// The surface that shows a calibration's marks: all of an output, above everything, and it takes
/// the input, so the programs beneath get nothing of the pen.
///
///     let sheet = try MarkSheet(on: output, of: compositor)
///     sheet.noteEvent(event) ... try sheet.show(picture, on: place)
final class MarkSheet {
  let output: OutputID
  private let overlay: Overlay
  /// What each buffer has; nil: anything.
  private var drawn = [MarkPicture?](repeating: nil, count: mostBuffers)
  private var shown = ShownPicture<MarkPicture>()

  private static let mostBuffers = 3

  /// Makes the surface; without layers a full-screen window, which lies where it should, too.
  init(on output: OutputID, of compositor: Compositor) throws(WaylandError) {
    self.output = output
    overlay = try compositor.makeOverlay(
      on: output, name: "inkoverlay-calibrate", takesInput: true,
      form: compositor.missing.contains(.layerShell) ? .fullScreen : .layer, takesKeys: true)
  }

  /// The compositor shows pictures on the whole output.
  var isShown: Bool { shown.picture != nil }

  /// What became of the surface.
  enum SheetEvent {
    /// It is shown no more.
    case closed
    /// The user pressed Escape.
    case escaped
  }

  /// Takes an event of the compositor, if it is about this surface.
  func handleEvent(_ event: CompositorEvent) -> SheetEvent? {
    if shown.handleEvent(event, of: overlay.id) == .emptied { drawn = drawn.map { _ in nil } }
    switch event {
    case .closed(overlay.id): return .closed
    case .escaped(overlay.id): return .escaped
    default: break
    }
    return nil
  }

  /// Shows a picture, unless it is there already or there is no room for it: then a later event
  /// says when to ask again.
  ///
  /// - Parameter place: where the output lies in the layout.
  func show(_ picture: MarkPicture, on place: OutputPlace) throws(WaylandError) {
    guard picture != shown.picture, !shown.isWaiting, let geometry = overlay.geometry,
      Double(geometry.logical.width) == place.area.width,
      Double(geometry.logical.height) == place.area.height
    else { return }
    guard let index = try overlay.freeBuffer(of: Self.mostBuffers) else { return }
    let bounds = PixelRect(
      x: 0, y: 0, width: Int(geometry.pixels.width), height: Int(geometry.pixels.height))
    let view = InkTransform.translation(-place.area.min)
      .then(
        .scale(
          x: Double(bounds.width) / place.area.width, y: Double(bounds.height) / place.area.height))
    updateBuffer(picture, in: index, bounds, view)
    let changes = picture.changes(from: shown.picture, view: view) ?? [bounds]
    let damage = changes.map { DamageBox($0.intersection(bounds)) }
    guard try overlay.commit(index, damage: damage.span, asksForFrame: true) != nil else { return }
    shown.markCommitted(picture)
  }

  /// Draws what a buffer has not yet.
  private func updateBuffer(
    _ picture: MarkPicture, in index: Int, _ bounds: PixelRect, _ view: InkTransform
  ) {
    let lacks = picture.changes(from: drawn[index], view: view) ?? [bounds]
    let layout = PixelLayout(bounds: bounds, order: .blueLowest)
    overlay.withPixels(of: index) { pixels in
      for rect in lacks { picture.draw(on: &pixels, layout: layout, view: view, clip: rect) }
    }
    drawn[index] = picture
  }
}
