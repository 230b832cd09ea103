import StylusModel
import Testing

@testable import StylusProtocol

// The layouts of our records, held against the text of the interfaces, which says them once more:
// the same members in the same order, of the same types, and the same of them may be left out.

/// The records that stand for the types, parameters and replies of an interface, and what has no
/// layout but is read and written by hand.
private struct InterfaceRecords: Sendable, CustomTestStringConvertible {
  var interface: VarlinkInterface
  var types: [String: JSONType] = [:]
  var parameters: [String: [JSONMember]] = [:]
  var replies: [String: [JSONMember]] = [:]
  var byHand: Set<String> = []

  var testDescription: String { interface.rawValue }
}

private let interfaces: [InterfaceRecords] = [
  InterfaceRecords(
    interface: .service,
    parameters: ["GetInterfaceDescription": InterfaceName.layout.members],
    replies: [
      "GetInfo": ServiceReply.layout.members,
      "GetInterfaceDescription": InterfaceReply.layout.members,
    ]),
  InterfaceRecords(
    interface: .stylusd,
    types: [
      "Property": Property.coding.type, "Area": Tablet.Area.coding.type,
      "Pad": Tablet.Pad.coding.type, "Tablet": Tablet.coding.type,
      "JournalOwner": JournalReport.Owner.coding.type, "Hop": HopStatistics.coding.type,
      "Queue": QueueStatistics.coding.type, "Client": ClientStatistics.coding.type,
      "Hand": HandStatistics.coding.type, "JournalStroke": JournaledStroke.coding.type,
    ],
    parameters: [
      "Subscribe": Subscription.layout.members, "GetStrokes": StrokeQuery.layout.members,
      "SendLateValues": LateOffer.layout.members, "GetJournal": JournalInquiry.layout.members,
      "ListJournal": JournalQuery.layout.members, "WipeJournal": JournalWipe.layout.members,
    ],
    replies: [
      "GetStatus": DaemonStatus.layout.members, "GetStatistics": DaemonStatistics.layout.members,
      "ListTablets": TabletList.layout.members, "SendLateValues": LateAcceptance.layout.members,
      "GetJournal": JournalReport.layout.members, "WipeJournal": JournalWiped.layout.members,
      "ForgetHands": HandsForgotten.layout.members, "GetStrokes": StrokePage.layout.members,
      "ListJournal": JournalPage.layout.members,
    ],
    byHand: [
      "ToolKind", "Tool", "How", "Provenance", "Sample", "PredictedSample", "Known", "Stroke",
      "Source", "Event", "Subscribe",
    ]),
  InterfaceRecords(
    interface: .overlay,
    types: [
      "Mode": OverlayMode.coding.type, "Area": LayoutArea.coding.type,
      "Output": OverlayOutput.coding.type, "Tablet": OverlayTablet.coding.type,
      "Latency": OverlayLatency.coding.type,
    ],
    parameters: [
      "SetMode": OverlayModeChange.layout.members, "SetInk": OverlayInkChange.Texts.layout.members,
      "Perform": OverlayCommandLine.layout.members, "Clear": OverlayClearing.layout.members,
      "LeaveOut": OverlayAreas.layout.members, "Save": OverlayInkFile.layout.members,
      "Open": OverlayInkFile.layout.members,
    ],
    replies: [
      "SetMode": OverlayMode.layout.members, "SetInk": OverlayInk.layout.members,
      "Save": OverlaySaved.layout.members, "Open": OverlayOpened.layout.members,
      "GetStatus": OverlayStatus.layout.members,
      "GetStatistics": OverlayStatistics.layout.members,
    ]),
  InterfaceRecords(
    interface: .scribble,
    types: [
      "Mode": ScribbleMode.coding.type, "Pad": ScribblePadState.coding.type,
      "Area": ScribbleArea.coding.type, "Place": ScribblePlace.coding.type,
      "Window": ScribbleWindow.coding.type, "Element": ScribbleElement.coding.type,
      "Program": ScribbleStatus.Program.coding.type,
    ],
    parameters: [
      "SetMode": ScribbleModeChange.layout.members, "SetPad": ScribblePadChange.layout.members,
      "ServeElements": ScribbleProgramName.layout.members,
      "SetElements": ScribbleElements.layout.members, "Answer": ScribbleAnswer.layout.members,
    ],
    replies: [
      "SetMode": ScribbleMode.layout.members, "SetPad": ScribblePadState.layout.members,
      "TakeTexts": ScribbleTexts.layout.members, "GetStatus": ScribbleStatus.layout.members,
    ],
    byHand: ["ServeElements"]),
]

/// Who may leave out a member: the caller, of parameters; the writer, of replies.
private enum Direction {
  case parameters
  case reply

  func mayOmit(_ member: JSONMember) -> Bool {
    switch self {
    case .parameters: !member.isRequired
    case .reply: member.isOmitted
    }
  }
}

extension InterfaceDescription {
  /// What a text says of some members otherwise than their layout.
  fileprivate func differences(
    _ declared: [Field], _ members: [JSONMember], _ direction: Direction
  ) -> [String] {
    guard declared.map(\.name) == members.map(\.name) else {
      return ["\(declared.map(\.name)), not \(members.map(\.name))"]
    }
    return zip(declared, members).flatMap { field, member -> [String] in
      (field.isOptional == direction.mayOmit(member)
        ? [] : ["\(field.name) is optional on one side"])
        + differences(field.kind, member.type, direction).map { "\(field.name): \($0)" }
    }
  }

  fileprivate func differences(_ kind: Kind, _ type: JSONType, _ direction: Direction) -> [String] {
    switch (resolved(kind), type) {
    case (.bool, .bool), (.int, .int), (.float, .float), (.string, .string): []
    // A text that is always one of some words, of which more may come.
    case (.string, .words): []
    case (.structure, .object): []
    case (.words(let declared), .words(let words)):
      declared == words ? [] : ["\(declared), not \(words)"]
    case (.list(let kind), .list(let type)): differences(kind, type, direction)
    case (.structure(let fields), .record(let members)): differences(fields, members, direction)
    case (let kind, let type): ["\(kind), not \(type)"]
    }
  }
}

@Test(arguments: interfaces)
private func eachTypeOfAnInterfaceIsWhatItsRecordSays(records: InterfaceRecords) throws {
  let description = try InterfaceDescription(of: records.interface)
  for (name, type) in records.types {
    let declared = try #require(description.types[name])
    #expect(description.differences(declared, type, .reply) == [], "\(name)")
    #expect(!records.byHand.contains(name))
  }
  #expect(Set(description.types.keys).subtracting(records.types.keys).isSubset(of: records.byHand))
}

@Test(arguments: interfaces)
private func eachMethodOfAnInterfaceTakesAndGivesWhatItsRecordsSay(
  records: InterfaceRecords
) throws {
  let description = try InterfaceDescription(of: records.interface)
  for (name, method) in description.methods {
    let parameters = records.parameters[name] ?? []
    #expect(
      description.differences(method.parameters, parameters, .parameters) == [], "\(name), called")
    guard !records.byHand.contains(name) else { continue }
    let reply = records.replies[name] ?? []
    #expect(description.differences(method.reply, reply, .reply) == [], "\(name), answered")
  }
  let named = Set(records.parameters.keys).union(records.replies.keys)
  #expect(named.isSubset(of: description.methods.keys))
}

@Test func theJudgeOfLayoutsFindsWhatDiffers() throws {
  let description = try InterfaceDescription(
    "interface a.b\ntype T (x: int, y: ?[]float, z: (on, off))\nmethod M() -> ()")
  guard case .structure(let fields) = description.types["T"] else {
    Issue.record("T is a structure")
    return
  }
  let right = [
    JSONMember(name: "x", type: .int, isRequired: true),
    JSONMember(name: "y", type: .list(.float), isOmitted: true),
    JSONMember(name: "z", type: .words(["on", "off"]), isRequired: true),
  ]
  #expect(description.differences(fields, right, .reply) == [])
  #expect(description.differences(fields, right, .parameters) == [])
  let changes: [(inout [JSONMember]) -> Void] = [
    { $0.removeLast() }, { $0.swapAt(0, 2) }, { $0[0].name = "w" }, { $0[0].type = .float },
    { $0[1].type = .float }, { $0[2].type = .words(["off", "on"]) },
    { $0[0].isOmitted = true }, { $0[1].isOmitted = false },
  ]
  for change in changes {
    var wrong = right
    change(&wrong)
    #expect(description.differences(fields, wrong, .reply) != [])
  }
}
