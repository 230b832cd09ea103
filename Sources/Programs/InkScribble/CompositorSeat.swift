import DesktopWindows
import InkCanvas
import InkGeometry
import InkScreens
import InputMethods
import LinuxIO
import StylusModel
import WaylandClient

/// What a compositor has for texts and taps: gone with it.
struct CompositorSeat {
  /// Who puts text into the field with the keyboard.
  let input: SeatInput
  /// Nil where the compositor has none for us.
  let clipboard: Clipboard?
  private let tapper: TapPointer?

  init(of compositor: Compositor, _ desk: DesktopFields, watch: InputWatch, at now: Timestamp) {
    tapper = try? TapPointer(of: compositor)
    clipboard = try? Clipboard(of: compositor)
    // Of the list of readings: the pad's come of themselves.
    compositor.listenToTouches()
    input = SeatInput(Self.input(of: compositor, desk, watch: watch, at: now), for: desk)
    desk.keys = input
  }

  /// How texts come into fields on this desktop: each has a way of its own.
  private static func input(
    of compositor: Compositor, _ desk: DesktopFields, watch: InputWatch, at now: Timestamp
  ) -> any DesktopInput {
    switch Desktop.ofSession {
    case .gnome:
      compositor.listenToKeys()
      let writer = KeyWriter(ShellKeyboard(desk)) { [weak compositor] in compositor?.keymap }
      return IBusInput(watch: watch, writer: writer)
    case .kwin:
      guard let folder = Environment.variable("XDG_RUNTIME_DIR") else {
        return SwayInput(of: compositor)
      }
      return KWinInput(
        of: compositor, folder: folder, settings: KWinInput.settings(Environment.variable),
        watch: watch, at: now)
    case .sway, nil: return SwayInput(of: compositor)
    }
  }

  /// Taps a place of the layout, in logical pixels, for what lies beneath; false if the compositor
  /// lets us tap nothing.
  func tap(at spot: Point, through screen: OutputScreen, of screens: Screens, at now: Timestamp)
    -> Bool
  {
    guard let tapper else { return false }
    let layout = screens.all.reduce(Rect.empty) { $0.union($1.place.area) }
    func pixel(_ value: Double) -> UInt32 { UInt32(max(0, min(value, 1e9))) }
    // A compositor that is gone is found out by whoever talks to it next.
    try? screen.letThrough(at: now) { () throws(WaylandFault) in
      try tapper.tap(
        x: pixel(spot.x - layout.min.x), y: pixel(spot.y - layout.min.y),
        width: pixel(layout.width), height: pixel(layout.height))
    }
    return true
  }
}
