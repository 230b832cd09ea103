import StylusModel
import StylusPipeline
import Testing

@testable import StylusDaemon

private let alice: UInt32 = 1_000
private let bob: UInt32 = 1_001

private func at(_ time: Int64) -> Timestamp { Timestamp(microseconds: time) }

extension StrokeUpdate {
  fileprivate static func began(
    _ stroke: UInt64, _ time: Int64, device: UInt32 = 1
  ) -> StrokeUpdate {
    .began(
      StrokeBeginning(
        stroke: StrokeID(rawValue: stroke), device: DeviceID(rawValue: device),
        tool: Tool(kind: .pen), time: at(time)))
  }

  fileprivate static func sample(_ stroke: UInt64, _ time: Int64) -> StrokeUpdate {
    .sample(StrokeID(rawValue: stroke), .at(time))
  }

  fileprivate static func ended(
    _ stroke: UInt64, _ time: Int64, _ flags: StrokeFlags = []
  ) -> StrokeUpdate {
    .ended(StrokeEnding(stroke: StrokeID(rawValue: stroke), time: at(time), flags: flags))
  }
}

/// A custody, to be asked within expectations.
private final class Asked {
  private var custody: Custody
  init(isShared: Bool = true) { custody = Custody(owner: alice, isShared: isShared) }
  var owner: UInt32? { custody.owner }

  func admits(_ update: StrokeUpdate) -> Bool { custody.admits(update) }

  func admits(_ output: PipelineOutput) -> Bool { custody.admits(output) }

  /// Which of the updates are admitted.
  func admitted(_ updates: [StrokeUpdate]) -> [Bool] { updates.map { custody.admits($0) } }

  func change(at time: Int64?) -> (strokes: [StrokeID], time: Timestamp) {
    custody.change(to: bob, at: time.map { Timestamp(microseconds: $0) })
  }
}

@Test func theStrokesThatAreOpenAtAChangeAreToBeClosed() {
  let custody = Asked()
  _ = custody.admitted([.began(1, 10), .ended(1, 20), .began(2, 30), .sample(2, 30)])
  _ = custody.admitted([.began(3, 30, device: 2), .ended(3, 35), .finishing(3)])
  let (strokes, time) = custody.change(at: 40)
  #expect(strokes.map(\.rawValue) == [1, 2])
  #expect(time == at(40))
  #expect(custody.owner == bob)
}

@Test func theRestOfAContactThatSawAChangeIsNobodys() {
  let custody = Asked()
  _ = custody.admitted([.began(1, 10), .sample(1, 10)])
  _ = custody.change(at: 20)
  #expect(
    custody.admitted([.sample(1, 30), .refining(0), .ended(1, 40), .finishing(1), .began(2, 50)])
      == [false, false, false, false, true])
}

@Test func aContactThatIsCutByLostEventsAfterAChangeIsStillNobodys() {
  let custody = Asked()
  _ = custody.admitted([.began(1, 10)])
  _ = custody.change(at: 20)
  #expect(
    custody.admitted([.ended(1, 30, .gap), .began(2, 31), .sample(2, 31), .ended(2, 40)])
      == [false, false, false, false])
  #expect(custody.admits(.began(3, 50)))
}

@Test func aContactThatWasCutByLostEventsBeforeAChangeIsNobodysBehindIt() {
  let custody = Asked()
  #expect(
    custody.admitted([.began(1, 10), .ended(1, 15, .gap), .finishing(1)]) == [true, true, true])
  _ = custody.change(at: 20)
  #expect(custody.admits(.began(2, 30)) == false)
}

@Test func aPenThatIsSeenUpBehindALossDrawsForTheNewOwner() {
  let departure = ProximityChange(
    device: DeviceID(rawValue: 1), tool: Tool(kind: .pen), time: at(30), kind: .lost)
  for sight in [StrokeUpdate.hovering(1, 30), .proximity(departure)] {
    let custody = Asked()
    _ = custody.admitted([.began(1, 10)])
    _ = custody.change(at: 20)
    #expect(custody.admitted([.ended(1, 25, .gap), sight, .began(2, 40)]) == [false, true, true])
  }
}

@Test func whatIsToldAfterAChangeAndWasDrawnBeforeItIsNobodys() {
  let custody = Asked()
  _ = custody.change(at: 20)
  #expect(
    custody.admitted([
      .hovering(1, 19), .hovering(1, 20), .hovering(1, 21), .began(1, 20), .sample(1, 30),
    ]) == [false, false, true, false, false])
}

@Test func tabletsThatComeAndGoAreNobodysInk() {
  let custody = Asked()
  _ = custody.change(at: 20)
  let device = DeviceID(rawValue: 1)
  #expect(
    custody.admitted([.gap(device, at(5)), .deviceRemoved(device, at(5))]) == [true, true])
  #expect(custody.admits(.deviceAdded(device, at(5))))
}

@Test func inkWithAClockOfItsOwnChangesHandsBehindWhatWasSeen() {
  let custody = Asked()
  _ = custody.admitted([.began(1, 10), .sample(1, 700)])
  #expect(custody.change(at: nil).time == at(700))
  #expect(
    custody.admitted([.ended(1, 800), .began(2, 700), .began(3, 900)]) == [false, false, false])
  #expect(custody.admitted([.ended(3, 950), .began(4, 960)]) == [false, true])
}

@Test func inkThatHasOneOwnerForEverIsAlwaysAdmitted() {
  let custody = Asked(isShared: false)
  #expect(custody.admitted([.finishing(7), .sample(9, 1)]) == [true, true])
}

/// Draws at random on three tablets, tells it late, switches and asks at random: nobody gets a sample
/// whose time lies in another's.
@Test(arguments: 0..<200 as Range<UInt64>)
func noOwnerEverGetsASampleOfAnothersTime(seed: UInt64) {
  var play = CustodyPlay(seed: seed)
  for _ in 0..<600 { play.step() }
  play.expectOwnInkOnly()
}
