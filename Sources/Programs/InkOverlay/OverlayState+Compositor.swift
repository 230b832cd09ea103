import InkScreens
import LinuxIO
import StylusModel
import WaylandClient

// What the compositor tells.
extension OverlayState {
  func handleEvent(_ event: CompositorEvent, of compositor: Compositor, at now: Timestamp) {
    performPickerEvents(picker.handleEvent(event, at: now), at: now)
    switch event {
    case .outputAdded(let output): plugIn(output, of: compositor, at: now)
    case .outputChanged(let output):
      guard let description = compositor.output(output) else { return }
      screens[output]?.updateOutput(to: description)
      remap()
    case .outputRemoved(let output):
      screens.unplug(output)
      remap()
    case .configured(let overlay): screens[overlay]?.configured()
    case .closed(let overlay): screens[overlay]?.closed(at: now)
    case .presented(let overlay, let shown): screens[overlay]?.presented(shown, at: now)
    case .discarded(let overlay, let commit): screens[overlay]?.discarded(commit)
    case .ready: beginScreens(at: now)
    case .touch(let touch): routeTouch(touch, at: now)
    case .released, .frame, .escaped, .synchronised, .tabletAdded, .tabletRemoved, .pen, .textFocus:
      break
    }
  }

  private func plugIn(_ output: OutputID, of compositor: Compositor, at now: Timestamp) {
    guard let description = compositor.output(output) else { return }
    screens.plugIn(description, mode: mode, hasFeedback: compositor.feedback == .given)
    if let kept, let screen = screens[output] { kept.bring(to: screen, at: now) }
    remap()
  }

  private func remap() {
    tablets.remap(among: screens.places)
    strokes.remap(to: tablets, on: screens, at: .now)
  }

  /// The compositor is gone: ink waits for another one.
  func loseCompositor() {
    picker.letGo(at: .now)
    ruler.liftAll()
    hands.liftAll()
    screens.unplugAll()
  }
}
