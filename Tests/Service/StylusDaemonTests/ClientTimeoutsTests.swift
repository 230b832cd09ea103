import StylusModel
import Testing

@testable import StylusDaemon

/// So many seconds after the client came.
private func at(_ seconds: Double) -> Timestamp { Timestamp(microseconds: Int64(seconds * 1e6)) }

@Test func aSubscriberIsDueASignOfLifeAfterFiveSilentSeconds() {
  var timeouts = ClientTimeouts(at(0))
  #expect(!timeouts.isQuiet(at(4.9)) && timeouts.isQuiet(at(5)))
  timeouts.sent(at(4), tookSome: true)
  #expect(!timeouts.isQuiet(at(8.9)) && timeouts.isQuiet(at(9)))
}

@Test func aSubscriberThatFellBehindHasTwoSecondsFromWhatItTookLast() {
  var timeouts = ClientTimeouts(at(0))
  timeouts.sent(at(10), tookSome: true)
  timeouts.sent(at(11), tookSome: false)
  #expect(!timeouts.isOver(withSubscriber: at(12)) && timeouts.isOver(withSubscriber: at(12.1)))
}

@Test func aCallerMayBeSilentBetweenCallsAndNotWithinOne() {
  var timeouts = ClientTimeouts(at(0))
  let first = [30, 30.1].map { timeouts.isOver(withSpeaker: at($0), isWithinCall: false) }
  #expect(first == [false, true])
  timeouts.heardCall()
  let silent = timeouts.isOver(withSpeaker: at(1_000), isWithinCall: false)
  #expect(!silent)
  let next = [2_000, 2_030, 2_030.1].map {
    timeouts.isOver(withSpeaker: at($0), isWithinCall: true)
  }
  #expect(next == [false, false, true])
}

@Test func aCallerThatTakesNothingOfItsAnswersHasThirtySeconds() {
  var timeouts = ClientTimeouts(at(0))
  #expect(!timeouts.isOver(withReader: at(1_000)))
  timeouts.sent(at(1_000), tookSome: false)
  timeouts.sent(at(1_029), tookSome: false)
  #expect(!timeouts.isOver(withReader: at(1_030)) && timeouts.isOver(withReader: at(1_030.1)))
  timeouts.sent(at(1_030.2), tookSome: true)
  #expect(!timeouts.isOver(withReader: at(2_000)))
}

@Test func aClientThatLeavesHasTenSecondsFromTheEndOrFromWhatItTookSince() {
  var timeouts = ClientTimeouts(at(0))
  let untouched = [100, 110, 110.1].map { timeouts.isOver(withLeaver: at($0)) }
  #expect(untouched == [false, false, true])
  timeouts.sent(at(111), tookSome: true)
  let taking = [121, 121.1].map { timeouts.isOver(withLeaver: at($0)) }
  #expect(taking == [false, true])
}
