import InkCanvas
import InkEditing
import InkGeometry
import InkScreens
import StylusModel
import WaylandClient

// On which output it lies, and what touches it there.
extension OverlayRuler {
  /// It lies on the output where it was, otherwise where the pen is, otherwise where the picker is.
  mutating func lie(among screens: Screens, at now: Timestamp) {
    let present = screens.all.lazy.filter { $0.output != nil }
    let own = screen
    let chosen =
      present.first { $0.id == own } ?? present.first(where: \.isPenNear)
      ?? present.first(where: \.liesBeneathPicker) ?? present.first
    guard let chosen else { return takeAway() }
    lie(on: chosen, at: now)
  }

  /// The ruler that a stroke lies next to which begins now, in millimeters from the corner of the
  /// layout.
  func inLayout(of screens: Screens) -> Ruler? {
    guard let screen = screen.flatMap({ screens[$0] }) else { return nil }
    return ruler?.moved(by: screen.place.area.min.millimeters)
  }

  /// A pen draws; whether it is about the ruler, and no ink: the pen touched that first.
  mutating func drag(by contact: PenContact, on screens: Screens, at now: Timestamp) -> Bool {
    guard let screen = screen.flatMap({ screens[$0] }) else { return false }
    if holds(contact.holder) {
      guard let place = contact.held else { return true }
      move(contact.holder, to: screen.place.toMillimeters.applied(to: place), at: now)
      return true
    }
    guard let place = contact.start, screen.place.area.contains(place) else { return false }
    let own = screen.place.toMillimeters.applied(to: place)
    // Just next to the edge it draws along it.
    return ruler?.edge(for: own) == nil
      && touch(contact.holder, at: own, turnsAtEnds: true, at: now)
  }

  /// A pointer or a finger does something on a surface of ink; whether it is about the ruler.
  mutating func drag(
    by touch: TouchFrame, isNew: Bool, on screens: Screens, at now: Timestamp
  ) -> Bool {
    guard let screen = screen.flatMap({ screens[$0] }) else { return false }
    let holder = Holder.touch(touch.source)
    let place = Point(x: touch.x, y: touch.y).millimeters
    if holds(holder) {
      if touch.isDown { move(holder, to: place, at: now) } else { lift(holder) }
      return true
    }
    guard isNew, touch.overlay != nil, touch.overlay == screen.overlay?.id else { return false }
    // A finger has another to turn with.
    return self.touch(holder, at: place, turnsAtEnds: touch.source == .pointer, at: now)
  }
}
