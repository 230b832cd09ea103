package import Desktops
import LinuxIO
package import Units
package import WaylandClient

/// Texts on GNOME, whose shell delegates input methods to IBus: an engine of ours, created at run
/// time. It deletes with key presses, as on other desktops: Chromium and terminals ignore an input
/// method's requests to delete.
///
/// A session has one engine at a time, chosen by its user. Ours is active only while text is
/// expected, and for a short while afterwards; then the previous one is active again. No call
/// blocks: IBus calls us while we call it.
package final class IBusTexts: DesktopTexts {
  private let watch: InputWatch
  private let find: () -> String?
  var bus: BusConnection?
  private var interest: Poller.Interest = []
  private var listeners: [BusListener] = []
  var engine = IBusEngine()
  /// IBus's connection; messages of other senders are ignored.
  private(set) var owner: String?
  private var stage = EngineStage.away {
    didSet {
      if stage != .ours { since = nil } else if oldValue != .ours { since = .now }
    }
  }
  /// The user's engine; nil if unknown.
  private var former: String?
  /// The time until which our engine is needed.
  private var until = Timestamp(microseconds: 0)
  private var retry = Timestamp(microseconds: 0)
  private var outbox: [Order] = []
  /// The earliest time for a text: not immediately after a key.
  private var next = Timestamp(microseconds: 0)
  private var busFault: String?
  /// Since when our engine is the session's; nil if it is not.
  private(set) var since: Timestamp?

  /// Whether IBus reports the program of the field with the keyboard. It asks us when it creates
  /// our first object, and reports a field to that object before our answer.
  var naming = Naming.unknown

  enum Naming {
    case unknown
    case asked
    /// It has received the answer.
    case answered
  }

  /// The progress of activating our engine.
  private enum EngineStage {
    case away
    /// IBus was asked to register our engine.
    case registering
    /// The user's engine is the session's.
    case resting
    /// It was asked for the current engine, and then to activate ours.
    case taking
    case ours
  }

  /// A message to IBus.
  private enum Order {
    case commit(String)
    case key(EditingKey)
  }

  /// The time that our engine stays active after its last use.
  package static let linger = Microseconds.milliseconds(2_500)
  private static let interval = Microseconds.milliseconds(2_000)
  /// Keys go through the shell's queue, and a text does not: it would overtake them.
  private static let gap = Microseconds.milliseconds(40)
  private static let mostWaiting = 64
  private static let patience: Int64 = 3_000
  private static let token: UInt64 = 4

  /// - Parameter find: returns the address of IBus; by default the one that IBus publishes.
  package init(watch: InputWatch, find: (() -> String?)? = nil) {
    self.watch = watch
    self.find = find ?? { IBusAddress.find() }
  }

  deinit {
    giveBack()
    // It is sent at once, or not at all.
    try? bus?.process()
    lose(nil)
  }

  package var field: FocusedField? { stage == .ours ? engine.focus.field : nil }

  package var isAway: Bool { stage != .ours }

  package var fault: String? { busFault }

  package func prepare(at now: Timestamp) {
    until = now + Self.linger
    if stage == .resting { askForEngine() }
  }

  // MARK: A turn

  package func processEvents(at now: Timestamp) -> Timestamp? {
    if bus == nil, retry <= now { connect(at: now) }
    guard let bus else { return retry }
    do throws(SystemError) {
      try bus.process()
      send(at: now)
      if stage == .ours, until <= now { giveBack() }
      try bus.process()
      // It may have been released in the meantime.
      guard self.bus != nil else { return retry }
      if bus.interest != interest {
        interest = bus.interest
        try watch.poller.change(bus.number, token: Self.token, interest)
      }
    } catch {
      lose("IBus is gone, so browsers and terminals get no text; waiting for it", at: now)
      return retry
    }
    if stage == .away {
      lose("IBus reads nothing, so browsers and terminals get no text; waiting for it", at: now)
      return retry
    }
    var deadline = bus.deadline
    if stage == .ours { deadline = earlier(deadline, until) }
    if !outbox.isEmpty { deadline = earlier(deadline, next) }
    return deadline
  }

  private func connect(at now: Timestamp) {
    retry = now + Self.interval
    guard let address = find() else {
      busFault =
        "IBus does not run, so browsers and terminals get no text. Fix: install ibus, and log in "
        + "again; GNOME starts it"
      return
    }
    do throws(SystemError) {
      let made = try BusConnection(address: address)
      interest = made.interest
      try watch.poller.add(made.number, token: Self.token, interest)
      bus = made
      stage = .registering
      register(at: made)
    } catch {
      lose("IBus cannot be reached, so browsers and terminals get no text: \(error)", at: now)
    }
  }

  private func register(at bus: BusConnection) {
    let calls = BusListener.allCalls(on: bus, weakHandler(of: self) { $0.handleCall($1) })
    let rule =
      "type='signal',interface='\(IBusWords.name)',member='GlobalEngineChanged',path='\(IBusWords.path)'"
    let changes = BusListener.signals(rule, on: bus, weakHandler(of: self) { $0.changed($1) })
    listeners = [calls, changes].compactMap { $0 }
    callMethod("RegisterComponent", [IBusWords.component]) { $0.handleRegistration($1) }
  }

  private func handleRegistration(_ answer: BusAnswer?) {
    guard let answer else {
      return lose(
        "IBus does not accept inkscribe's engine, so browsers and terminals get no text. Fix: "
          + "none; report it to us with its version"
      )
    }
    owner = answer.sender
    (stage, busFault) = (.resting, nil)
    if until > .now { askForEngine() }
  }

  /// - Parameter why: the reason; nil if the engine is not needed any more.
  private func lose(_ why: String?, at now: Timestamp = .now) {
    if let bus { watch.poller.remove(bus.number) }
    (listeners, outbox, owner, former) = ([], [], nil, nil)
    (bus, stage, engine, naming) = (nil, .away, IBusEngine(), .unknown)
    retry = now + Self.interval
    busFault = why
  }

  private func callMethod(
    _ member: String, _ arguments: [BusArgument], of interface: String = IBusWords.name,
    then: @escaping (IBusTexts, BusAnswer?) -> Void
  ) {
    sendCall(member, arguments, of: interface, then: weakHandler(of: self, then))
  }

  private func sendCall(
    _ member: String, _ arguments: [BusArgument], of interface: String = IBusWords.name,
    then: @escaping (BusAnswer?) -> Void
  ) {
    let call = BusCall(IBusWords.name, IBusWords.path, interface, member, arguments)
    let isSent = bus?.call(call.taking(Self.patience)) { then(try? $0.get()) }
    // A connection that accepts nothing is detected as lost in the next turn.
    if isSent != true { stage = .away }
  }

  // MARK: Whose engine it is

  private func askForEngine() {
    stage = .taking
    let property: [BusArgument] = [.text(IBusWords.name), .text("GlobalEngine")]
    callMethod("Get", property, of: IBusWords.properties) { $0.handleEngineName($1) }
  }

  private func handleEngineName(_ answer: BusAnswer?) {
    guard stage == .taking else { return }
    let name = answer?.packedEngineName()
    // Ours, or none: the engine known before stays valid.
    if let name, name != IBusWords.ours { former = name }
    takeEngine()
  }

  private func takeEngine() {
    callMethod("SetGlobalEngine", [.text(IBusWords.ours)]) { texts, answer in
      guard texts.stage == .taking else { return }
      texts.stage = answer == nil ? .resting : .ours
    }
  }

  /// The program of a reported field is unknown, and the field may be IBus's own, where text is
  /// lost: IBus reports the program with the next object.
  func retake() {
    guard let former else { return }
    naming = .answered
    engine.leave()
    stage = .taking
    callMethod("SetGlobalEngine", [.text(former)]) { texts, _ in texts.takeEngine() }
  }

  /// The user's engine is the session's again.
  private func giveBack() {
    guard stage == .ours || stage == .taking else { return }
    (stage, outbox) = (.resting, [])
    engine.leave()
    if let former { sendCall("SetGlobalEngine", [.text(former)]) { _ in } }
  }

  /// Another engine is the session's: by us, or because its user chose it.
  private func changed(_ signal: BusAnswer) {
    guard isIBus(signal.sender), let name = signal.text() else { return }
    if name == IBusWords.ours {
      // It may arrive although it is no longer needed: then it is given back.
      if stage == .taking || stage == .resting { stage = .ours }
    } else {
      former = name
      guard stage == .ours else { return }
      stage = .resting
      outbox = []
      engine.leave()
    }
  }

  // MARK: Texts

  package func commit(_ text: String) -> Bool { enqueueOrders([.commit(text)]) }

  /// Presses a key in the field with the keyboard; false if none is reported.
  package func press(_ key: EditingKey, times: Int) -> Bool {
    enqueueOrders([Order](repeating: .key(key), count: min(max(0, times), EditingKey.mostPresses)))
  }

  private func enqueueOrders(_ orders: [Order]) -> Bool {
    guard field != nil, outbox.count < Self.mostWaiting + EditingKey.mostPresses else {
      return false
    }
    outbox += orders
    until = max(until, .now + Self.linger)
    send(at: .now)
    return true
  }

  private func send(at now: Timestamp) {
    guard stage == .ours, let bus, let path = engine.focused else { return }
    // Waiting text is not for a field that was focused in the meantime and holds secrets.
    if engine.focus.field?.isSecret != false { outbox = [] }
    while let order = outbox.first {
      if case .commit = order, next > now { return }
      outbox.removeFirst()
      switch order {
      case .commit(let text):
        _ = bus.emitSignal(path, IBusWords.engine, "CommitText", [IBusWords.text(text)])
      case .key(let key):
        for state in [0, IBusWords.released] {
          let arguments: [BusArgument] = [
            .unsigned(key.symbol), .unsigned(key.number), .unsigned(state),
          ]
          _ = bus.emitSignal(path, IBusWords.engine, "ForwardKeyEvent", arguments)
        }
        next = now + Self.gap
      }
    }
  }
}
