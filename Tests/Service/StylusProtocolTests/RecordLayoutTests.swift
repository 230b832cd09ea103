import Testing

@testable import StylusProtocol

// The layout of a record, for both directions: what it writes it reads, and what it reads it names.

private enum Season: String, CaseIterable, JSONCodable {
  case spring
  case autumn
}

private struct Leaf: Hashable, JSONRecord {
  var width: Float
  var name: String?

  static let layout = RecordLayout(Self.init(width:name:)) {
    JSONField("width", \.width)
    JSONField("name", \.name)
  }
}

private struct Tree: Hashable, JSONRecord {
  var age: UInt8
  var season: Season
  var leaves: [Leaf]
  var best: Leaf?
  var crown: Leaf
  var isOld: Bool
  var height: Int
  var marks: [Int]

  static let layout = RecordLayout(Self.init(age:season:leaves:best:crown:isOld:height:marks:)) {
    JSONField("age", \.age)
    JSONField("season", \.season)
    JSONField("leaves", \.leaves, where: { $0.count < 4 })
    JSONField("best", \.best, where: { $0.width >= 0 })
    JSONField(inlining: \.crown)
    JSONField("old", \.isOld, omitting: false)
    JSONField("height", \.height, missing: 7, where: (0...99).contains)
    JSONField("marks", \.marks)
  }
}

/// A record whose members must fit each other.
private struct Span: JSONRecord {
  var start: Int
  var end: Int

  private init(from start: Int, to end: Int) throws(ProtocolError) {
    guard start <= end else { throw .invalidField("end") }
    (self.start, self.end) = (start, end)
  }

  static let layout = RecordLayout(Self.init(from:to:)) {
    JSONField("start", \.start)
    JSONField("end", \.end)
  }
}

extension Dice {
  fileprivate mutating func leaf() -> Leaf {
    Leaf(width: Float(below(1_000)) / 8, name: maybe { $0.text() })
  }

  fileprivate mutating func tree() -> Tree {
    Tree(
      age: UInt8(below(256)), season: one(of: Season.allCases),
      leaves: (0..<below(4)).map { _ in leaf() }, best: maybe { $0.leaf() }, crown: leaf(),
      isOld: bool(), height: Int(below(100)), marks: (0..<below(3)).map { _ in Int(below(9)) - 4 })
  }
}

private func text(_ value: some JSONWritable) -> String {
  String(decoding: writtenJSON(value), as: UTF8.self)
}

private func tree(_ text: String) throws -> Tree {
  try Tree(JSONFields(parsing: Array(text.utf8)).object)
}

private let whole =
  "{\"age\":9,\"season\":\"autumn\",\"leaves\":[{\"width\":1.5}],\"best\":{\"width\":2.0,\"name\":\"b\"},"
  + "\"width\":3.0,\"name\":\"c\",\"old\":true,\"height\":5,\"marks\":[1,-1]}"

@Test func aRecordIsWrittenInTheOrderOfItsLayoutAndReadAgain() throws {
  let value = Tree(
    age: 9, season: .autumn, leaves: [Leaf(width: 1.5)], best: Leaf(width: 2, name: "b"),
    crown: Leaf(width: 3, name: "c"), isOld: true, height: 5, marks: [1, -1])
  #expect(text(value) == whole)
  #expect(try tree(whole) == value)
}

@Test func everyRecordReadsWhatItWrote() throws {
  var dice = Dice(seed: 500)
  for _ in 0..<300 {
    let value = dice.tree()
    #expect(try Tree(object(value)) == value)
    #expect(
      try object(value).members.map(\.key).allSatisfy { key in
        Tree.layout.members.contains { $0.name == key }
      })
  }
}

@Test func aMissingMemberIsRefusedByItsNameWhereItMustBeThere() throws {
  let all = try object(tree(whole))
  for member in Tree.layout.members {
    for value in [nil, .null] as [JSONValue?] {
      let rest = try all.with(member.name, value)
      if member.isRequired {
        #expect(throws: ProtocolError.invalidField(member.name)) { try Tree(rest) }
      } else {
        #expect(throws: Never.self) { try Tree(rest) }
      }
    }
  }
  #expect(try Tree(all.with("height", nil)).height == 7)
  #expect(try !Tree(all.with("old", nil)).isOld)
  #expect(try Tree(all.with("best", nil)).best == nil)
}

@Test func aMemberOfAnotherTypeOrOutOfItsRangeIsRefusedByItsName() throws {
  let all = try object(tree(whole))
  let wrong: [(String, [String])] = [
    ("age", ["-1", "256", "1.5", "\"1\"", "true", "[]", "{}"]),
    ("season", ["\"winter\"", "\"\"", "0", "[]"]),
    ("leaves", ["{}", "7", "[7]", "[{\"width\":1},7]", "[{\"width\":1},null]"]),
    ("leaves", ["[{\"width\":1},{\"width\":1},{\"width\":1},{\"width\":1}]"]),
    ("best", ["[]", "7", "{\"width\":-1}"]), ("width", ["\"1\"", "1e39", "true"]),
    ("old", ["1", "\"true\""]), ("height", ["-1", "100", "0.5"]),
    ("marks", ["[1.5]", "[true]", "7", "[null]"]),
  ]
  for (name, texts) in wrong {
    for text in texts {
      let changed = try all.with(name, JSONValue(parsing: Array(text.utf8)))
      #expect(throws: ProtocolError.invalidField(name), "\(name) \(text)") { try Tree(changed) }
    }
  }
}

@Test func anErrorInsideANestedRecordNamesTheMemberInside() throws {
  let all = try object(tree(whole))
  for (name, value) in [("best", "{\"name\":\"x\"}"), ("leaves", "[{\"width\":1},{}]")] {
    let changed = try all.with(name, JSONValue(parsing: Array(value.utf8)))
    #expect(throws: ProtocolError.invalidField("width")) { try Tree(changed) }
  }
}

@Test func membersThatNoLayoutNamesAreNotReadAndNoneStandsTwice() throws {
  let all = try object(tree(whole))
  #expect(try Tree(all.with("weather", .bool(true))) == tree(whole))
  #expect(throws: ProtocolError.self) { try tree("{\"age\":1,\"age\":2}") }
}

@Test func membersThatDoNotFitEachOtherAreRefusedByWhoMakesTheRecord() throws {
  func span(_ text: String) throws -> Span {
    try Span(JSONFields(parsing: Array(text.utf8)).object)
  }
  #expect(try span("{\"end\":4,\"start\":3}").end == 4)
  #expect(throws: ProtocolError.invalidField("end")) { try span("{\"start\":5,\"end\":4}") }
  #expect(throws: ProtocolError.invalidField("start")) { try span("{\"end\":true}") }
}

@Test func aLayoutSaysOfEachMemberWhatItsTypeSays() {
  let members = Tree.layout.members
  #expect(
    members.map(\.name)
      == ["age", "season", "leaves", "best", "width", "name", "old", "height", "marks"])
  #expect(
    members.filter(\.isRequired).map(\.name) == ["age", "season", "leaves", "width", "marks"])
  #expect(members.filter(\.isOmitted).map(\.name) == ["best", "name", "old"])
  #expect(members[1].type == .words(["spring", "autumn"]))
  #expect(members[2].type == .list(.record(Leaf.layout.members)))
  #expect(members[7].type == .int && members[6].type == .bool && members[4].type == .float)
}
