import InkModel
import StylusPipeline
import StylusTestKit
import Testing

private let position = PropertySet(.position)
private let pressure = PropertySet(.pressure)
private let tilt = PropertySet(.tilt)
private let roll = PropertySet(.roll)

@Test func aValueThatDidNotChangeCountsAsMeasured() {
  var reconciler = Reconciler(measures: [position, pressure])
  let sample = reconciler.sample(from: penFrame(at: 0, pressure: 0.3, carried: [position]))
  #expect(sample.provenance[.pressure] == .measured)
  #expect(sample.pressure.value == 0.3)
}

@Test func aRotationPacketHoldsPressureAndTilt() {
  var reconciler = Reconciler(measures: [position, pressure, tilt])
  let full = reconciler.sample(
    from: penFrame(at: 0, pressure: 0.3, carried: [position, pressure, tilt]))
  #expect(full.provenance[.roll] == .absent)
  let side = reconciler.sample(from: penFrame(at: 5, pressure: 0.3, carried: [position, roll]))
  #expect(side.provenance[.pressure] == .held)
  #expect(side.provenance[.tilt] == .held)
  #expect(side.provenance[.roll] == .measured)
  let next = reconciler.sample(
    from: penFrame(at: 10, pressure: 0.4, carried: [position, pressure]))
  #expect(next.provenance[.pressure] == .measured)
  #expect(next.provenance[.roll] == .held)
}

@Test func aFrameThatSaysNothingOfThePenHoldsEverythingButTheTime() {
  var reconciler = Reconciler(measures: [position, pressure, tilt])
  var frame = penFrame(at: 0, pressure: 0.3, carried: [])
  frame.isHeld = true
  let sample = reconciler.sample(from: frame)
  for property in [Property.position, .pressure, .tilt, .identity] {
    #expect(sample.provenance[property] == .held)
  }
  #expect(sample.provenance[.time] == .measured)
  #expect(sample.provenance[.roll] == .absent)
}

@Test func aPenWithoutTiltIsModelled() {
  var reconciler = Reconciler(measures: [position, pressure])
  let sample = reconciler.sample(from: penFrame(at: 0, pressure: 0.3))
  #expect(sample.provenance[.tilt] == .modelled)
  #expect(sample.altitude == TiltPrior.altitude)
  #expect(sample.provenance[.distance] == .absent)
}
