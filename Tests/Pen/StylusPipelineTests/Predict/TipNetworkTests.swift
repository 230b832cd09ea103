import Testing

@testable import StylusPipeline

@Test func weightsSurviveTheirText() throws {
  let text = TipNetwork.shipped.encodedText(about: ["where from"])
  let again = try #require(TipNetwork(text: Array(text.utf8)))
  #expect(again == TipNetwork.shipped)
  #expect(text.hasPrefix("# where from\n"))
}

@Test(arguments: ["", "# nothing\n", "1 2 3\n"])
func textThatIsNoNetworkIsRefused(text: String) {
  #expect(TipNetwork(text: Array(text.utf8)) == nil)
}

@Test func damagedWeightsAreRefused() {
  let text = Array(TipNetwork.shipped.encodedText(about: []).utf8)
  #expect(TipNetwork(text: text) != nil)
  let end = text.firstIndex(of: UInt8(ascii: "\n")) ?? 0
  #expect(TipNetwork(text: Array(text[(end + 1)...])) == nil)
  #expect(TipNetwork(text: text + text) == nil)
  #expect(TipNetwork(text: text.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "x") : $0 }) == nil)
}

@Test func activationBendsButKeepsTheSign() {
  var lanes = TipLanes()
  lanes[0] = 3
  lanes[17] = -1
  #expect(lanes.activated[0] == 0.75)
  #expect(lanes.activated[17] == -0.5)
  #expect(lanes.activated[5] == 0)
  #expect(lanes.activationSlope[17] == 0.25)
}
