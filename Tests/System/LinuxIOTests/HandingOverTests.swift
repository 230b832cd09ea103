import Glibc
import LinuxIO
import Synchronization
import Testing
import Units

@Suite struct HandingOverTests {
  @Test func aSideThreadDoesItsJobsInOrder() throws {
    let thread = try SideThread<Int, Int>(named: "side") { $0 * 2 }
    for job in 0..<20 { thread.submit(job) }
    var results: [Int] = []
    while results.count < 20 { results += thread.takeNext() }
    #expect(results == (0..<20).map { $0 * 2 })
    #expect(thread.takeResults().isEmpty)
  }

  @Test func aSideThreadThatOwesNothingKeepsNobodyWaiting() throws {
    let thread = try SideThread<Int, Int>(named: "side") { $0 }
    #expect(thread.takeNext().isEmpty)
    thread.submit(1)
    #expect(thread.takeNext() == [1])
    #expect(thread.takeNext().isEmpty)
  }

  @Test func aResultIsAnnouncedUntilItIsTaken() throws {
    let thread = try SideThread<Int, Int>(named: "side") { $0 }
    #expect(
      Readiness.wait(for: nil, orStop: thread.descriptor, atMost: Microseconds(0)) == .timedOut)
    thread.submit(4)
    #expect(Readiness.wait(for: nil, orStop: thread.descriptor) == .stopped)
    #expect(thread.takeResults() == [4])
    #expect(
      Readiness.wait(for: nil, orStop: thread.descriptor, atMost: Microseconds(0)) == .timedOut)
  }

  @Test func waitingForAJobEndsAtItsMoment() throws {
    let goOn = try Wakeup()
    let thread = try SideThread<Int, Int>(named: "side") { [number = goOn.number] job in
      _ = Readiness.wait(for: nil, orStop: number)
      return job
    }
    thread.submit(1)
    #expect(thread.takeNext(until: .now + .milliseconds(2)).isEmpty)
    #expect(thread.takeNext(until: .now).isEmpty)
    goOn.signal()
    #expect(thread.takeNext() == [1])
  }

  @Test func aSideThreadEndsWithItsOwnerAndFinishesWhatWasPut() throws {
    final class Witness: Sendable {
      let done = Atomic<Int>(0)
      let gone: Int32
      init(gone: Int32) { self.gone = gone }
      deinit {
        var one: UInt64 = 1
        _ = unsafe write(gone, &one, 8)
      }
    }
    let gone = try Wakeup()
    do {
      let witness = Witness(gone: gone.number)
      let thread = try SideThread<Int, Int>(named: "side") { job in
        witness.done.add(job, ordering: .relaxed)
        return witness.done.load(ordering: .relaxed)
      }
      thread.submit(3)
      #expect(thread.takeNext() == [3])
    }
    // Its thread let go of what it worked with.
    #expect(Readiness.wait(for: nil, orStop: gone.number) == .stopped)
  }

  @Test func aHandoverCountsItsRoomAndItsDepth() throws {
    let handover = try Handover<Int>(capacity: 4)
    #expect(handover.free == 4 && handover.most == 0)
    for value in 0..<3 { #expect(handover.ring.push(value)) }
    handover.announce()
    #expect(handover.free == 1 && handover.most == 3)
    _ = handover.ring.pop()
    handover.announce()
    #expect(handover.free == 2 && handover.most == 3)
    #expect(Readiness.wait(for: nil, orStop: handover.arrival.number) == .stopped)
  }

  @Test func roomIsAnnouncedOnlyToAWriterThatAskedForIt() throws {
    let handover = try Handover<Int>(capacity: 4)
    func isAnnounced() -> Bool {
      let isReady =
        Readiness.wait(for: nil, orStop: handover.room.number, atMost: Microseconds(0)) == .stopped
      handover.room.acknowledge()
      return isReady
    }
    handover.took()
    #expect(!isAnnounced())
    handover.awaitRoom()
    #expect(!isAnnounced())
    handover.took()
    #expect(isAnnounced())
    handover.took()
    #expect(!isAnnounced())
  }

  @Test func aThreadHasTheFirstFifteenBytesOfItsName() throws {
    final class Name: Sendable { let text = Lock("") }
    let name = Name()
    let thread = try WorkerThread(named: "a-name-that-is-too-long") {
      let bytes = (try? FileBytes.read(path: "/proc/thread-self/comm")) ?? []
      let text = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      name.text.withLock { $0 = text }
    }
    let own = getpid()
    #expect(thread.number > 0 && thread.number != own)
    thread.join()
    #expect(name.text.withLock { $0 } == "a-name-that-is-")
  }
}
