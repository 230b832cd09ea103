import CLinux
import Glibc
import Testing
import Units

@testable import LinuxIO

@Suite struct WaitingTests {
  private let atOnce = Microseconds(0)

  @Test func aWakeupIsQuietUntilItIsSignalled() throws {
    let wakeup = try Wakeup()
    let poller = try Poller()
    try poller.add(wakeup.number, token: 7)
    var ready: [Poller.Ready] = []
    try poller.wait(atMost: atOnce, into: &ready)
    #expect(ready.isEmpty)
    wakeup.signal()
    wakeup.signal()
    try poller.wait(into: &ready)
    #expect(ready.map(\.token) == [7] && ready[0].found == .readable)
    wakeup.acknowledge()
    try poller.wait(atMost: atOnce, into: &ready)
    #expect(ready.isEmpty)
  }

  @Test func anAcknowledgedWakeupDoesNotHoldUpWhoAcknowledgesAgain() throws {
    let wakeup = try Wakeup()
    wakeup.acknowledge()
    wakeup.signal()
    wakeup.acknowledge()
    wakeup.acknowledge()
    #expect(Readiness.wait(for: nil, orStop: wakeup.number, atMost: atOnce) == .timedOut)
  }

  @Test func everyReadyDescriptorIsReportedWithItsToken() throws {
    let one = try Wakeup()
    let other = try Wakeup()
    let poller = try Poller()
    try poller.add(one.number, token: .max)
    try poller.add(other.number, token: 0)
    var ready: [Poller.Ready] = []
    one.signal()
    other.signal()
    try poller.wait(into: &ready)
    #expect(Set(ready.map(\.token)) == [0, .max])
  }

  @Test func whatIsWatchedForCanChangeAndEnd() throws {
    let wakeup = try Wakeup()
    let poller = try Poller()
    var ready: [Poller.Ready] = []
    try poller.add(wakeup.number, token: 1)
    // An eventfd has room for more.
    try poller.change(wakeup.number, token: 2, .writable)
    try poller.wait(into: &ready)
    #expect(ready.map(\.token) == [2] && ready[0].found == .writable)
    poller.remove(wakeup.number)
    poller.remove(wakeup.number)
    try poller.wait(atMost: atOnce, into: &ready)
    #expect(ready.isEmpty)
  }

  @Test func aClosedEndIsAHangUpThatNobodyAskedFor() throws {
    let ends = try pipeEnds()
    let reader = FileDescriptor(owning: ends.reader)
    let poller = try Poller()
    try poller.add(reader.number, token: 1, [])
    close(ends.writer)
    var ready: [Poller.Ready] = []
    try poller.wait(into: &ready)
    #expect(ready.map(\.found) == [Poller.Interest(rawValue: EPOLLHUP.rawValue)])
    #expect(ready.allSatisfy { !$0.found.isDisjoint(with: .hangUp) })
  }

  @Test func whatCannotBeWatchedIsNamed() throws {
    let wakeup = try Wakeup()
    let poller = try Poller()
    let name = "descriptor \(wakeup.number)"
    try poller.add(wakeup.number, token: 1)
    #expect(throws: SystemError("watch", name, .exists)) {
      try poller.add(wakeup.number, token: 2)
    }
    poller.remove(wakeup.number)
    #expect(throws: SystemError("watch", name, Errno(rawValue: ENOENT))) {
      try poller.change(wakeup.number, token: 2, .readable)
    }
  }

  @Test func aPollerCanBeWatchedByAnother() throws {
    let wakeup = try Wakeup()
    let inner = try Poller()
    let outer = try Poller()
    try inner.add(wakeup.number, token: 1)
    try outer.add(inner.number, token: 2)
    wakeup.signal()
    var ready: [Poller.Ready] = []
    try outer.wait(into: &ready)
    #expect(ready.map(\.token) == [2])
  }

  @Test func moreThanABatchIsReportedByTheNextWaits() throws {
    let poller = try Poller()
    let count = Poller.batch + 6
    let numbers = try (0..<count).map { _ in try #require(Optional(eventfd(1, 0))) }
    for (token, number) in numbers.enumerated() { try poller.add(number, token: UInt64(token)) }
    var (ready, seen): ([Poller.Ready], Set<UInt64>) = ([], [])
    while seen.count < count {
      try poller.wait(into: &ready)
      #expect(ready.count <= Poller.batch)
      seen.formUnion(ready.map(\.token))
      for found in ready { poller.remove(numbers[Int(found.token)]) }
    }
    for number in numbers { close(number) }
  }

  @Test func aStopWinsOverWhatIsWaitedFor() throws {
    let wanted = try Wakeup()
    let stop = try Wakeup()
    #expect(
      Readiness.wait(for: wanted.number, orStop: stop.number, atMost: atOnce) == .timedOut)
    wanted.signal()
    #expect(Readiness.wait(for: wanted.number, orStop: stop.number) == .ready)
    #expect(Readiness.wait(for: nil, orStop: stop.number, atMost: atOnce) == .timedOut)
    stop.signal()
    #expect(Readiness.wait(for: wanted.number, orStop: stop.number) == .stopped)
    #expect(Readiness.wait(for: nil, orStop: stop.number) == .stopped)
  }

  @Test func aWaitThatTimesOutHasLastedItsTime() throws {
    let stop = try Wakeup()
    let start = Timestamp.now
    #expect(Readiness.wait(for: nil, orStop: stop.number, atMost: .milliseconds(3)) == .timedOut)
    #expect(Timestamp.now - start >= .milliseconds(3))
  }

  @Test func signalsThatAreCollectedArriveInsteadOfEndingTheProcess() throws {
    // Of this thread alone: others of the tests' process keep theirs.
    let source = try SignalSource([SIGUSR1, SIGUSR2])
    defer { source.giveBack() }
    #expect(source.nextSignal() == nil)
    pthread_kill(pthread_self(), SIGUSR2)
    #expect(source.nextSignal() == SIGUSR2)
    #expect(source.nextSignal() == nil)
  }

  @Test func aSignalDoesNotEndAWaitForRoom() async {
    await #expect(processExitsWith: .success) {
      var caught = sigaction()
      unsafe caught.__sigaction_handler.sa_handler = { _ in }
      try #require(unsafe sigaction(SIGUSR1, &caught, nil) == 0)
      let ends = try pipeEnds(nonBlocking: true)
      let page = [UInt8](repeating: 0, count: 4_096)
      while unsafe write(ends.writer, page, page.count) > 0 {}
      let waiting = pthread_self()
      // Another thread interrupts the wait, then makes room.
      let helper = try WorkerThread(named: "interrupts") {
        for _ in 0..<20 {
          usleep(1_000)
          pthread_kill(waiting, SIGUSR1)
        }
        var space = [UInt8](repeating: 0, count: 65_536)
        _ = unsafe read(ends.reader, &space, space.count)
      }
      #expect(Readiness.hasRoom(ends.writer, within: .milliseconds(60_000)))
      helper.join()
    }
  }
}
