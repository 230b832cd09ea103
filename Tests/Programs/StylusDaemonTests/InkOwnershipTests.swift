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

/// A ownership, to be asked within expectations.
private final class Asked {
  private var ownership: InkOwnership
  init(isShared: Bool = true) { ownership = InkOwnership(owner: alice, isShared: isShared) }
  var owner: UInt32? { ownership.owner }

  func admits(_ update: StrokeUpdate) -> Bool { ownership.admits(update) }

  func admits(_ output: PipelineOutput) -> Bool { ownership.admits(output) }

  /// Which of the updates are admitted.
  func admitted(_ updates: [StrokeUpdate]) -> [Bool] { updates.map { ownership.admits($0) } }

  func change(at time: Int64?) -> (strokes: [StrokeID], time: Timestamp) {
    ownership.changeOwner(to: bob, at: time.map { Timestamp(microseconds: $0) })
  }
}

@Test func theStrokesThatAreOpenAtAChangeAreToBeClosed() {
  let ownership = Asked()
  _ = ownership.admitted([.began(1, 10), .ended(1, 20), .began(2, 30), .sample(2, 30)])
  _ = ownership.admitted([.began(3, 30, device: 2), .ended(3, 35), .finishing(3)])
  let (strokes, time) = ownership.change(at: 40)
  #expect(strokes.map(\.rawValue) == [1, 2])
  #expect(time == at(40))
  #expect(ownership.owner == bob)
}

@Test func theRestOfAContactThatSawAChangeIsNobodys() {
  let ownership = Asked()
  _ = ownership.admitted([.began(1, 10), .sample(1, 10)])
  _ = ownership.change(at: 20)
  #expect(
    ownership.admitted([.sample(1, 30), .refining(0), .ended(1, 40), .finishing(1), .began(2, 50)])
      == [false, false, false, false, true])
}

@Test func aContactThatIsCutByLostEventsAfterAChangeIsStillNobodys() {
  let ownership = Asked()
  _ = ownership.admitted([.began(1, 10)])
  _ = ownership.change(at: 20)
  #expect(
    ownership.admitted([.ended(1, 30, .gap), .began(2, 31), .sample(2, 31), .ended(2, 40)])
      == [false, false, false, false])
  #expect(ownership.admits(.began(3, 50)))
}

@Test func aContactThatWasCutByLostEventsBeforeAChangeIsNobodysBehindIt() {
  let ownership = Asked()
  #expect(
    ownership.admitted([.began(1, 10), .ended(1, 15, .gap), .finishing(1)]) == [true, true, true])
  _ = ownership.change(at: 20)
  #expect(ownership.admits(.began(2, 30)) == false)
}

@Test func aPenThatIsSeenUpBehindALossDrawsForTheNewOwner() {
  let departure = ProximityChange(
    device: DeviceID(rawValue: 1), tool: Tool(kind: .pen), time: at(30), kind: .lost)
  for sight in [StrokeUpdate.hovering(1, 30), .proximity(departure)] {
    let ownership = Asked()
    _ = ownership.admitted([.began(1, 10)])
    _ = ownership.change(at: 20)
    #expect(
      ownership.admitted([.ended(1, 25, .gap), sight, .began(2, 40)]) == [false, true, true])
  }
}

@Test func whatIsToldAfterAChangeAndWasDrawnBeforeItIsNobodys() {
  let ownership = Asked()
  _ = ownership.change(at: 20)
  #expect(
    ownership.admitted([
      .hovering(1, 19), .hovering(1, 20), .hovering(1, 21), .began(1, 20), .sample(1, 30),
    ]) == [false, false, true, false, false])
}

@Test func tabletsThatComeAndGoAreNobodysInk() {
  let ownership = Asked()
  _ = ownership.change(at: 20)
  let device = DeviceID(rawValue: 1)
  #expect(
    ownership.admitted([.gap(device, at(5)), .deviceRemoved(device, at(5))]) == [true, true])
  #expect(ownership.admits(.deviceAdded(device, at(5))))
}

@Test func inkWithAClockOfItsOwnChangesHandsBehindWhatWasSeen() {
  let ownership = Asked()
  _ = ownership.admitted([.began(1, 10), .sample(1, 700)])
  #expect(ownership.change(at: nil).time == at(700))
  #expect(
    ownership.admitted([.ended(1, 800), .began(2, 700), .began(3, 900)]) == [false, false, false])
  #expect(ownership.admitted([.ended(3, 950), .began(4, 960)]) == [false, true])
}

@Test func inkThatHasOneOwnerForEverIsAlwaysAdmitted() {
  let ownership = Asked(isShared: false)
  #expect(ownership.admitted([.finishing(7), .sample(9, 1)]) == [true, true])
}

/// Draws at random on three tablets, tells it late, switches and asks at random: nobody gets a
/// sample whose time lies in another's.
@Test(arguments: 0..<200 as Range<UInt64>)
func noOwnerEverGetsASampleOfAnothersTime(seed: UInt64) {
  var play = OwnershipPlay(seed: seed)
  for _ in 0..<600 { play.step() }
  play.expectOwnInkOnly()
}
