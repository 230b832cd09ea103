import StylusModel
import Testing

@testable import StylusDaemon

/// So many seconds after the client came.
private func at(_ seconds: Double) -> Timestamp { Timestamp(microseconds: Int64(seconds * 1e6)) }

@Test func aSubscriberIsDueASignOfLifeAfterFiveSilentSeconds() {
  var patience = Patience(at(0))
  #expect(!patience.isQuiet(at(4.9)) && patience.isQuiet(at(5)))
  patience.sent(at(4), tookSome: true)
  #expect(!patience.isQuiet(at(8.9)) && patience.isQuiet(at(9)))
}

@Test func aSubscriberThatFellBehindHasTwoSecondsFromWhatItTookLast() {
  var patience = Patience(at(0))
  patience.sent(at(10), tookSome: true)
  patience.sent(at(11), tookSome: false)
  #expect(!patience.isOver(withSubscriber: at(12)) && patience.isOver(withSubscriber: at(12.1)))
}

@Test func aCallerMayBeSilentBetweenCallsAndNotWithinOne() {
  var patience = Patience(at(0))
  let first = [30, 30.1].map { patience.isOver(withSpeaker: at($0), isWithinCall: false) }
  #expect(first == [false, true])
  patience.heardCall()
  let silent = patience.isOver(withSpeaker: at(1_000), isWithinCall: false)
  #expect(!silent)
  let next = [2_000, 2_030, 2_030.1].map {
    patience.isOver(withSpeaker: at($0), isWithinCall: true)
  }
  #expect(next == [false, false, true])
}

@Test func aCallerThatTakesNothingOfItsAnswersHasThirtySeconds() {
  var patience = Patience(at(0))
  #expect(!patience.isOver(withReader: at(1_000)))
  patience.sent(at(1_000), tookSome: false)
  patience.sent(at(1_029), tookSome: false)
  #expect(!patience.isOver(withReader: at(1_030)) && patience.isOver(withReader: at(1_030.1)))
  patience.sent(at(1_030.2), tookSome: true)
  #expect(!patience.isOver(withReader: at(2_000)))
}

@Test func aClientThatLeavesHasTenSecondsFromTheEndOrFromWhatItTookSince() {
  var patience = Patience(at(0))
  let untouched = [100, 110, 110.1].map { patience.isOver(withLeaver: at($0)) }
  #expect(untouched == [false, false, true])
  patience.sent(at(111), tookSome: true)
  let taking = [121, 121.1].map { patience.isOver(withLeaver: at($0)) }
  #expect(taking == [false, true])
}
