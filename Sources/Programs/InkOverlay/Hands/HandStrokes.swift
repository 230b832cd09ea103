import InkCanvas
import InkGeometry
import InkScreens
import StylusModel
import WaylandClient

/// The strokes of the mouse and of fingers: one at a time.
///
///     let step = strokes.trackTouch(touch, isNew: isNew, mayDraw: mayDraw, on: screens, at: now)
///
/// Nothing is drawn while a pen is near, for then it is the hand that lies there, or the
/// compositor's pointer that follows the pen; a stroke that is open then is taken back. Two fingers
/// that come together do not draw.
struct HandStrokes {
  private var held: DrawingHand?
  private var number: UInt64 = 0

  /// What becomes of a stroke; places are of the layout.
  enum HandStep: Hashable {
    case moves(StrokeID, Point, isFirst: Bool)
    case ends(StrokeID)
    case cancels(StrokeID)
  }

  /// A finger that drew, and acts together with another one from now on.
  struct FirstFinger {
    let source: TouchFrame.TouchSource
    /// In points of the surface.
    let place: Point
    let screen: ScreenID
  }

  private struct DrawingHand {
    let stroke: StrokeID
    let source: TouchFrame.TouchSource
    let screen: ScreenID
    let began: Timestamp
    var place: Point
  }

  /// The numbers are none of the daemon's, which begin at 1.
  private static let first: UInt64 = 1 << 62
  /// The time in which a second finger comes with the first.
  private static let together = Microseconds.milliseconds(250)

  /// Whether this mouse or finger draws.
  func isDrawing(_ source: TouchFrame.TouchSource) -> Bool { held?.source == source }

  /// A pointer or a finger acts on a surface of ink; nil: it draws nothing.
  mutating func trackTouch(
    _ touch: TouchFrame, isNew: Bool, mayDraw: Bool, on screens: Screens, at now: Timestamp
  ) -> HandStep? {
    if let held, held.source == touch.source {
      return goOn(held, with: touch, mayDraw: mayDraw, on: screens)
    }
    guard held == nil, isNew, mayDraw, let screen = touch.overlay.flatMap({ screens[$0] }),
      !screen.isPenNear
    else { return nil }
    number += 1
    let place = Point(x: touch.x, y: touch.y)
    let stroke = StrokeID(rawValue: Self.first + number)
    held = DrawingHand(
      stroke: stroke, source: touch.source, screen: screen.id, began: now, place: place)
    return .moves(stroke, place + screen.page.shownPlace.area.min, isFirst: true)
  }

  private mutating func goOn(
    _ stroke: DrawingHand, with touch: TouchFrame, mayDraw: Bool, on screens: Screens
  ) -> HandStep {
    guard mayDraw, !touch.isCancelled, let screen = screens[stroke.screen], !screen.isPenNear
    else {
      held = nil
      return .cancels(stroke.stroke)
    }
    guard touch.isDown else {
      held = nil
      return .ends(stroke.stroke)
    }
    let place = Point(x: touch.x, y: touch.y)
    held?.place = place
    return .moves(stroke.stroke, place + screen.page.shownPlace.area.min, isFirst: false)
  }

  /// A second finger comes down: if both came together, the stroke of the first is taken back.
  mutating func join(
    _ touch: TouchFrame, at now: Timestamp
  ) -> (step: HandStep, finger: FirstFinger)? {
    guard let held, touch.isDown, held.source != touch.source, held.source != .pointer,
      touch.source != .pointer, now - held.began < Self.together
    else { return nil }
    self.held = nil
    return (
      .cancels(held.stroke),
      FirstFinger(source: held.source, place: held.place, screen: held.screen)
    )
  }

  /// A pen has come near, or hands no longer draw: what an open stroke drew is taken back.
  mutating func cancelIfNeeded(mayDraw: Bool, on screens: Screens) -> HandStep? {
    guard let held, !mayDraw || screens[held.screen]?.isPenNear != false else { return nil }
    self.held = nil
    return .cancels(held.stroke)
  }

  /// The compositor is gone: an open stroke ends as it is.
  mutating func endStroke() -> HandStep? {
    defer { held = nil }
    return held.map { .ends($0.stroke) }
  }
}
