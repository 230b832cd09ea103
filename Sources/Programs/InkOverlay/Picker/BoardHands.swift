import InkGeometry
import InkScreens
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
