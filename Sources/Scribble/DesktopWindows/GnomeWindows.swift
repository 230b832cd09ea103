import Glibc
package import InkGeometry
package import LinuxIO
package import TextFields
package import Units

/// The windows of GNOME's shell, from our extension of it: the shell itself tells nobody.
///
/// The extension has an object on the shell's own connection, so that whoever answers is the shell.
package final class GnomeWindows: WindowSource {
  package let name = "GNOME Shell"
  package private(set) var windows: [DesktopWindow]?
  /// Where the window of ink is: the shell puts it beside its panel.
  package private(set) var inkArea: Rect?
  private let bus: BusConnection
  private var changes: BusListener?
  private var watch: BusListener?
  /// The shell's connection, once it has answered.
  private var shell: String?
  private var told: [DesktopWindow]?
  private var numbers = WindowNumbers()
  private var fault: WindowFault?
  private var asked: Timestamp?

  private static let patience = Microseconds.milliseconds(5_000)
  private static let service = "org.gnome.Shell"
  private static let path = "/org/stylusd/ScribbleWindows"
  private static let interface = "org.stylusd.ScribbleWindows"

  /// Connects to the session's bus.
  ///
  /// - Parameter address: the bus; nil: that of the environment.
  package init(address: String? = nil, at now: Timestamp) throws(WindowFault) {
    do throws(SystemError) {
      bus = try BusConnection(session: address)
    } catch {
      throw .unreachable("GNOME Shell", error)
    }
    asked = now
    let signal = "type='signal',interface='\(Self.interface)',member='Changed',path='\(Self.path)'"
    changes = BusListener.signals(signal, on: bus) { [weak self] in self?.take($0) }
    let owner =
      "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
      + "member='NameOwnerChanged',arg0='\(Self.service)'"
    watch = BusListener.signals(owner, on: bus) { [weak self] _ in
      if let self, shell != nil { fault = .gone(name) }
    }
    ask("Watch") { [weak self] answer in
      guard let self else { return }
      guard let answer else {
        fault = .lacksExtension
        return
      }
      shell = answer.sender
      take(answer)
    }
  }

  package var number: Int32 { bus.number }
  package var interest: Poller.Interest { bus.interest }

  package func receive(at now: Timestamp) throws(WindowFault) -> Bool {
    do throws(SystemError) { try bus.process() } catch { throw .gone(name) }
    if let fault { throw fault }
    guard let told, told != windows else { return false }
    windows = told
    return true
  }

  package func tend(at now: Timestamp) throws(WindowFault) -> Timestamp? {
    if let fault { throw fault }
    guard let asked else { return bus.deadline }
    guard now - asked < Self.patience else { throw .silent(name) }
    return min(bus.deadline ?? asked + Self.patience, asked + Self.patience)
  }

  package func focus(_ window: WindowID, at now: Timestamp) throws(WindowFault) {
    guard let id = numbers.name(of: window) else { return }
    ask("Focus", [.text(id)]) { _ in }
    if let fault { throw fault }
  }

  /// Has the shell tap a place of the layout, in logical pixels, with a pointer of its own.
  package func tap(at place: Point) -> Bool {
    func pixel(_ value: Double) -> BusArgument { .signed(Int32(max(-1e6, min(value, 1e6)))) }
    ask("Tap", [pixel(place.x), pixel(place.y)]) { _ in }
    return fault == nil
  }

  private func ask(
    _ member: String, _ arguments: [BusArgument] = [], then: @escaping (BusAnswer?) -> Void
  ) {
    let call = BusCall(Self.service, Self.path, Self.interface, member, arguments).taking(3_000)
    let isSent = bus.call(call) { answer in
      if case .success(let answer) = answer { then(answer) } else { then(nil) }
    }
    if !isSent { fault = .gone(name) }
  }

  private func take(_ answer: BusAnswer) {
    guard let shell, answer.sender == shell else { return }
    asked = nil
    guard let text = answer.text(), let list = WindowList.windows(in: text) else {
      fault = .senseless(name)
      return
    }
    inkArea = list.first { $0.process == getpid() }?.area
    told = numbers.windows(list, except: getpid())
  }
}
