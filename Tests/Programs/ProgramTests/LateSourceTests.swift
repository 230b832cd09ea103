import Foundation
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import Testing

/// Programs that send values apart from the frames, honest and hostile ones, at a daemon that plays
/// a recording so slowly that it does not end.
@Suite struct LateSourceTests {
  let programs: Programs
  let socket: String
  let daemon: RunningProgram
  let subscriber: Subscriber

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
    daemon = try programs.daemon(["--replay", "demo", "--speed", "0.05"], socket: socket)
    subscriber = Subscriber(of: socket)
    // The recording waits for its first listener before its tablet is there.
    #expect(subscriber.first { if case .added = $0 { true } else { false } } != nil)
  }

  private static let device = DeviceID(rawValue: 1)

  private static func call(_ parameters: String) -> String {
    #"{"method":"org.stylusd.SendLateValues","parameters":"# + parameters + #","upgrade":true}"#
  }

  private static let pressure = call(#"{"device":1,"properties":["pressure"],"clock":"own"}"#)

  private static func values(_ count: Int = 1, _ pressure: Float = 0.5) -> [UInt8] {
    var value = LateMeasurement(.moment(0))
    value.carried = PropertySet(.pressure)
    value.pressure = Fraction(pressure)
    var bytes: [UInt8] = []
    LateFrame.appendFrame(ArraySlice(repeatElement(value, count: count)), of: device, to: &bytes)
    return bytes
  }

  /// A client that the daemon has accepted as the source of the tablet's pressure. The daemon may
  /// still have to notice that the source before it is gone.
  @discardableResult private func source() throws -> RawClient {
    var accepted: RawClient?
    #expect(
      try eventually {
        let client = try RawClient(socket)
        accepted = client
        return try client.reply(to: Self.pressure)?.contains("\"source\":") == true
      })
    return try #require(accepted)
  }

  /// What a source sends must end it with a reason, and harm nobody else.
  private func expectEnded(_ bytes: [UInt8], _ text: String) throws {
    let hostile = try source()
    hostile.send(bytes)
    let farewell = LateEnding(frame: try hostile.rest())
    #expect(farewell?.reason == .malformed, "\(text)")
    #expect(farewell?.text.contains(text) == true, "\(farewell?.text ?? "")")
    try source()
  }

  @Test func anHonestSourceSendsUntilItGoes() throws {
    do {
      var source = try InkConnection(path: socket).lateSource(
        of: Self.device, sending: PropertySet(.pressure), clock: .arrival)
      var value = LateMeasurement(.moment(0))
      value.carried = PropertySet(.pressure)
      for _ in 0..<100 { try source.send([value]) }
      try source.send(Array(repeating: value, count: 2_500))
      let second = try RawClient(socket)
      #expect(try second.reply(to: Self.pressure)?.contains("PropertyTaken") == true)
      #expect(second.isAnswered())
    }
    try source()
    #expect(subscriber.complaint == nil)
  }

  @Test func aSourceOfNothingIsRefusedAndTheConnectionLives() throws {
    for (call, error) in [
      (Self.call(#"{"device":9,"properties":["tilt"],"clock":"own"}"#), "UnknownDevice"),
      (Self.call(#"{"device":1,"properties":["time"],"clock":"own"}"#), "InvalidParameter"),
      (Self.call(#"{"device":1,"properties":["tilt"],"clock":"?"}"#), "InvalidParameter"),
      (Self.pressure.replacing("upgrade", with: "more"), "ExpectedUpgrade"),
    ] {
      let client = try RawClient(socket)
      #expect(try client.reply(to: call)?.contains(".\(error)\"") == true, "\(call)")
      #expect(client.isAnswered())
    }
  }

  @Test func whatIsNoLateValueEndsItsSource() throws {
    try expectEnded([0xFF, 0xFF, 0xFF, 0xFF] + Self.values().dropFirst(4), "4294967295 bytes")
    try expectEnded(Array(Call.status.utf8) + [0], "bytes, at most")
    var other = Self.values()
    other[4] = 0x31
    try expectEnded(other, "frame of type 49")
    var stranger = Self.values()
    stranger[16] = 2
    try expectEnded(stranger, "byte 0 of its payload")
    var nothing = Self.values()
    nothing.replaceSubrange(64..<68, with: [0, 0, 0xC0, 0x7F])
    try expectEnded(Self.values() + nothing, "byte 48 of its payload")
    #expect(subscriber.complaint == nil)
  }

  @Test func aValueInPiecesIsOneValue() throws {
    let client = try source()
    for byte in Self.values(3) { client.send([byte]) }
    client.endSending()
    // No reason: it did nothing wrong.
    #expect(try client.rest().isEmpty)
    try source()
  }

  @Test func aSourceThatVanishesInTheMiddleIsForgotten() throws {
    for length in [0, 7, 16, 40, 80] {
      let client = try source()
      client.send(Array(Self.values(2).prefix(length)))
      client.close()
      try source()
    }
  }

  @Test func aFloodHarmsNobodyAndIsToldOnce() throws {
    let flooding = try source()
    let honest = try RawClient(socket)
    #expect(honest.isAnswered())
    let flood = Self.values(1_000)
    for _ in 0..<100 { flooding.send(flood) }
    #expect(honest.isAnswered())
    flooding.endSending()
    #expect(try flooding.rest().isEmpty)
    try source()
    let told = daemon.log.split(separator: "\n").filter { $0.contains("were left out") }
    #expect(told.count == 1)
    #expect(subscriber.complaint == nil)
  }

  @Test func aSourceIsToldWhenTheDaemonStops() throws {
    let client = try source()
    #expect(daemon.stop() == 0)
    #expect(LateEnding(frame: try client.rest())?.reason == .stopping)
  }

  @Test func aSourceLearnsWhyItWasEndedFromItsNextSend() throws {
    var source = try InkConnection(path: socket).lateSource(
      of: Self.device, sending: PropertySet(.pressure), clock: .own)
    #expect(daemon.stop() == 0)
    var value = LateMeasurement(.moment(0))
    value.carried = PropertySet(.pressure)
    do throws(ClientError) {
      try source.send([value])
      Issue.record("it was sent to nobody")
    } catch {
      #expect("\(error)".contains("the daemon ended it: stopping"))
    }
  }
}
