import InkDrawing
import LinuxIO
import StylusModel

/// Whether the desktop is light or dark, as it tells over the session's bus; where it is not
/// reported is light.
struct DesktopLink {
  /// Nil where there is no bus, or it is lost: it goes with the session.
  private var desktop: DesktopSettings?
  private let token: UInt64
  private var interest: Poller.Interest = .readable

  /// Asks, where there is a bus.
  init(token: UInt64, on poller: borrowing Poller) {
    self.token = token
    guard let desktop = try? DesktopSettings() else { return }
    interest = desktop.connection.interest
    guard (try? poller.add(desktop.connection.number, token: token, interest)) != nil else {
      return
    }
    self.desktop = desktop
  }

  /// The appearance that ink is drawn for.
  var appearance: Appearance { desktop?.colorScheme == .dark ? .dark : .light }

  /// When to be called though nothing came.
  var deadline: Timestamp? { desktop?.connection.deadline }

  /// Reads pending data and sends waiting data.
  mutating func process(on poller: borrowing Poller) {
    guard let connection = desktop?.connection else { return }
    do throws(SystemError) {
      try connection.process()
      guard connection.interest != interest else { return }
      interest = connection.interest
      try poller.change(connection.number, token: token, interest)
    } catch {
      poller.remove(connection.number)
      desktop = nil
    }
  }
}
