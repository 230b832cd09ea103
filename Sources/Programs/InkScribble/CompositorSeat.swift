import Desktops
import InkCanvas
import InkGeometry
import InkScreens
import StylusModel
import WaylandClient

/// What a desktop has for texts and taps, by its compositor: gone with that.
struct CompositorSeat {
  /// The input method of the focused field.
  let input: SeatInput
  private let services: DesktopServices

  init(of compositor: Compositor, _ desk: DesktopFields, watch: InputWatch, at now: Timestamp) {
    services = desk.desktop.openServices(of: compositor, waitingOn: watch, at: now)
    // Of the list of readings: the pad's come of themselves.
    compositor.listenToTouches()
    input = SeatInput(services, for: desk)
    desk.keys = input
  }

  /// Nil where the desktop has none for us.
  var clipboard: (any DesktopClipboard)? { services.clipboard }

  /// Taps a place of the layout, in logical pixels, for what is below; false if the desktop lets us
  /// tap nothing.
  func tap(at spot: Point, through screen: OutputScreen, of screens: Screens, at now: Timestamp)
    -> Bool
  {
    let layout = screens.all.reduce(Rect.empty) { $0.union($1.place.area) }
    let isTapped = services.keys?.tap(at: spot, in: layout) { tap in
      // The next call notices that the compositor is gone.
      try? screen.letThrough(at: now, tap)
    }
    return isTapped == true
  }
}
