import CLinux
import Glibc
import LinuxIO
import Synchronization
import Testing

/// A thread that is there, and does nothing or never sleeps, until it is told to end.
private final class Worker: Sendable {
  private let isOver = Atomic<Bool>(false)

  func run(busy: Bool, _ body: (Int32) -> Void) throws {
    let worker = try WorkerThread(named: "worker") { [self] in
      while !isOver.load(ordering: .relaxed) {
        if !busy { usleep(1_000) }
      }
    }
    body(worker.number)
    isOver.store(true, ordering: .relaxed)
    worker.join()
  }
}

/// The scheduling policy of a thread, without the flag that processes do not inherit it.
private func policy(of thread: Int32) -> Int32 { sched_getscheduler(thread) & ~0x4000_0000 }

/// Whether the kernel grants real-time priority to this process.
private let isGranted: Bool = {
  guard clinux_real_time(clinux_this_thread(), 1) == 0 else { return false }
  clinux_ordinary(clinux_this_thread())
  return true
}()

/// Limits and signal handlers stay with a process, so each test has one of its own.
@Suite struct RealTimeTests {
  @Test func aThreadTellsItsNumberInTheKernel() throws {
    try Worker().run(busy: false) { number in
      #expect(number != clinux_this_thread() && kill(number, 0) == 0)
    }
  }

  @Test(.enabled(if: isGranted)) func whereTheKernelAllowsItThePriorityIsRealTime() async {
    await #expect(processExitsWith: .success) {
      let usual = policy(of: 0)
      try Worker().run(busy: false) { number in
        #expect(RealTime.grant(to: [number]) == .direct)
        #expect(policy(of: number) == SCHED_RR)
        #expect(policy(of: 0) == usual)
      }
    }
  }

  @Test(.enabled(if: isGranted)) func aThreadThatRunsAwayBecomesOrdinaryAndTheProcessLives() async {
    await #expect(processExitsWith: .success) {
      try Worker().run(busy: true) { number in
        #expect(RealTime.grant(to: [number]) == .direct)
        for _ in 0..<1_000 where policy(of: number) != SCHED_OTHER { usleep(10_000) }
        #expect(policy(of: number) == SCHED_OTHER)
      }
    }
  }

  @Test func withoutTheRightAndWithoutABusThePriorityStaysOrdinaryAndBothReasonsAreTold() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nonexistent", 1)
      // Root without its capabilities is anybody.
      #expect(setuid(65_534) == 0 || geteuid() != 0)
      let usual = policy(of: 0)
      try Worker().run(busy: false) { number in
        guard case .refused(let reason) = RealTime.grant(to: [number]) else {
          // Somebody whose RLIMIT_RTPRIO allows it.
          return #expect(policy(of: number) == SCHED_RR)
        }
        #expect(reason.contains("set a real-time priority"), "\(reason)")
        #expect(reason.contains("reach the system's bus"), "\(reason)")
        #expect(policy(of: number) == usual)
      }
    }
  }
}

@Suite struct MemoryLockTests {
  /// Not with a sanitizer: those take calls that lock memory for done.
  @Test(.enabled(if: Environment.variable("STYLUSD_SANITIZER") == nil))
  func aLimitThatIsTooSmallIsNamed() async {
    await #expect(processExitsWith: .success) {
      #expect(clinux_set_limit(clinux_RLIMIT_MEMLOCK, 65_536, 65_536) == 0)
      #expect(setuid(65_534) == 0 || geteuid() != 0)
      guard case .nothing(let reason) = MemoryLock.lock() else {
        Issue.record("64 KiB were enough")
        return
      }
      #expect(reason.contains("RLIMIT_MEMLOCK is 64 KiB"), "\(reason)")
    }
  }

  @Test(.enabled(if: geteuid() == 0)) func aLockFetchesNothingIntoMemory() async {
    await #expect(processExitsWith: .success) {
      let before = resident()
      if case .nothing(let reason) = MemoryLock.lock() { Issue.record("\(reason)") }
      // Of tens of thousands that are mapped; threads that begin meanwhile fetch some.
      #expect(resident() - before < 4_096)
    }
  }
}

/// Pages of this process that are in memory.
private func resident() -> Int {
  guard let file = unsafe fopen("/proc/self/statm", "r") else { return 0 }
  defer { unsafe fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  guard unsafe fgets(&line, 128, file) != nil else { return 0 }
  let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
}
