import StylusModel
import Testing

@Test func theTwoEndsOfAPenAreTwoToolsWithOneSerialNumber() {
  let tip = Tool(kind: .pen, serial: 0x8c1_2f, model: 0x802)
  let end = Tool(kind: .eraser, serial: tip.serial, model: tip.model)
  #expect(tip != end)
  #expect(Set([tip, end, tip]).count == 2)
}

@Test func twoPensOfOneModelAreToldApartByTheirSerialNumbers() {
  let pens = (1...5).map { Tool(kind: .pen, serial: $0, model: 0x802) }
  #expect(Set(pens).count == 5)
  // As nobody knows their numbers, they are one tool.
  #expect(Set(pens.map { Tool(kind: $0.kind, model: $0.model) }).count == 1)
}

@Test func aToolOfWhichOnlyTheKindIsKnownHasNoNumbers() {
  for kind in ToolKind.allCases {
    let tool = Tool(kind: kind)
    #expect(tool.kind == kind && tool.serial == 0 && tool.model == 0)
  }
}

@Test func aToolThatBecomesKnownBetterIsAnotherValueOfTheSameKind() {
  let early = Tool(kind: .airbrush)
  var known = early
  known.serial = 77
  known.model = 0x912
  #expect(known != early && known.kind == early.kind)
  #expect(early.serial == 0, "what was known then stays what was known then")
}

@Test func toolsWhoseNumbersChangePlacesAreNotOneTool() {
  #expect(Tool(kind: .pen, serial: 1, model: 2) != Tool(kind: .pen, serial: 2, model: 1))
}

// MARK: Buttons

/// Each button with the place of its bit, as docs/develop/protocol.md has it.
private let places: [(button: ToolButtons, bit: UInt16)] = [
  (.stylus, 0), (.stylus2, 1), (.stylus3, 2), (.left, 4), (.right, 5), (.middle, 6), (.side, 7),
  (.extra, 8),
]

@Test func everyButtonHasTheBitOfTheWire() {
  for (button, bit) in places { #expect(button.rawValue == 1 << bit) }
}

@Test func aButtonThatIsLetGoLeavesTheOthersDown() {
  for (released, _) in places {
    var down = places.reduce(into: ToolButtons()) { $0.insert($1.button) }
    #expect(down.remove(released) == released)
    for (button, _) in places { #expect(down.contains(button) == (button != released)) }
  }
}

@Test func whatChangedBetweenTwoFramesIsWhatIsDownInOneOfThem() {
  var draws = Draws(seed: 21)
  for _ in 0..<200 {
    let (before, after) = (draws.buttons(), draws.buttons())
    let (pressed, released) = (after.subtracting(before), before.subtracting(after))
    #expect(pressed.isDisjoint(with: released))
    #expect(pressed.union(released) == before.symmetricDifference(after))
    #expect(before.union(pressed).subtracting(released) == after)
  }
}

@Test func aButtonThatHasNoNameYetIsKept() {
  let tomorrow = ToolButtons(rawValue: 1 << 3 | 1 << 15)
  #expect(!tomorrow.isEmpty)
  #expect(places.allSatisfy { !tomorrow.contains($0.button) })
  #expect(tomorrow.union(.stylus).rawValue == 0x8009)
}

extension Draws {
  fileprivate mutating func buttons() -> ToolButtons {
    ToolButtons(rawValue: .random(in: 0..<512, using: &self))
  }
}
