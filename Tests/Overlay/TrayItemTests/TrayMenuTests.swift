import LinuxIO
import Testing

@testable import TrayItem

/// What a menu answers, without a bus.
@Suite struct TrayMenuTests {
  private let draw = TrayEntry(1, "Draw", .radio(isChosen: true))
  private let board = TrayEntry(2, "Board", .check(isOn: false))
  private let line = TrayEntry(separator: 100)
  private let undo = TrayEntry(3, "Un_do", isEnabled: false)
  private let menu: TrayMenu

  init() { menu = TrayMenu([draw, board, line, undo]) }

  private func values(_ values: [(String, BusArgument)]) -> BusArgument {
    .list(of: "{sv}", values.map { .entry(.text($0.0), .variant($0.1)) })
  }

  private func item(_ id: Int32, _ values: [(String, BusArgument)]) -> BusArgument {
    .structure([.signed(id), self.values(values), .list(of: "v", [])])
  }

  private var drawValues: [(String, BusArgument)] {
    [
      ("label", .text("Draw")), ("enabled", .flag(true)), ("toggle-type", .text("radio")),
      ("toggle-state", .signed(1)),
    ]
  }

  @Test func theLayoutHasAllEntriesInTheirOrder() throws {
    let layout = try #require(menu.layout(of: 0, depth: -1, []))
    #expect(layout.type == "(ia{sv}av)")
    let children = [
      item(1, drawValues),
      item(
        2,
        [
          ("label", .text("Board")), ("enabled", .flag(true)),
          ("toggle-type", .text("checkmark")), ("toggle-state", .signed(0)),
        ]),
      item(100, [("type", .text("separator"))]),
      item(3, [("label", .text("Un__do")), ("enabled", .flag(false))]),
    ]
    let whole = BusArgument.structure([
      .signed(0), values([("children-display", .text("submenu"))]),
      .list(of: "v", children.map { .variant($0) }),
    ])
    #expect(layout == whole)
    #expect(menu.layout(of: 0, depth: 1, []) == whole)
  }

  @Test func aCallerGetsTheLevelsAndPropertiesThatItAsksFor() {
    #expect(
      menu.layout(of: 0, depth: 0, [])
        == item(0, [("children-display", .text("submenu"))]))
    #expect(menu.layout(of: 1, depth: -1, []) == item(1, drawValues))
    #expect(
      menu.layout(of: 1, depth: 5, ["label", "color"]) == item(1, [("label", .text("Draw"))]))
    #expect(menu.layout(of: 100, depth: 0, ["label"]) == item(100, []))
    for id in [-1, 4, 101, Int.max, Int.min] { #expect(menu.layout(of: id, depth: -1, []) == nil) }
  }

  @Test func propertiesOfManyEntriesAreThoseOfKnownOnesAndEachOnce() {
    let label = BusArgument.list(
      of: "(ia{sv})", [.structure([.signed(1), values([("label", .text("Draw"))])])])
    #expect(menu.properties(of: [1, 1, 99, -7, 1], ["label"]) == label)
    #expect(menu.properties(of: [99], []) == .list(of: "(ia{sv})", []))
    guard case .list(_, let all) = menu.properties(of: [], ["enabled"]) else { return }
    #expect(all.count == 4)
  }

  @Test func aPropertyIsAVariant() {
    #expect(menu.property("toggle-state", of: 1) == .variant(.signed(1)))
    #expect(menu.property("children-display", of: 0) == .variant(.text("submenu")))
    #expect(menu.property("color", of: 1) == nil && menu.property("label", of: 9) == nil)
  }

  @Test func onlyEntriesThatAreEnabledCanBeChosen() {
    #expect(menu.choosableEntry(1) == 1 && menu.choosableEntry(2) == 2)
    for id in [0, 100, 3, 4, -1, Int.max] { #expect(menu.choosableEntry(id) == nil) }
    #expect(menu.contains(0) && menu.contains(100) && !menu.contains(4))
  }

  @Test func aChangeIsOfEntriesOrOfTheLayout() {
    var menu = menu
    #expect(menu.replaceEntries(with: [draw, board, line, undo]) == .none)
    let other = TrayEntry(1, "Draw", .radio(isChosen: false))
    let changed = BusArgument.list(
      of: "(ia{sv})",
      [
        .structure([
          .signed(1), values(Array(drawValues.dropLast()) + [("toggle-state", .signed(0))]),
        ])
      ])
    #expect(menu.replaceEntries(with: [other, board, line, undo]) == .properties(changed))
    #expect(menu.revision == 1)
    #expect(menu.replaceEntries(with: [other, line]) == .layout)
    #expect(menu.revision == 2 && menu.entries == [other, line])
  }
}

/// The pixels of an icon.
@Suite struct TrayIconTests {
  @Test func bytesAreAlphaRedGreenBlueAndNotPremultiplied() {
    let icon = TrayIcon(
      side: 2, premultiplied: [0, 0xFF01_0203, 0x8040_2000, 0x01FF_FFFF])
    #expect(icon.bytes[0..<4] == [0, 0, 0, 0])
    #expect(icon.bytes[4..<8] == [255, 1, 2, 3])
    #expect(icon.bytes[8..<12] == [128, 128, 64, 0])
    // No program paints such a pixel.
    #expect(icon.bytes[12...] == [1, 255, 255, 255])
  }
}
