import Foundation
import LinuxIO
import StylusModel
import StylusPipeline
import StylusProtocol
import Testing

@testable import StylusDaemon

/// A folder for hands, and who has some in it.
private final class Shelf {
  let path: String
  let folder: HandFolder

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/stylusd-hands-\(UUID().uuidString)"
    folder = HandFolder(path: path + "/state/hands")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func key(_ owner: UInt32, serial: UInt32 = 0x1234) -> HandKey {
    var tablet = Tablet(id: DeviceID(rawValue: 1), name: "tablet", role: .pen)
    (tablet.vendor, tablet.product) = (0x056a, 0x0357)
    return HandKey(owner: owner, tablet, Tool(kind: .pen, serial: serial))
  }

  func file(_ key: HandKey) -> String { folder.path + "/" + key.file }

  func mode(_ path: String) throws -> Int {
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    return try #require(mode as? Int)
  }
}

/// A hand that has learned a little.
private func hand(_ lessons: Int = 300) -> HandModel {
  var predictor = TipPredictor()
  var step: Int64 = 0
  while predictor.hand.lessons < lessons {
    if step % 60 == 0 { predictor.restart() }
    predictor.observe(.wave(step))
    step += 1
  }
  return predictor.hand
}

extension Sample {
  /// A pen on a wave that never comes again.
  fileprivate static func wave(_ step: Int64) -> Sample {
    let bend = Float(step % 23) - 11
    var sample = Sample(
      time: Timestamp(microseconds: step * 7_500),
      x: Millimeters(Float(step) * 0.31 + Float(step * step % 1_009) / 4_000),
      y: Millimeters(bend * bend / 30))
    sample.pressure = Fraction(0.5)
    return sample
  }
}

@Test func aHandIsKeptForOurEyesOnly() throws {
  let shelf = try Shelf()
  let (key, hand) = (shelf.key(1_000), hand())
  #expect(shelf.folder.loadHand(key) == nil)
  try shelf.folder.saveHand(hand, key)
  #expect(key.file == "1000-056a-0357-00001234.hand")
  #expect(try shelf.mode(shelf.file(key)) == 0o600 && shelf.mode(shelf.folder.path) == 0o700)
  let kept = try #require(shelf.folder.loadHand(key))
  #expect(kept.bytes(of: .shipped) == hand.bytes(of: .shipped))
  #expect(
    shelf.folder.loadHand(shelf.key(1_001)) == nil
      && shelf.folder.loadHand(shelf.key(1_000, serial: 1)) == nil)
}

@Test func whatOthersCanWriteOrALinkIsNoHand() throws {
  let shelf = try Shelf()
  let (key, other) = (shelf.key(1_000), shelf.key(1_001))
  try shelf.folder.saveHand(hand(), key)
  try FileManager.default.createSymbolicLink(
    atPath: shelf.file(other), withDestinationPath: shelf.file(key))
  #expect(shelf.folder.loadHand(other) == nil)
  try FileManager.default.setAttributes([.posixPermissions: 0o622], ofItemAtPath: shelf.file(key))
  #expect(shelf.folder.loadHand(key) == nil)
}

@Test func whatCannotBeReadIsNeverWrittenOver() throws {
  let shelf = try Shelf()
  let (damaged, link, sound) = (shelf.key(1_000), shelf.key(1_001), shelf.key(1_002))
  try shelf.folder.saveHand(hand(), damaged)
  let bytes = Data("no hand".utf8)
  try bytes.write(to: URL(fileURLWithPath: shelf.file(damaged)))
  try FileManager.default.setAttributes(
    [.posixPermissions: 0o600], ofItemAtPath: shelf.file(damaged))
  #expect(shelf.folder.loadHand(damaged, isOurs: false) == nil)
  #expect(try Data(contentsOf: URL(fileURLWithPath: shelf.file(damaged))) == bytes)
  let target = shelf.path + "/target"
  try bytes.write(to: URL(fileURLWithPath: target))
  try FileManager.default.createSymbolicLink(
    atPath: shelf.file(link), withDestinationPath: target)
  let store = try HandStore(folder: shelf.folder.path)
  for key in [damaged, link, sound] {
    store.submit(.fetch(key))
    store.submit(.keep(key, hand()))
  }
  store.stop()
  #expect(try Data(contentsOf: URL(fileURLWithPath: shelf.file(damaged) + ".damaged")) == bytes)
  #expect(try Data(contentsOf: URL(fileURLWithPath: target)) == bytes)
  #expect(shelf.folder.loadHand(damaged) != nil && shelf.folder.loadHand(link) == nil)
  #expect(shelf.folder.loadHand(sound) != nil, "one hand that cannot be written stops another")
  #expect(try shelf.folder.removeAll(of: 1_000) == 2)
}

@Test func aUsersHandsAreForgottenAndNobodyElses() throws {
  let shelf = try Shelf()
  #expect(try shelf.folder.removeAll(of: 1_000) == 0)
  for key in [shelf.key(1_000), shelf.key(1_000, serial: 2), shelf.key(100), shelf.key(10_000)] {
    try shelf.folder.saveHand(hand(), key)
  }
  try Data().write(to: URL(fileURLWithPath: shelf.file(shelf.key(1_000)) + ".new"))
  #expect(try shelf.folder.removeAll(of: 1_000) == 3)
  #expect(try FileBytes.names(in: shelf.folder.path).count == 2)
}

@Test func whatWasKeptIsFetchedThoughItWasKeptThisMoment() throws {
  let shelf = try Shelf()
  let store = try HandStore(folder: shelf.folder.path)
  let (key, hand) = (shelf.key(1_000), hand())
  store.submit(.fetch(key))
  store.submit(.keep(key, hand))
  store.submit(.fetch(key))
  #expect(store.removeHands(owner: 1_000, for: 17))
  store.submit(.fetch(key))
  store.stop()
  var told: [String] = []
  while let answer = store.nextAnswer() {
    switch answer {
    case .fetched(_, let hand): told.append(hand == nil ? "nothing" : "the hand")
    case .forgotten(let count, let ticket):
      told.append("\(count) forgotten")
      #expect(store.asker(of: ticket) == 17 && store.asker(of: ticket) == nil)
    case .refused(let error, _): told.append("\(error)")
    }
  }
  #expect(told == ["nothing", "the hand", "1 forgotten", "nothing"])
}

extension Shelf {
  /// A store that could not keep a hand, because a file had the folder's name. The file is gone
  /// now.
  fileprivate func storeThatFailedOnce(to hand: HandModel, _ key: HandKey) throws -> HandStore {
    let obstacle = path + "/state"
    try Data().write(to: URL(fileURLWithPath: obstacle))
    let store = try HandStore(folder: folder.path)
    store.submit(.keep(key, hand))
    store.submit(.fetch(key))
    while store.nextAnswer() == nil { _ = Readiness.wait(for: store.arrival, orStop: -1) }
    try FileManager.default.removeItem(atPath: obstacle)
    return store
  }
}

@Test func aHandThatCannotBeKeptIsFetchedFromMemory() throws {
  let store = try HandStore(folder: "/proc/nowhere/hands")
  let shelf = try Shelf()
  store.submit(.keep(shelf.key(1_000), hand()))
  store.submit(.fetch(shelf.key(1_000)))
  store.submit(.fetch(shelf.key(1_001)))
  store.stop()
  guard case .fetched(_, .some) = store.nextAnswer(), case .fetched(_, nil) = store.nextAnswer()
  else {
    Issue.record("a hand that waits for the disk is not fetched, or another is")
    return
  }
}

@Test func aHandIsKeptAsSoonAsItCanBeThoughNoMoreIsLearned() throws {
  let shelf = try Shelf()
  let (key, hand) = (shelf.key(1_000), hand())
  let store = try shelf.storeThatFailedOnce(to: hand, key)
  while !FileBytes.isThere(shelf.file(key)) { usleep(10_000) }
  store.stop()
  #expect(shelf.folder.loadHand(key)?.bytes(of: .shipped) == hand.bytes(of: .shipped))
}

@Test func aHandIsTriedOnceMoreAtTheEnd() throws {
  let shelf = try Shelf()
  let (key, hand) = (shelf.key(1_000), hand())
  let store = try shelf.storeThatFailedOnce(to: hand, key)
  store.stop()
  #expect(shelf.folder.loadHand(key)?.bytes(of: .shipped) == hand.bytes(of: .shipped))
}

@Test func aHandThatWaitsForTheDiskIsForgottenToo() throws {
  let shelf = try Shelf()
  let key = shelf.key(1_000)
  let obstacle = shelf.path + "/state"
  try Data().write(to: URL(fileURLWithPath: obstacle))
  let store = try HandStore(folder: shelf.folder.path)
  store.submit(.keep(key, hand()))
  store.submit(.fetch(key))
  while store.nextAnswer() == nil { _ = Readiness.wait(for: store.arrival, orStop: -1) }
  try FileManager.default.removeItem(atPath: obstacle)
  #expect(store.removeHands(owner: 1_000, for: 17))
  store.stop()
  #expect(shelf.folder.loadHand(key) == nil)
}

@Test func ofTwoDaemonsWithOneFolderTheSecondOnlyReadsHands() throws {
  let shelf = try Shelf()
  let key = shelf.key(1_000)
  let first = try HandStore(folder: shelf.folder.path)
  first.submit(.keep(key, hand(300)))
  first.stop()
  let (holder, second) = (
    try HandStore(folder: shelf.folder.path), try HandStore(folder: shelf.folder.path)
  )
  holder.submit(.fetch(key))
  while holder.nextAnswer() == nil { _ = Readiness.wait(for: holder.arrival, orStop: -1) }
  second.submit(.fetch(key))
  second.submit(.keep(key, hand(900)))
  second.stop()
  guard case .fetched(_, .some) = second.nextAnswer() else {
    Issue.record("the second daemon reads no hand")
    return
  }
  #expect(shelf.folder.loadHand(key)?.bytes(of: .shipped) == hand(300).bytes(of: .shipped))
  holder.submit(.keep(key, hand(900)))
  holder.stop()
  #expect(shelf.folder.loadHand(key)?.bytes(of: .shipped) == hand(900).bytes(of: .shipped))
  #expect(try FileBytes.names(in: shelf.folder.path) == [key.file])
}

// MARK: Which hand it is

/// A publisher whose one pen somebody wants to see ahead of.
private func publisher(of owner: UInt32?) -> TailPublisher {
  var publisher = TailPublisher(learning: .kept)
  publisher.change(owner: owner)
  let tablet = Tablet(id: .pen, name: "tablet", role: .pen)
  publisher.applyMessage(LiveMessage(sequence: 1, content: .added(.pen, tablet, .start)))
  publisher.updateInterest { _ in true }
  return publisher
}

extension DeviceID { fileprivate static let pen = DeviceID(rawValue: 1) }
extension Timestamp { fileprivate static let start = Timestamp(microseconds: 0) }

extension TailPublisher {
  fileprivate mutating func note(_ update: StrokeUpdate) {
    applyMessage(LiveMessage(sequence: 2, content: .update(update)))
  }

  /// A tool comes or goes.
  fileprivate mutating func bring(_ serial: UInt32, _ kind: ProximityChange.Kind = .entered) {
    note(
      .proximity(
        ProximityChange(
          device: .pen, tool: Tool(kind: .pen, serial: serial), time: .start, kind: kind)))
  }

  /// Draws until enough was learned.
  fileprivate mutating func draw(_ steps: Range<Int64>, with serial: UInt32) {
    for begin in stride(from: steps.lowerBound, to: steps.upperBound, by: 60) {
      let stroke = StrokeID(rawValue: UInt64(begin + 1))
      let tool = Tool(kind: .pen, serial: serial)
      note(.began(StrokeBeginning(stroke: stroke, device: .pen, tool: tool, time: .start)))
      for step in begin..<min(begin + 60, steps.upperBound) {
        var sample = Sample.wave(step)
        sample.provenance[.position] = .measured
        note(.sample(stroke, sample))
      }
      note(.cancelled(stroke, .start))
    }
  }

  /// What the disk is asked for, in words.
  fileprivate mutating func asked() -> [String] {
    takeHandRequests().map { wish in
      switch wish {
      case .fetch(let key): "fetch \(key.file)"
      case .keep(let key, let hand): "keep \(key.file) \(hand.lessons > 0)"
      case .forget, .stop: "?"
      }
    }
  }
}

private let first = "1000-0000-0000-00000001.hand"
private let second = "1000-0000-0000-00000002.hand"

@Test func eachPenHasAHandOfItsOwn() {
  var publisher = publisher(of: 1_000)
  publisher.bring(1)
  #expect(publisher.asked() == ["fetch \(first)"])
  publisher.draw(0..<900, with: 1)
  #expect(publisher.hands.map(\.serial) == [1] && publisher.asked() == [])
  publisher.bring(1, .left)
  #expect(publisher.asked() == ["keep \(first) true"])
  publisher.bring(1)
  publisher.bring(1, .left)
  #expect(publisher.asked() == [])
  publisher.bring(2)
  #expect(publisher.asked() == ["fetch \(second)"])
  #expect(publisher.hands.isEmpty)
}

@Test func aPenWhoseNumberComesWithTheStrokeIsOnePen() {
  var publisher = publisher(of: 1_000)
  for round in 0..<3 as Range<Int64> {
    publisher.bring(0)
    publisher.draw(300 * round..<300 * round + 300, with: 1)
    publisher.bring(1, .left)
  }
  #expect(publisher.asked().first == "fetch \(first)" && publisher.hands.count == 1)
  #expect(publisher.hands[0].lessons > 300)
}

@Test func aHandThatComesWhileAStrokeIsDrawnWaitsForItsEnd() {
  let tablet = Tablet(id: .pen, name: "tablet", role: .pen)
  let key = HandKey(owner: 1_000, tablet, Tool(kind: .pen, serial: 1))
  var publisher = publisher(of: 1_000)
  publisher.bring(1)
  let begun = StrokeBeginning(
    stroke: StrokeID(rawValue: 7), device: .pen, tool: Tool(kind: .pen, serial: 1), time: .start)
  publisher.note(.began(begun))
  publisher.installHand(hand(), of: key)
  #expect(publisher.hands.isEmpty)
  publisher.note(.cancelled(begun.stroke, .start))
  #expect(publisher.hands.first?.lessons ?? 0 >= 300)
}

@Test func anotherUserHasAnotherHandAtOnceAndNobodyHasNone() {
  var publisher = publisher(of: 1_000)
  publisher.bring(1)
  publisher.draw(0..<900, with: 1)
  _ = publisher.takeHandRequests()
  publisher.change(owner: 1_001)
  #expect(
    publisher.asked() == ["keep \(first) true", "fetch 1001-0000-0000-00000001.hand"])
  #expect(publisher.hands.isEmpty)
  publisher.change(owner: nil)
  publisher.draw(900..<1_800, with: 1)
  publisher.bring(1, .left)
  #expect(publisher.asked() == [])
}

@Test func whatIsForgottenDoesNotComeBackFromTheDisk() {
  var publisher = publisher(of: 1_000)
  publisher.bring(1)
  let tablet = Tablet(id: .pen, name: "tablet", role: .pen)
  publisher.forgetHands()
  publisher.installHand(hand(), of: HandKey(owner: 1_000, tablet, Tool(kind: .pen, serial: 1)))
  #expect(publisher.hands.isEmpty && publisher.asked() == [])
}

// MARK: In the daemon

@Test func aUserSeesAndForgetsItsOwnHandsOnly() throws {
  let shelf = try Shelf()
  let bench = try SeatBench(hands: shelf.folder.path)
  bench.logins.tell([1_000, 1_001], front: 1_000)
  try bench.loop.runTurn()
  try shelf.folder.saveHand(hand(), shelf.key(1_000))
  try shelf.folder.saveHand(hand(), shelf.key(1_001))
  let (hers, his) = (try bench.client(1_000), try bench.client(1_001))
  #expect(try bench.ask(his, "ForgetHands").contains("PermissionDenied"))
  #expect(try bench.ask(hers, "ForgetHands").contains("{\"hands\":1}"))
  #expect(try bench.ask(hers, "ForgetHands").contains("{\"hands\":0}"))
  #expect(try bench.ask(hers, "GetStatistics").contains("\"hands\":["))
  // Who wants no answer gets none, and the next call is answered.
  try shelf.folder.saveHand(hand(), shelf.key(1_000))
  try hers.say("{\"method\":\"org.stylusd.ForgetHands\",\"oneway\":true}\0")
  #expect(try bench.ask(hers, "GetStatistics").contains("\"hands\":["))
  try bench.run { !FileBytes.isThere(shelf.file(shelf.key(1_000))) }
  #expect(FileBytes.isThere(shelf.file(shelf.key(1_001))))
}
