import StylusModel
import Testing
import VarlinkServer

/// So many seconds after the client came.
private func at(_ seconds: Double) -> Timestamp { Timestamp(microseconds: Int64(seconds * 1e6)) }

@Test func aSubscriberIsDueASignOfLifeAfterFiveSilentSeconds() {
  var timeouts = ClientTimeouts(at(0))
  #expect(!timeouts.isQuiet(at(4.9)) && timeouts.isQuiet(at(5)))
  timeouts.sent(at(4), tookSome: true, tookAll: true)
  #expect(!timeouts.isQuiet(at(8.9)) && timeouts.isQuiet(at(9)))
}

@Test func aSubscriberThatFellBehindHasTwoSecondsFromWhatItTookLast() {
  var timeouts = ClientTimeouts(at(0))
  timeouts.sent(at(10), tookSome: true, tookAll: true)
  timeouts.sent(at(11), tookSome: false, tookAll: false)
  #expect(!timeouts.isOver(withSubscriber: at(12)) && timeouts.isOver(withSubscriber: at(12.1)))
}

@Test func aCallerMayBeSilentBetweenCallsAndNotWithinOne() {
  var timeouts = ClientTimeouts(at(0))
  let first = [30, 30.1].map { timeouts.isOver(withSpeaker: at($0), isWithinCall: false) }
  #expect(first == [false, true])
  timeouts.recordCall(at(30.2))
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
  timeouts.sent(at(1_000), tookSome: false, tookAll: false)
  timeouts.sent(at(1_029), tookSome: false, tookAll: false)
  #expect(!timeouts.isOver(withReader: at(1_030)) && timeouts.isOver(withReader: at(1_030.1)))
  timeouts.sent(at(1_030.2), tookSome: true, tookAll: true)
  #expect(!timeouts.isOver(withReader: at(2_000)))
}

@Test func aClientThatLeavesHasTenSecondsFromTheEndOrFromWhatItTookSince() {
  var timeouts = ClientTimeouts(at(0))
  let untouched = [100, 110, 110.1].map { timeouts.isOver(withLeaver: at($0)) }
  #expect(untouched == [false, false, true])
  timeouts.sent(at(111), tookSome: true, tookAll: true)
  let taking = [121, 121.1].map { timeouts.isOver(withLeaver: at($0)) }
  #expect(taking == [false, true])
}

@Test func aClientThatMustSpeakHasItsTimeFromTheLastWholeMessage() {
  var timeouts = ClientTimeouts(at(0), longestSilence: .milliseconds(30_000))
  #expect(timeouts.silenceEnd == at(30))
  timeouts.recordCall(at(20))
  #expect(timeouts.silenceEnd == at(50))
  timeouts.sent(at(25), tookSome: true, tookAll: false)
  #expect(timeouts.silenceEnd == at(50))
  timeouts.sent(at(26), tookSome: true, tookAll: true)
  #expect(timeouts.silenceEnd == at(56))
  timeouts.answered(at(40))
  timeouts.longestSilence = .milliseconds(600_000)
  #expect(timeouts.silenceEnd == at(640))
  #expect(ClientTimeouts(at(0)).silenceEnd == nil)
}
