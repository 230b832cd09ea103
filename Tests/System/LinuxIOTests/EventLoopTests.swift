import CLinux
import Glibc
import LinuxIO
import Testing
import Units

@Suite struct EventLoopTests {
  private enum Source: UInt64 { case one, other }

  /// What a wait reported, as words.
  private static func words(_ events: [EventLoop<Source>.Event]) -> Set<String> {
    Set(
      events.map { event in
        switch event {
        case .ready(let source): "\(source)"
        case .signal(let number): "signal \(number)"
        case .deadline: "deadline"
        }
      })
  }

  @Test func eachReadyDescriptorIsReportedAsItsSource() throws {
    let one = try Wakeup()
    let other = try Wakeup()
    let loop = try EventLoop<Source>()
    try loop.watch(one.number, as: .one)
    try loop.watch(other.number, as: .other)
    one.signal()
    #expect(Self.words(try loop.wait()) == ["one"])
    other.signal()
    #expect(Self.words(try loop.wait()) == ["one", "other"])
    one.acknowledge()
    loop.poller.remove(other.number)
    loop.deadline = .now
    #expect(Self.words(try loop.wait()) == ["deadline"])
  }

  @Test func aDeadlineIsReportedOnceAndNotBeforeItsTime() throws {
    let loop = try EventLoop<Source>()
    let due = Timestamp.now + .milliseconds(3)
    loop.deadline = due
    #expect(Self.words(try loop.wait()) == ["deadline"])
    #expect(.now >= due && loop.deadline == nil)
    // It is not set any more: only the descriptor ends the next wait.
    let wakeup = try Wakeup()
    try loop.watch(wakeup.number, as: .one)
    wakeup.signal()
    #expect(Self.words(try loop.wait()) == ["one"])
  }

  @Test func aDeadlineThatIsTakenBackEndsNoWait() throws {
    let wakeup = try Wakeup()
    let loop = try EventLoop<Source>()
    try loop.watch(wakeup.number, as: .one)
    wakeup.signal()
    loop.deadline = .now + .milliseconds(1)
    // Armed by this wait, and passed before the next one.
    _ = try loop.wait()
    loop.deadline = nil
    usleep(2_000)
    #expect(Self.words(try loop.wait()) == ["one"])
  }

  @Test func aDeadlineThatHasPassedDoesNotHideWhatCame() throws {
    let wakeup = try Wakeup()
    let loop = try EventLoop<Source>()
    try loop.watch(wakeup.number, as: .one)
    wakeup.signal()
    loop.deadline = Timestamp(microseconds: 0)
    var found: Set<String> = []
    while !found.contains("deadline") { found.formUnion(Self.words(try loop.wait())) }
    #expect(found == ["one", "deadline"])
  }

  @Test func signalsThatItWasMadeWithAreReportedAndDoNothingElse() throws {
    // One that ends a process that does not expect it, and that nobody else here waits for.
    let signal = SIGUSR2
    let loop = try EventLoop<Source>(signals: [signal])
    let number = try #require(loop.signalDescriptor)
    raise(signal)
    #expect(Readiness.wait(for: number, orStop: -1) == .ready)
    #expect(Self.words(try loop.wait()) == ["signal \(signal)"])
    #expect(Readiness.wait(for: number, orStop: -1, atMost: Microseconds(0)) == .timedOut)
  }

  @Test func aLoopWithoutSignalsHasNoDescriptorForThem() throws {
    #expect(try EventLoop<Source>().signalDescriptor == nil)
  }

  @Test func aTokenThatNobodyKnowsIsNotReported() throws {
    let stranger = try Wakeup()
    let known = try Wakeup()
    let loop = try EventLoop<Source>()
    try loop.poller.add(stranger.number, token: 77)
    try loop.watch(known.number, as: .other)
    stranger.signal()
    known.signal()
    #expect(Self.words(try loop.wait()) == ["other"])
  }
}
