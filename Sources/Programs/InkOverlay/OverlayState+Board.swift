import InkEditing
import InkGeometry
import InkScreens
import StylusModel
import WaylandClient

// A board takes the pointer and fingers, for what lies beneath cannot be seen.
extension OverlayState {
  /// A pointer or a finger does something on a surface of ink that neither the ruler nor a bar
  /// wants. While a pen is near it is the hand that lies there, or the compositor's pointer that
  /// follows the pen.
  func moveBoard(_ touch: TouchFrame, isNew: Bool, at now: Timestamp) {
    let place = Point(x: touch.x, y: touch.y)
    if hands.holds(touch.source) {
      guard touch.isDown else { return hands.lift(touch.source) }
      guard let (id, motion) = hands.move(touch.source, to: place), let screen = screens[id]
      else { return }
      guard screen.hasBoard, !screen.isPenNear else { return hands.liftAll() }
      return moveBoard(motion, on: screen, at: now)
    }
    guard isNew, let screen = touch.overlay.flatMap({ screens[$0] }), screen.hasBoard,
      !screen.isPenNear
    else { return }
    hands.touch(touch.source, at: place, on: screen.id)
  }

  private func moveBoard(
    _ motion: BoardHands.BoardMotion, on screen: OutputScreen, at now: Timestamp
  ) {
    let scale = screen.viewport.pixelsPerMillimetre * 25.4 / 96
    var view = screen.viewport
    switch motion {
    case .pans(let way): view.pan(by: way * scale)
    case .follows(let a, let b, let c, let d):
      view.follow((a * scale, b * scale), to: (c * scale, d * scale))
    }
    screen.setViewport(view, at: now)
  }
}
