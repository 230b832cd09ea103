import InkEditing
import InkGeometry
import InkScreens
import OverlayConfiguration
import StylusModel
import StylusProtocol

/// What is done with a pen: as the user chose, unless somebody else needs the screen; and where ink
/// that fades is another program's.
struct PenMode {
  private var choice: ModeSwitch
  /// Whether somebody else needs the screen: nothing is shown or drawn, and buttons do nothing.
  private(set) var isHidden = false
  /// What the user hid.
  private var hidden: HiddenOverlay?
  private var foreign: [Rect] = []
  private var pad: Rect?
  private var foreignUntil = Timestamp(microseconds: 0)

  /// The state before the user hid everything.
  private struct HiddenOverlay {
    let choice: ModeSwitch
    let showsPicker: Bool
  }

  /// As the settings say.
  init(_ settings: OverlaySettings) { choice = ModeSwitch(settings) }

  /// The active mode.
  var mode: OverlayMode { isHidden ? .off : choice.mode }

  /// The user's choice, which applies unless the overlay is hidden.
  var chosen: OverlayMode { choice.mode }

  /// The user makes another choice; returns it.
  mutating func select(_ change: OverlayModeChange) -> OverlayMode { choice.applyChange(change) }

  /// Somebody else needs the screen, or does no more.
  mutating func hide(_ isHidden: Bool) { self.isHidden = isHidden }

  /// The user hides ink and picker, or shows what was hidden. Choosing a mode or showing the picker
  /// ends this, too.
  mutating func hideEverything(
    _ change: CanvasCommand.Visibility, with picker: OverlayPicker, at now: Timestamp
  ) {
    let isPutAway = hidden != nil && choice.mode == .off && !picker.isWanted
    guard change.applied(to: isPutAway) != isPutAway else { return }
    if isPutAway, let hidden = hidden.take() {
      choice = hidden.choice
      if hidden.showsPicker { picker.setVisibility(.on, at: now) }
      return
    }
    hidden = HiddenOverlay(choice: choice, showsPicker: picker.isWanted)
    _ = choice.applyChange(.off)
    picker.setVisibility(.off, at: now)
  }

  /// Ink that begins there is another program's, for a while.
  mutating func leaveOut(_ areas: OverlayAreas, at now: Timestamp) {
    foreign = areas.areas.map { Rect($0) }
    pad = areas.pad.map { Rect($0) }
    foreignUntil = now + Microseconds(OverlayAreas.lease)
  }

  /// Whether ink that begins at a place of the layout is another program's: on its pad any ink,
  /// otherwise ink that fades.
  func isForeign(_ place: Point, at now: Timestamp) -> Bool {
    guard now < foreignUntil else { return false }
    return pad?.contains(place) == true
      || (mode == .ephemeral && foreign.contains { $0.contains(place) })
  }

  /// The writing pad of another program, in the layout.
  func pad(at now: Timestamp) -> Rect? { now < foreignUntil ? pad : nil }

  /// Has screens show nothing on the pad of another program.
  ///
  /// - Returns: when to be asked again, if nothing happens.
  func leavePadFree(on screens: Screens, at now: Timestamp) -> Timestamp? {
    let pad = pad(at: now)
    for screen in screens.all { screen.leaveFree(pad) }
    return pad == nil ? nil : foreignUntil
  }
}

extension Rect {
  fileprivate init(_ area: LayoutArea) {
    self.init(
      x: Double(area.left), y: Double(area.top), width: Double(area.width),
      height: Double(area.height))
  }
}
