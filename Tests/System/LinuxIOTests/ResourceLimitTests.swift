import Glibc
import Testing

@testable import LinuxIO

@Suite struct ResourceLimitTests {
  @Test func aLimitIsThatOfTheKernel() throws {
    // RLIMIT_RTTIME and RLIMIT_MEMLOCK of getrlimit(2).
    let resources: [(ResourceLimit.Resource, Int32)] = [(.realTime, 15), (.lockedMemory, 8)]
    for (resource, number) in resources {
      var limit = rlimit()
      try #require(unsafe getrlimit(number, &limit) == 0)
      let found = ResourceLimit.of(resource)
      #expect(found == ResourceLimit(soft: UInt64(limit.rlim_cur), hard: UInt64(limit.rlim_max)))
    }
  }

  @Test func whatIsImposedIsFoundAgain() throws {
    let before = ResourceLimit.of(.lockedMemory)
    try before.impose(on: .lockedMemory)
    #expect(ResourceLimit.of(.lockedMemory) == before)
  }

  @Test func aLimitAboveItsOwnMostIsRefusedAndNamed() {
    let wrong = ResourceLimit(soft: 2, hard: 1)
    let before = ResourceLimit.of(.lockedMemory)
    let error = #expect(throws: SystemError.self) { try wrong.impose(on: .lockedMemory) }
    #expect(error == SystemError("limit", "lockedMemory", Errno(rawValue: EINVAL)))
    #expect(ResourceLimit.of(.lockedMemory) == before && ResourceLimit.infinity == .max)
  }
}

@Suite struct SharedValueTests {
  @Test func aLockedValueLosesNoChangeOfManyThreads() throws {
    let lock = Lock(0)
    let done = try (0..<4).map { _ in
      try SideThread<Int, Int>(named: "adder") { count in
        for _ in 0..<count { lock.withLock { $0 += 1 } }
        return count
      }
    }
    for thread in done { thread.submit(1_000) }
    for thread in done { #expect(thread.takeNext() == [1_000]) }
    #expect(lock.withLock { $0 } == 4_000)
  }

  @Test func aLockIsFreeAgainAfterABodyThatFails() {
    let lock = Lock([1])
    #expect(throws: Errno.self) {
      try lock.withLock { value in
        value.append(2)
        throw Errno.busy
      }
    }
    #expect(lock.withLock { $0 } == [1, 2])
  }

  @Test func theNumberedErrorsAreThoseOfTheKernel() {
    #expect(Errno.busy.rawValue == 16 && Errno.exists.rawValue == 17)
    #expect(Errno.tooLarge.rawValue == 27 && Errno.notOrdinary.rawValue == 22)
    #expect(SystemError.addressInUse == 98 && SystemError.nameTooLong == 36)
    #expect(
      SystemError.alreadyExists == 17 && "\(Errno(rawValue: 2))" == "No such file or directory")
  }
}
