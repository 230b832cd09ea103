import LinuxIO
import Testing
import Units

/// What is written on a thread of its own, the newest only.
@Suite struct LatestWriterTests {
  @Test func theLastValueIsWrittenAndThoseThatItReplacedAreNot() throws {
    let written = Lock([Int]())
    let (first, go) = (try SideThreadGate(), try SideThreadGate())
    let writer = try LatestWriter<Int>(named: "test") { value in
      written.withLock { $0.append(value) }
      if value == 1 {
        first.open()
        go.wait()
      }
      return nil
    }
    writer.submit(1)
    first.wait()
    for value in 2...9 { writer.submit(value) }
    go.open()
    #expect(writer.finishWriting(within: .milliseconds(60_000)))
    #expect(written.withLock { $0 } == [1, 9])
  }

  @Test func whatFailsIsTriedAgainUntilItIsWritten() throws {
    let tries = Lock(0)
    let done = try SideThreadGate()
    let writer = try LatestWriter<Int>(named: "test") { _ in
      let count = tries.withLock {
        $0 += 1
        return $0
      }
      if count == 2 { done.open() }
      return count < 2 ? "this disk is full" : nil
    }
    writer.submit(7)
    done.wait()
    #expect(writer.finishWriting(within: .milliseconds(60_000)))
    #expect(tries.withLock { $0 } == 2)
  }

  @Test func whatCannotBeWrittenDoesNotHoldUpTheEnd() throws {
    let writer = try LatestWriter<Int>(named: "test") { _ in "this disk is full" }
    for value in 1...100 { writer.submit(value) }
    #expect(!writer.finishWriting(within: .milliseconds(60_000)))
    let stuck = try SideThreadGate()
    let other = try LatestWriter<Int>(named: "test") { _ in
      stuck.wait()
      return nil
    }
    other.submit(1)
    #expect(!other.finishWriting(within: .milliseconds(10)))
    stuck.open()
  }
}

/// Lets another thread go on.
private final class SideThreadGate: Sendable {
  private let wakeup: Wakeup
  init() throws { wakeup = try Wakeup() }
  func open() { wakeup.signal() }
  func wait() { _ = Readiness.wait(for: nil, orStop: wakeup.number) }
}
