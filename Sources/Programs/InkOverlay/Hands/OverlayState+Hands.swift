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

  // MARK: Strokes of pens and hands

  func draw(_ sample: Sample, in stroke: StrokeID, at now: Timestamp) {
    let isFirst = daemonInk.isEmpty(stroke)
    if isFirst { picker.endHelp() }
    if isFirst || picker.screen != nil, let place = daemonInk.place(of: sample, in: stroke) {
      // A touch that begins on the picker presses it.
      if isFirst, picker.covers(place, at: now) { return daemonInk.discardStroke(stroke, at: now) }
      picker.inkCame(to: place, by: stroke, isFirst: isFirst, at: now)
      if isFirst, modes.isForeign(place, at: now) {
        return daemonInk.discardStroke(stroke, at: now)
      }
    }
    if isFirst || hands.isHolding(stroke) {
      let contact = daemonInk.contact(of: sample, in: stroke)
      switch hands.touch(by: contact, on: screens, at: now) {
      case .begins: return daemonInk.catchPen(of: stroke, at: now)
      case .lasts: return
      case nil: break
      }
    }
    daemonInk.drawSample(sample, in: stroke, at: now)
    guard let device = daemonInk.device(of: stroke) else { return }
    hold(sample.buttons, on: device, at: now)
  }

  /// A pen or a hand was lifted.
  func endInk(of stroke: StrokeID, at now: Timestamp) {
    liftPen(of: stroke, at: now)
    if picker.panelTap.end(stroke) { daemonInk.discardStroke(stroke, at: now) }
    // Its color is the newest one.
    if daemonInk.draws(stroke) { picker.recordUse(on: screens, at: now) }
    picker.inkEnded(at: now)
  }

  /// A stroke is over: its press is executed.
  func liftPen(of stroke: StrokeID, at now: Timestamp) {
    let command = hands.liftPen(of: stroke, on: screens)
    daemonInk.letGo(stroke)
    if let command { try? perform(command, at: now) }
  }

  /// A stroke never counted.
  func letGo(_ stroke: StrokeID) {
    hands.letGo(stroke)
    daemonInk.letGo(stroke)
  }
}
