import Desktops
import LinuxIO
import Units

/// The current layout of the user on KWin, as reported on the session's bus. If there is only one
/// layout, KWin reports nothing there.
final class KWinLayouts {
  private let watch: InputWatch
  private let address: String?
  private var bus: BusConnection?
  private var interest: Poller.Interest = []
  private var listeners: [BusListener] = []
  private var retry = Timestamp(microseconds: 0)
  /// From 0 on; nil if unknown.
  private(set) var group: UInt32?

  private static let name = "org.kde.keyboard"
  private static let path = "/Layouts"
  private static let interface = "org.kde.KeyboardLayouts"
  private static let token: UInt64 = 5
  private static let interval = Microseconds.milliseconds(2_000)
  /// xkb supports no more.
  private static let most = 32

  /// - Parameter address: the bus; by default that of the environment.
  init(watch: InputWatch, address: String? = nil) { (self.watch, self.address) = (watch, address) }

  deinit { if let bus { watch.poller.remove(bus.number) } }

  func updateLayouts(at now: Timestamp) -> Timestamp? {
    if bus == nil, retry <= now { connect(at: now) }
    guard let bus else { return retry }
    do throws(SystemError) {
      try bus.process()
      if bus.interest != interest {
        interest = bus.interest
        try watch.poller.change(bus.number, token: Self.token, interest)
      }
    } catch {
      watch.poller.remove(bus.number)
      (self.bus, listeners, group) = (nil, [], nil)
      return retry
    }
    return bus.deadline
  }

  private func connect(at now: Timestamp) {
    retry = now + Self.interval
    do throws(SystemError) {
      let made = try BusConnection(session: address)
      interest = made.interest
      try watch.poller.add(made.number, token: Self.token, interest)
      bus = made
      listen(on: made)
      requestLayout()
    } catch {
      bus = nil
    }
  }

  private func listen(on bus: BusConnection) {
    let changes =
      "type='signal',sender='\(Self.name)',interface='\(Self.interface)',path='\(Self.path)'"
    let owners =
      "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
      + "member='NameOwnerChanged',arg0='\(Self.name)'"
    // Whatever the signal is about, the current layout is requested.
    let handler = weakHandler(of: self) { (layouts: KWinLayouts, _: BusAnswer) in
      layouts.requestLayout()
    }
    listeners = [changes, owners].compactMap { BusListener.signals($0, on: bus, handler) }
  }

  private func requestLayout() {
    // The previous layout may not be valid any more.
    group = nil
    let call = BusCall(Self.name, Self.path, Self.interface, "getLayout", [])
    _ = bus?.call(call.taking(3_000), then: weakHandler(of: self) { $0.handleLayout($1) })
  }

  private func handleLayout(_ answer: Result<BusAnswer, BusCallError>) {
    switch answer {
    case .success(let answer):
      let number = answer.number() ?? Self.most
      group = (0..<Self.most).contains(number) ? UInt32(number) : nil
    // No program has the name: there is only one layout.
    case .failure(.refused): group = 0
    case .failure(.late): group = nil
    }
  }
}
