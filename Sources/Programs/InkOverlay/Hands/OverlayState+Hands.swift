import InkGeometry
import InkScreens
import OverlayConfiguration
import StylusModel
import StylusProtocol
import WaylandClient

// Pointers and fingers.
extension OverlayState {
  /// Whether the mouse and fingers draw.
  var handsDraw: Bool { mode == .draw && handsMayDraw }

  /// Whether the configuration lets them draw, with or without a tablet.
  private var handsMayDraw: Bool {
    settings.hands.applies(withTablet: daemonInk.tablets.hasPenTablet)
  }

  func handleTouch(_ touch: TouchFrame, at now: Timestamp) {
    switch hands.touch(by: touch, mayDraw: handsDraw, on: screens, at: now) {
    case .command(let command): try? perform(command, at: now)
    case .stroke(let step): drawByHand(step, at: now)
    case nil: break
    }
  }

  /// Takes back what the hand drew that lies there when a pen comes near.
  func updateHands(at now: Timestamp) {
    picker.drawsByHand = handsMayDraw
    for screen in screens.all { screen.takesHands = handsDraw }
    let step = hands.strokes.cancelIfNeeded(mayDraw: handsDraw, on: screens)
    if let step { drawByHand(step, at: now) }
  }

  /// Draws as with a pen, whose stroke no daemon has.
  func drawByHand(_ step: HandStrokes.HandStep, at now: Timestamp) {
    switch step {
    case .moves(let stroke, let place, let isFirst):
      if isFirst { daemonInk.beginHandStroke(stroke, as: setup, at: now) }
      draw(daemonInk.handSample(at: place, now), in: stroke, at: now)
    case .ends(let stroke):
      endInk(of: stroke, at: now)
      daemonInk.finishHandStroke(stroke, at: now)
    case .cancels(let stroke):
      letGo(stroke)
      daemonInk.discardStroke(stroke, at: now)
      picker.inkEnded(at: now)
    }
  }
}
