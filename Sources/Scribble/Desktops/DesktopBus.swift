import Glibc
package import InkGeometry
package import LinuxIO
package import TextFields
package import Units

/// The session's bus, for desktops that report their windows over it: the trusted sender, the time
/// limit of an answer, and the reported windows.
package final class DesktopBus {
  /// The product name of the desktop, which also identifies its use of the bus.
  package let name: String
  private let service: String
  package let bus: BusConnection
  /// The desktop's connection, once it has answered; messages of other senders are ignored.
  package var owner: String?
  /// The error that ended it.
  package var fault: WindowSourceError?
  /// The name of the window with our ink.
  private static let ink = "inkoverlay"
  /// Its area, on a desktop that reports it.
  package private(set) var inkArea: Rect?
  /// The state of the keyboards, on a desktop that reports it.
  package private(set) var keyboard: KeyboardState?
  private var watch: BusListener?
  private var reported: [DesktopWindow]?
  /// The current windows, taken by ``refreshWindows()``.
  package private(set) var windows: [DesktopWindow]?
  private var numbers = WindowNumbers()
  /// Since when the first list is awaited; nil once it has arrived.
  private var asked: Timestamp?

  /// A desktop that is well answers within some milliseconds.
  private static let patience = Microseconds.milliseconds(5_000)

  /// - Parameter address: the bus; by default that of the environment.
  package init(
    _ name: String, _ service: String, address: String?, at now: Timestamp
  ) throws(WindowSourceError) {
    do throws(SystemError) { bus = try BusConnection(session: address) } catch {
      throw .unreachable(name, error)
    }
    (self.name, self.service, asked) = (name, service, now)
    let rule =
      "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
      + "member='NameOwnerChanged',arg0='\(service)'"
    let handler = weakHandler(of: self) { (desktop: DesktopBus, _: BusAnswer) in
      if desktop.owner != nil { desktop.fault = .gone(desktop.name) }
    }
    watch = BusListener.signals(rule, on: bus, handler)
  }

  /// Processes incoming messages; returns whether the windows changed.
  package func refreshWindows() throws(WindowSourceError) -> Bool {
    do throws(SystemError) { try bus.process() } catch { throw .gone(name) }
    if let fault { throw fault }
    guard reported != nil, reported != windows else { return false }
    windows = reported
    return true
  }

  package func checkTimeout(at now: Timestamp) throws(WindowSourceError) -> Timestamp? {
    if let fault { throw fault }
    guard let asked else { return bus.deadline }
    guard now - asked < Self.patience else { throw .silent(name) }
    return min(bus.deadline ?? asked + Self.patience, asked + Self.patience)
  }

  /// Calls a method of the desktop; `then` gets the answer, nil for none.
  package func callMethod(
    _ path: String, _ interface: String, _ member: String, _ arguments: [BusArgument] = [],
    then: @escaping (BusAnswer?) -> Void = { _ in }
  ) {
    let call = BusCall(service, path, interface, member, arguments).taking(3_000)
    let isSent = bus.call(call) { answer in
      if case .success(let answer) = answer { then(answer) } else { then(nil) }
    }
    if !isSent { fault = .gone(name) }
  }

  /// The desktop reported its windows; nil if that was not a text, or longer than any desktop's.
  package func parseWindows(_ text: String?) {
    asked = nil
    guard let text, let (list, keyboard) = WindowList.parseWindows(text) else {
      fault = .senseless(name)
      return
    }
    self.keyboard = keyboard
    inkArea = list.first { $0.process == getpid() && $0.title == Self.ink }?.area
    reported = numbers.windows(list, except: getpid())
  }

  /// The desktop's own name of a window.
  package func ownName(of window: WindowID) -> String? { numbers.name(of: window) }
}
