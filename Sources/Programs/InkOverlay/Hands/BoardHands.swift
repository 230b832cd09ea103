import InkEditing
import InkGeometry
import InkScreens
import StylusModel
import WaylandClient

/// The pointer and the fingers on a board: one takes the page along, two zoom and turn it too.
struct BoardHands {
  private var held: [(source: TouchFrame.TouchSource, place: Point)] = []
  private var screen: ScreenID?

  /// What hands did with the page, in points of the output.
  enum BoardMotion: Hashable {
    case pans(Point)
    case follows(from: Point, Point, to: Point, Point)
  }

  /// More do nothing.
  private static let most = 2

  func holds(_ source: TouchFrame.TouchSource) -> Bool { held.contains { $0.source == source } }

  /// Somebody touches the board of a screen; of another than others already do, it does nothing.
  mutating func touch(_ source: TouchFrame.TouchSource, at place: Point, on screen: ScreenID) {
    if held.isEmpty { self.screen = screen }
    guard screen == self.screen, held.count < Self.most else { return }
    held.append((source, place))
  }

  /// Who touches it is elsewhere; on which screen what came of that; nil: nothing.
  mutating func move(
    _ source: TouchFrame.TouchSource, to place: Point
  ) -> (screen: ScreenID, motion: BoardMotion)? {
    guard let screen, let index = held.firstIndex(where: { $0.source == source }),
      held[index].place != place
    else { return nil }
    let before = held
    held[index].place = place
    guard held.count == 2 else { return (screen, .pans(place - before[0].place)) }
    return (
      screen,
      .follows(
        from: before[0].place, before[1].place, to: held[0].place, held[1].place)
    )
  }

  mutating func lift(_ source: TouchFrame.TouchSource) { held.removeAll { $0.source == source } }

  mutating func liftAll() { held = [] }
}

// A board takes the pointer and fingers, for what is below cannot be seen.
extension BoardHands {
  /// A pointer or a finger acts on a surface of ink, outside the ruler and the bars. While a pen is
  /// near it is the hand that lies there, or the compositor's pointer that follows the pen.
  mutating func drag(by touch: TouchFrame, isNew: Bool, on screens: Screens, at now: Timestamp) {
    let place = Point(x: touch.x, y: touch.y)
    if holds(touch.source) {
      guard touch.isDown else { return lift(touch.source) }
      guard let (id, motion) = move(touch.source, to: place), let screen = screens[id]
      else { return }
      guard screen.hasBoard, !screen.isPenNear else { return liftAll() }
      return screen.followHands(motion, at: now)
    }
    guard isNew, let screen = touch.overlay.flatMap({ screens[$0] }), screen.hasBoard,
      !screen.isPenNear
    else { return }
    self.touch(touch.source, at: place, on: screen.id)
  }
}

extension OutputScreen {
  fileprivate func followHands(_ motion: BoardHands.BoardMotion, at now: Timestamp) {
    let scale = viewport.pixelsPerMillimeter * 25.4 / 96
    var view = viewport
    switch motion {
    case .pans(let way): view.pan(by: way * scale)
    case .follows(let a, let b, let c, let d):
      view.follow((a * scale, b * scale), to: (c * scale, d * scale))
    }
    page.setViewport(view, at: now)
  }
}
