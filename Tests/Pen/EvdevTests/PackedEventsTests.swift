import Evdev
import StylusModel
import Testing

private func event(_ time: Int64, _ type: UInt16, _ code: UInt16, _ value: Int32) -> InputEvent {
  InputEvent(time: Timestamp(microseconds: time), type: type, code: code, value: value)
}

@Test func whatWasPackedIsUnpackedEventForEvent() {
  var random = SystemRandomNumberGenerator()
  for count in 0..<200 {
    let events = (0..<count).map { _ in
      event(
        .random(in: -1 << 40...1 << 40, using: &random), .random(in: 0...5, using: &random),
        .random(in: 0...UInt16(count), using: &random), .random(in: .min ... .max, using: &random))
    }
    #expect(PackedEvents.unpack(PackedEvents.pack(events)) == events)
  }
}

@Test func valuesAndTimesAtTheEndsOfTheirRangesSurvive() {
  let events = [
    event(0, 0, 0, 0), event(0, 3, 0, .min), event(1 << 54, 3, 0, .max), event(0, 3, 0, .min),
    event(-(1 << 54), 0xFFFF, 0xFFFF, -1),
  ]
  #expect(PackedEvents.unpack(PackedEvents.pack(events)) == events)
}

@Test func aFrameOfSmallStepsTakesAByteForEachEvent() {
  let frame = [event(0, 3, 0, 1), event(0, 3, 1, 2), event(0, 0, 0, 0)]
  let one = PackedEvents.pack(frame).count
  let moved = frame.map { event($0.time.microseconds + 5, $0.type, $0.code, $0.value) }
  #expect(PackedEvents.pack(frame + moved).count == one + 4)
}

@Test func tornOrForeignBytesAreRefusedAndNeverTrap() {
  let whole = PackedEvents.pack((0..<50).map { event(Int64($0) * 5_000, 3, 0, Int32($0 * 777)) })
  for end in whole.indices {
    let torn = PackedEvents.unpack(Array(whole[..<end]))
    #expect(torn == nil || torn!.count < 50)
  }
  var random = SystemRandomNumberGenerator()
  for _ in 0..<20_000 {
    let bytes = (0..<Int.random(in: 0...40)).map { _ in UInt8.random(in: 0...255, using: &random) }
    _ = PackedEvents.unpack(bytes)
  }
  #expect(PackedEvents.unpack([1, 3, 0, 0xFF]) == nil)
  #expect(PackedEvents.unpack([200, 1]) == nil)
  #expect(PackedEvents.unpack([UInt8](repeating: 0xFF, count: 20)) == nil)
}
