import StylusProtocol
import Testing
import VarlinkServer

/// A frame with a payload of `length` bytes, all `mark`.
private func frame(_ length: Int, _ mark: UInt8) -> [UInt8] {
  let header = (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
  return header + [UInt8](repeating: mark, count: 12) + [UInt8](repeating: mark, count: length)
}

/// Takes up to `most` bytes out.
private func take(_ most: Int, from outbox: inout Outbox) -> [UInt8] {
  var taken: [UInt8] = []
  outbox.send { span in
    for index in 0..<min(most, span.count) { taken.append(span[index]) }
    return taken.count
  }
  return taken
}

@Test func bytesLeaveInOrderWhateverThePieces() {
  var outbox = Outbox(capacity: 1_024, endOfMessage: LiveEncoder.end(ofFrameAt:in:))
  var sent: [UInt8] = []
  var expected: [UInt8] = []
  for round in 0..<2_000 {
    let message = frame(round % 50, UInt8(round % 251))
    expected += message
    outbox.append { $0 += message }
    sent += take(round % 97, from: &outbox)
  }
  while !outbox.isEmpty { sent += take(1_000, from: &outbox) }
  #expect(sent == expected)
}

@Test func onlyWholeMessagesAreThrownAway() {
  var outbox = Outbox(capacity: 1_024, endOfMessage: LiveEncoder.end(ofFrameAt:in:))
  for mark in 1...3 as ClosedRange<UInt8> { outbox.append { $0 += frame(4, mark) } }
  let begun = take(25, from: &outbox)
  outbox.discardUnsent()
  #expect(begun + take(1_000, from: &outbox) == frame(4, 1) + frame(4, 2))
}

@Test func messagesThatEndWithNulKeepTheirBoundaries() {
  var outbox = Outbox(capacity: 64, endOfMessage: VarlinkDecoder.end(ofMessageAt:in:))
  for text in ["one", "two", "three"] { outbox.append { $0 += Array(text.utf8) + [0] } }
  let begun = take(5, from: &outbox)
  outbox.discardUnsent()
  #expect(begun + take(100, from: &outbox) == Array("one\0two\0".utf8))
}

@Test func nothingIsLeftWhenNothingWasBegun() {
  var outbox = Outbox(capacity: 64, endOfMessage: LiveEncoder.end(ofFrameAt:in:))
  outbox.append { $0 += frame(4, 1) }
  outbox.discardUnsent()
  #expect(outbox.isEmpty)
}

@Test func whatWaitsWhenOtherMessagesFollowIsNotThrownAway() {
  var outbox = Outbox(capacity: 64, endOfMessage: VarlinkDecoder.end(ofMessageAt:in:))
  outbox.append { $0 += Array("reply\0".utf8) }
  outbox.switchFraming(capacity: 1_024, endOfMessage: LiveEncoder.end(ofFrameAt:in:))
  for mark in 1...2 as ClosedRange<UInt8> { outbox.append { $0 += frame(4, mark) } }
  let begun = take(6 + 20 + 1, from: &outbox)
  outbox.discardUnsent()
  #expect(begun + take(100, from: &outbox) == Array("reply\0".utf8) + frame(4, 1) + frame(4, 2))
}
