import BusKit
import LinuxIO
import ProgramKit
import Testing
import Units

@testable import TrayItem

/// An item on a bus with a tray, and with callers of every kind.
@Suite(.enabled(if: FakeBus.isThere, FakeBus.mend)) final class TrayItemTests {
  private let bus: FakeBus
  private let item: TrayItem
  private var tray: FakeTray?
  private var contents: TrayContents
  private static let name = "org.stylusd.example"

  init() throws {
    bus = try FakeBus(activates: false)
    contents = TrayContents(
      title: "Program", tooltip: "It is well.",
      icons: [TrayIcon(side: 1, premultiplied: [0xFF00_0000])],
      menu: [
        TrayEntry(1, "Draw", .check(isOn: false)), TrayEntry(separator: 2),
        TrayEntry(3, "Undo", isEnabled: false), TrayEntry(4, "Quit"),
      ])
    item = try TrayItem("program", name: Self.name, contents, address: bus.address)
  }

  private func turn(until holds: () -> Bool) throws {
    let isDone = try eventually(every: 200) {
      try item.process()
      try tray?.bus.process()
      return holds()
    }
    try #require(isDone)
  }

  /// A tray that knows the item.
  private func shownTray() throws -> FakeTray {
    let made = try FakeTray(on: bus)
    tray = made
    try turn { made.item != nil && item.isRegistered }
    return made
  }

  /// What the item answers; the failure if it refuses.
  private func answer<Value>(
    _ path: String, _ interface: String, _ member: String, _ arguments: [BusArgument] = [],
    _ read: @escaping (BusAnswer) -> Value
  ) throws -> Result<Value, BusCallError> {
    let tray = try #require(tray)
    var answer: Result<Value, BusCallError>?
    let call = BusCall(try #require(tray.item), path, interface, member, arguments)
    try #require(tray.bus.call(call.taking(600_000)) { answer = $0.map(read) })
    try turn { answer != nil }
    return try #require(answer)
  }

  private func callMenu<Value>(
    _ member: String, _ arguments: [BusArgument], _ read: @escaping (BusAnswer) -> Value
  ) throws -> Result<Value, BusCallError> {
    try answer(TrayWords.menu.path, TrayWords.menu.name, member, arguments, read)
  }

  private func press(_ id: Int32, _ kind: String = "clicked") throws -> Result<Bool, BusCallError> {
    try callMenu(
      "Event", [.signed(id), .text(kind), .variant(.text("")), .unsigned(0)]
    ) { _ in true }
  }

  /// A time after the last event.
  private var later: Timestamp { .now + .milliseconds(10_000 * Int64(steps())) }
  private var count = 0
  private func steps() -> Int {
    count += 1
    return count
  }

  // MARK: The tray

  @Test func itIsRegisteredWithATrayThatIsThere() throws {
    #expect(try shownTray().paths == ["/StatusNotifierItem"])
  }

  @Test func itIsRegisteredOnceATrayComesAndAgainWithEachNewOne() throws {
    // Nobody is there yet.
    for _ in 0..<20 { try item.process() }
    #expect(!item.isRegistered)
    let first = try shownTray()
    first.leave()
    try turn { !item.isRegistered }
    tray = nil
    #expect(try shownTray().paths == ["/StatusNotifierItem"])
  }

  @Test func itHasItsNameWhileThereIsNoTray() throws {
    let caller = try BusConnection(address: bus.address)
    func owns(_ isExpected: Bool) throws {
      var isAsking = false
      var isOwned: Bool?
      let call = BusCall(
        TrayWords.bus.name, TrayWords.bus.path, TrayWords.bus.name, "NameHasOwner",
        [.text(Self.name)])
      try turn {
        try? caller.process()
        if isOwned != isExpected, !isAsking {
          isAsking = caller.call(call) {
            (isOwned, isAsking) = (try? $0.get().flag() ?? nil, false)
          }
        }
        return isOwned == isExpected
      }
    }
    try owns(true)
    // Whoever has found it so is told of changes, too.
    var signals: [String] = []
    let listener = BusListener.signals("type='signal',sender='\(Self.name)'", on: caller) {
      signals += [$0.member ?? "-"]
    }
    try owns(true)
    contents.tooltip = "It is better."
    item.show(contents)
    try turn {
      try? caller.process()
      return signals.contains("NewToolTip")
    }
    #expect(listener != nil && !item.isRegistered)
    let tray = try shownTray()
    try owns(false)
    tray.leave()
    try owns(true)
  }

  @Test func theTrayReadsItsProperties() throws {
    _ = try shownTray()
    func text(_ name: String) throws -> String? {
      try answer(
        TrayWords.item.path, TrayWords.properties, "Get", [.text(TrayWords.item.name), .text(name)]
      ) { $0.variantText() }.get()
    }
    #expect(try text("Id") == "program" && text("Title") == "Program")
    #expect(try text("Status") == "Active" && text("Category") == "ApplicationStatus")
    #expect(try text("IconName") == "")
    let status = try answer(
      TrayWords.menu.path, TrayWords.properties, "Get",
      [.text(TrayWords.menu.name), .text("Status")]
    ) { $0.variantText() }
    #expect(status == .success("normal"))
    for path in [TrayWords.item.path, TrayWords.menu.path] {
      let interface = path == TrayWords.menu.path ? TrayWords.menu.name : TrayWords.item.name
      let all = try answer(path, TrayWords.properties, "GetAll", [.text(interface)]) { _ in true }
      #expect(all == .success(true))
    }
  }

  @Test func theTrayIsToldWhatChanged() throws {
    let tray = try shownTray()
    contents.tooltip = "It is better."
    contents.menu[0] = TrayEntry(1, "Draw", .check(isOn: true))
    item.show(contents)
    item.show(contents)
    try turn { tray.signals.count >= 2 }
    #expect(tray.signals == ["NewToolTip", "ItemsPropertiesUpdated"])
    contents.icons = []
    contents.title = "Other"
    contents.menu.removeLast()
    item.show(contents)
    try turn { tray.signals.count >= 5 }
    #expect(tray.signals[2...] == ["NewTitle", "NewIcon", "LayoutUpdated"])
    let revision = try callMenu(
      "GetLayout", [.signed(0), .signed(-1), .list(of: "s", [])]
    ) { $0.number() }
    #expect(revision == .success(2))
  }

  // MARK: What users do

  @Test func pressesOfTheIconAreEvents() throws {
    _ = try shownTray()
    let presses: [(String, TrayEvent)] = [
      ("Activate", .activated), ("SecondaryActivate", .secondaryActivated),
      ("ContextMenu", .secondaryActivated),
    ]
    for (member, event) in presses {
      let place: [BusArgument] = [.signed(5), .signed(-3)]
      let done = try answer(TrayWords.item.path, TrayWords.item.name, member, place) { _ in true }
      #expect(done == .success(true))
      #expect(item.takeEvent(at: later) == event)
    }
    let scroll: [BusArgument] = [.signed(120), .text("vertical")]
    let done = try answer(TrayWords.item.path, TrayWords.item.name, "Scroll", scroll) { _ in true }
    #expect(done == .success(true) && item.takeEvent(at: later) == nil)
  }

  @Test func aChosenEntryIsAnEventAndNothingElseIs() throws {
    _ = try shownTray()
    #expect(try press(1) == .success(true) && item.takeEvent(at: later) == .chosen(1))
    // Opened, a separator, one that is disabled.
    for (id, kind) in [(0, "opened"), (4, "hovered"), (2, "clicked"), (3, "clicked")] {
      #expect(try press(Int32(id), kind) == .success(true))
      #expect(item.takeEvent(at: later) == nil)
    }
    let both = try callMenu(
      "EventGroup",
      [
        .list(
          of: "(isvu)",
          [(Int32(9), "clicked"), (0, "closed"), (4, "clicked")].map { id, kind in
            .structure([.signed(id), .text(kind), .variant(.list(of: "s", [])), .unsigned(7)])
          })
      ]
    ) { answer in answer.list(of: "i") { answer.number() } }
    #expect(both == .success([9]) && item.takeEvent(at: later) == .chosen(4))
  }

  @Test func twoEventsThatComeAtOnceAreOne() throws {
    _ = try shownTray()
    #expect(try press(1) == .success(true) && press(4) == .success(true))
    let now = Timestamp.now
    #expect(item.takeEvent(at: now) == .chosen(1) && item.takeEvent(at: now) == nil)
    #expect(try press(4) == .success(true))
    #expect(item.takeEvent(at: now + .milliseconds(149)) == nil)
    #expect(try press(4) == .success(true))
    #expect(item.takeEvent(at: now + .milliseconds(150)) == .chosen(4))
  }

  // MARK: Calls that make no sense

  @Test func unknownEntriesAndWrongTypesAreRefused() throws {
    _ = try shownTray()
    let (text, number) = (BusArgument.text("x"), BusArgument.signed(1))
    let none = BusArgument.list(of: "s", [])
    let calls: [(String, [BusArgument])] = [
      ("Event", [.signed(99), .text("clicked"), .variant(text), .unsigned(0)]),
      ("Event", [text, number]), ("Event", []), ("EventGroup", [text]), ("EventGroup", [none]),
      ("GetLayout", [.signed(77), number, none]), ("GetLayout", [number, number, text]),
      ("GetLayout", []), ("GetProperty", [.signed(-4), .text("label")]),
      ("GetProperty", [number, number]), ("GetGroupProperties", [none, none]),
      ("GetGroupProperties", [.list(of: "i", [number]), .list(of: "i", [number])]),
      ("AboutToShow", [.signed(99)]), ("AboutToShowGroup", [none]), ("Unknown", []),
    ]
    for (member, arguments) in calls {
      let outcome = try callMenu(member, arguments) { _ in true }
      #expect(outcome == .failure(.refused), "\(member) \(arguments)")
    }
    let others: [(String, String, String, [BusArgument])] = [
      (TrayWords.item.path, TrayWords.item.name, "Activate", [text, text]),
      (TrayWords.item.path, TrayWords.item.name, "Activate", []),
      (TrayWords.item.path, TrayWords.menu.name, "AboutToShow", [number]),
      (TrayWords.item.path, TrayWords.properties, "GetAll", [text]),
      (TrayWords.item.path, TrayWords.properties, "Get", [.text(TrayWords.item.name), text]),
      (TrayWords.item.path, TrayWords.properties, "Get", []),
      (TrayWords.item.path, TrayWords.properties, "Set", [.text(TrayWords.item.name), text]),
      ("/elsewhere", TrayWords.item.name, "Activate", [number, number]),
    ]
    for (path, interface, member, arguments) in others {
      let outcome = try answer(path, interface, member, arguments) { _ in true }
      #expect(outcome == .failure(.refused), "\(path) \(member) \(arguments)")
    }
    #expect(item.takeEvent(at: later) == nil)
  }

  @Test func aLongListOfEntriesIsCutOff() throws {
    _ = try shownTray()
    let ids = BusArgument.list(of: "i", (0..<100_000).map { .signed($0) })
    let outcome = try callMenu("GetGroupProperties", [ids, .list(of: "s", [])]) { _ in true }
    #expect(outcome == .failure(.refused))
    #expect(try press(1) == .success(true))
  }

  @Test func aFloodOfCallsIsAnsweredAFewAtATime() throws {
    let tray = try shownTray()
    var answers = 0
    let property: [BusArgument] = [.text(TrayWords.item.name)]
    let call = BusCall(
      try #require(tray.item), TrayWords.item.path, TrayWords.properties, "GetAll", property)
    // The bus refuses more than 128 that wait.
    for _ in 0..<100 {
      try #require(
        tray.bus.call(call.taking(600_000)) { if (try? $0.get()) != nil { answers += 1 } })
    }
    var turns = 0
    try turn {
      turns += 1
      return answers == 100
    }
    #expect(turns >= 100 / 8)
  }

  @Test func aLostBusIsAnErrorAndNotTheEnd() throws {
    _ = try shownTray()
    bus.kill()
    #expect(throws: SystemError.self) {
      _ = try eventually(every: 200) {
        try item.process()
        return false
      }
    }
    contents.title = "Other"
    item.show(contents)
  }
}

/// A watcher on the bus; processed by the test.
private final class FakeTray {
  let bus: BusConnection
  /// The connection of the item.
  private(set) var item: String?
  /// What the items registered as.
  private(set) var paths: [String] = []
  /// The members of the item's signals.
  private(set) var signals: [String] = []
  private var listeners: [BusListener] = []

  init(on bus: FakeBus) throws {
    self.bus = try BusConnection(address: bus.address)
    let calls = BusListener.allCalls(on: self.bus) { [weak self] call in
      guard call.isCall(of: "RegisterStatusNotifierItem", TrayWords.watcher.name) else {
        return nil
      }
      self?.item = call.sender
      self?.paths += [call.text() ?? "-"]
      return []
    }
    let signals = [TrayWords.item.name, TrayWords.menu.name].map { interface in
      BusListener.signals("type='signal',interface='\(interface)'", on: self.bus) { [weak self] in
        self?.signals += [$0.member ?? "-"]
      }
    }
    listeners = ([calls] + signals).compactMap { $0 }
    send("RequestName", [.text(TrayWords.watcher.name), .unsigned(4)])
  }

  /// Is no tray any more.
  func leave() { send("ReleaseName", [.text(TrayWords.watcher.name)]) }

  private func send(_ member: String, _ arguments: [BusArgument]) {
    let call = BusCall(
      TrayWords.bus.name, TrayWords.bus.path, TrayWords.bus.name, member, arguments)
    _ = bus.call(call) { _ in }
  }
}
