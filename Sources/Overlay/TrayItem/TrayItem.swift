package import LinuxIO
package import Units

/// What a user did with an item.
package enum TrayEvent: Hashable, Sendable {
  /// Pressed the icon with the first button.
  case activated
  /// Pressed it with the middle button, or asked for the menu of a tray that shows none.
  case secondaryActivated
  /// Chose the entry of the menu with this number.
  case chosen(Int32)
}

/// An icon with a menu in the tray of the desktop: a StatusNotifierItem, and its menu as
/// com.canonical.dbusmenu. It appears whenever a StatusNotifierWatcher is on the bus. While there
/// is none, the item can have a name of its own, by which GNOME's extension finds it.
///
///     let item = try TrayItem("inkoverlay", contents)
///     try item.process()                         // when `connection` is readable or due
///     if let event = item.takeEvent(at: now) { ... }
///     item.show(changed)                         // trays are told what changed
///
/// Nothing waits for an answer. Any program on the bus may call it, so that calls are limited in
/// each turn, and events in time. The icon disappears with the value.
package final class TrayItem {
  /// The connection to wait for; only the item's own.
  package let connection: BusConnection
  private let id: String
  /// What the item is called on the bus while there is no watcher; nil for nothing.
  private let name: String?
  private var contents: TrayContents
  private var menu: TrayMenu
  private var listeners: [BusListener] = []
  /// The connection of the watcher; nil while there is none.
  private var watcher: String?
  private var event: TrayEvent?
  private var quietUntil = Timestamp(microseconds: 0)

  /// The largest number of messages of a turn: a tray asks some ten when it sees an item.
  private static let mostMessages = 8
  /// The largest number of answers that a bus may leave unread.
  private static let mostUnsent = 256
  /// The shortest time between two events that count. Nobody chooses entries faster.
  private static let pause = Microseconds.milliseconds(150)

  /// Connects to the session's bus and looks for a watcher.
  ///
  /// - Parameters:
  ///   - id: the name of the program.
  ///   - name: what the item is called on the bus while there is no watcher; nil for nothing.
  ///   - address: another bus.
  package init(
    _ id: String, name: String? = nil, _ contents: TrayContents, address: String? = nil
  ) throws(SystemError) {
    connection = try BusConnection(session: address)
    (self.id, self.name, self.contents, menu) = (id, name, contents, TrayMenu(contents.menu))
    let rule =
      "type='signal',sender='\(TrayWords.bus.name)',interface='\(TrayWords.bus.name)',"
      + "member='NameOwnerChanged',arg0='\(TrayWords.watcher.name)'"
    listeners = [
      BusListener.allCalls(on: connection, weakHandler(of: self) { $0.answer($1) }),
      BusListener.signals(rule, on: connection, weakHandler(of: self) { $0.changeOwner($1) }),
    ].compactMap { $0 }
    _ = connection.call(
      Self.busCall("GetNameOwner", [.text(TrayWords.watcher.name)]),
      then: weakHandler(of: self) { $0.findOwner($1) })
  }

  /// Whether a watcher has been told of the item.
  package var isRegistered: Bool { watcher != nil }

  /// Whether anybody may show the item.
  package var isFindable: Bool { isRegistered || name != nil }

  /// Answers what trays ask, a few messages at once.
  ///
  /// - Throws: if the connection is lost, or the bus reads nothing.
  package func process() throws(SystemError) {
    try connection.process(atMost: Self.mostMessages)
    guard connection.unsentMessages <= Self.mostUnsent else {
      throw SystemError("send answers over", "D-Bus", .busy)
    }
  }

  /// Returns what the user did since the last call; at most one event each 0.15 s.
  package func takeEvent(at now: Timestamp) -> TrayEvent? {
    guard let event = event.take(), now >= quietUntil else { return nil }
    quietUntil = now + Self.pause
    return event
  }

  /// Shows other contents; trays are told what changed.
  package func show(_ new: TrayContents) {
    let old = contents
    guard old != new else { return }
    contents = new
    if new.title != old.title { emit("NewTitle") }
    if new.icons != old.icons { emit("NewIcon") }
    if new.tooltip != old.tooltip { emit("NewToolTip") }
    switch menu.replaceEntries(with: new.menu) {
    case .none: break
    case .layout: emitFromMenu("LayoutUpdated", [.unsigned(menu.revision), .signed(0)])
    case .properties(let changed):
      emitFromMenu("ItemsPropertiesUpdated", [changed, .list(of: "(ias)", [])])
    }
  }

  // A signal that cannot be sent ends with the connection, which the next turn notices.

  private func emit(_ signal: String) {
    guard isFindable else { return }
    _ = connection.emitSignal(TrayWords.item.path, TrayWords.item.name, signal)
  }

  private func emitFromMenu(_ signal: String, _ arguments: [BusArgument]) {
    guard isFindable else { return }
    _ = connection.emitSignal(TrayWords.menu.path, TrayWords.menu.name, signal, arguments)
  }

  // MARK: The watcher

  private func findOwner(_ answer: Result<BusAnswer, BusCallError>) {
    if case .success(let answer) = answer { register(with: answer.text()) }
    if !isRegistered { takeName() }
  }

  private func changeOwner(_ signal: BusAnswer) {
    guard signal.text() == TrayWords.watcher.name, signal.text() != nil else { return }
    register(with: signal.text())
  }

  /// - Parameter owner: the watcher's connection; nil or empty if it is gone.
  private func register(with owner: String?) {
    let owner = owner == "" ? nil : owner
    guard owner != watcher else { return }
    watcher = owner
    guard let owner else { return takeName() }
    leaveName()
    // A path stands for the connection that calls.
    let call = BusCall(
      owner, TrayWords.watcher.path, TrayWords.watcher.name, "RegisterStatusNotifierItem",
      [.text(TrayWords.item.path)])
    _ = connection.call(call.taking(10_000)) { _ in }
  }

  /// A second program waits in the bus's queue for the name.
  private func takeName() {
    guard let name else { return }
    _ = connection.call(Self.busCall("RequestName", [.text(name), .unsigned(0)])) { _ in }
  }

  /// Whoever shows items by the watcher shows this one, so that nobody else may.
  private func leaveName() {
    guard let name else { return }
    _ = connection.call(Self.busCall("ReleaseName", [.text(name)])) { _ in }
  }

  private static func busCall(_ member: String, _ arguments: [BusArgument]) -> BusCall {
    BusCall(TrayWords.bus.name, TrayWords.bus.path, TrayWords.bus.name, member, arguments)
  }

  // MARK: Calls

  /// - Returns: nil for an unknown call, or one with other arguments than it should have; the bus
  ///   refuses those.
  private func answer(_ call: BusAnswer) -> [BusArgument]? {
    guard let path = call.path, let member = call.member, let interface = call.interface else {
      return nil
    }
    switch (path, interface) {
    case (TrayWords.item.path, TrayWords.item.name): return answerItemCall(member, call)
    case (TrayWords.menu.path, TrayWords.menu.name): return answerMenuCall(member, call)
    case (TrayWords.item.path, TrayWords.properties):
      return answerProperties(itemProperties, of: TrayWords.item.name, member, call)
    case (TrayWords.menu.path, TrayWords.properties):
      return answerProperties(Self.menuProperties, of: TrayWords.menu.name, member, call)
    default: return nil
    }
  }

  private func answerItemCall(_ member: String, _ call: BusAnswer) -> [BusArgument]? {
    switch member {
    case "Activate", "SecondaryActivate", "ContextMenu":
      // The place of the pointer.
      guard call.number() != nil, call.number() != nil else { return nil }
      note(member == "Activate" ? .activated : .secondaryActivated)
    case "Scroll", "ProvideXdgActivationToken": break
    default: return nil
    }
    return []
  }

  private func note(_ new: TrayEvent) { event = event ?? new }

  private func answerMenuCall(_ member: String, _ call: BusAnswer) -> [BusArgument]? {
    switch member {
    case "GetLayout":
      guard let id = call.number(), let depth = call.number(), let names = texts(call),
        let layout = menu.layout(of: id, depth: depth, names)
      else { return nil }
      return [.unsigned(menu.revision), layout]
    case "GetGroupProperties":
      guard let ids = numbers(call), let names = texts(call) else { return nil }
      return [menu.properties(of: ids, names)]
    case "GetProperty":
      guard let id = call.number(), let name = call.text(),
        let value = menu.property(name, of: id)
      else { return nil }
      return [value]
    case "Event":
      guard let id = call.number(), let kind = call.text(), menu.contains(id) else { return nil }
      choose(id, kind)
      return []
    case "EventGroup": return answerEvents(call)
    case "AboutToShow":
      guard let id = call.number(), menu.contains(id) else { return nil }
      return [.flag(false)]
    case "AboutToShowGroup":
      guard let ids = numbers(call) else { return nil }
      return [.list(of: "i", []), unknown(among: ids)]
    default: return nil
    }
  }

  private func answerEvents(_ call: BusAnswer) -> [BusArgument]? {
    let types = "isvu"
    let ids = call.list(of: "(\(types))") {
      call.structure(types) { () -> Int? in
        guard let id = call.number(), let kind = call.text(), call.skip("vu") else { return nil }
        choose(id, kind)
        return id
      }
    }
    return ids.map { [unknown(among: $0)] }
  }

  private func choose(_ id: Int, _ kind: String) {
    if kind == "clicked", let entry = menu.choosableEntry(id) { note(.chosen(entry)) }
  }

  private func unknown(among ids: [Int]) -> BusArgument {
    .list(of: "i", ids.filter { !menu.contains($0) }.map { .signed(Int32(clamping: $0)) })
  }

  private func numbers(_ call: BusAnswer) -> [Int]? { call.list(of: "i") { call.number() } }

  private func texts(_ call: BusAnswer) -> [String]? { call.list(of: "s") { call.text() } }

  // MARK: Properties

  private func answerProperties(
    _ properties: [(name: String, value: BusArgument)], of interface: String, _ member: String,
    _ call: BusAnswer
  ) -> [BusArgument]? {
    guard call.text() == interface else { return nil }
    switch member {
    case "GetAll":
      return [
        .list(of: "{sv}", properties.map { .entry(.text($0.name), .variant($0.value)) })
      ]
    case "Get":
      let name = call.text()
      return properties.first { $0.name == name }.map { [.variant($0.value)] }
    default: return nil
    }
  }

  /// The icon has no name: trays prefer the icon of a name to the pictures, which show the state.
  private var itemProperties: [(name: String, value: BusArgument)] {
    let pictures = BusArgument.list(
      of: "(iiay)",
      contents.icons.map {
        .structure([.signed(Int32($0.side)), .signed(Int32($0.side)), .bytes($0.bytes)])
      })
    let none = BusArgument.list(of: "(iiay)", [])
    return [
      ("Category", .text("ApplicationStatus")), ("Id", .text(id)),
      ("Title", .text(contents.title)), ("Status", .text("Active")), ("WindowId", .signed(0)),
      ("IconThemePath", .text("")), ("IconName", .text("")), ("IconPixmap", pictures),
      ("OverlayIconName", .text("")), ("OverlayIconPixmap", none),
      ("AttentionIconName", .text("")), ("AttentionIconPixmap", none),
      ("AttentionMovieName", .text("")),
      (
        "ToolTip",
        .structure([.text(""), none, .text(contents.title), .text(contents.tooltip)])
      ),
      ("ItemIsMenu", .flag(false)), ("Menu", .path(TrayWords.menu.path)),
    ]
  }

  private static var menuProperties: [(name: String, value: BusArgument)] {
    [
      ("Version", .unsigned(3)), ("TextDirection", .text("ltr")), ("Status", .text("normal")),
      ("IconThemePath", .list(of: "s", [])),
    ]
  }
}
