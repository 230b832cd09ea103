import Glibc
import LinuxIO
import Testing

@Suite struct SystemErrorTests {
  @Test func anErrorSaysWhatFailedOnWhatAndWhy() {
    let reason = Errno(rawValue: ENOENT)
    #expect("\(SystemError("open", "/a", reason))" == "cannot open /a: No such file or directory")
    #expect("\(SystemError("wait", "", reason))" == "cannot wait: No such file or directory")
  }

  @Test func anErrorKeepsTheReasonOfTheCallBefore() {
    errno = EPIPE
    #expect(SystemError("send").reason == Errno(rawValue: EPIPE))
  }

  @Test(arguments: [
    (EMFILE, "open", "ulimit -n"), (ENFILE, "open", "fs.file-max"), (ENOMEM, "map", "memory"),
    (ENOBUFS, "send", "memory"), (ENOSPC, "write", "make room"), (EDQUOT, "write", "make room"),
    (EROFS, "write", "writable"), (ELOOP, "lock", "remove it"), (EPERM, "lock", "remove it"),
    (EINVAL, "read", "ordinary file"), (EFBIG, "write", "ulimit -f"),
  ])
  func whatCanBeDoneIsSaid(reason: Int32, operation: String, fix: String) throws {
    let error = SystemError(operation, "/a", Errno(rawValue: reason))
    #expect(try #require(error.fix).contains(fix))
    #expect(error.advice == "\(error). Fix: \(try #require(error.fix))")
  }

  @Test(arguments: [
    (ENOENT, "open"), (ELOOP, "open"), (EPERM, "open"), (EINVAL, "write"), (EFBIG, "read"),
  ])
  func noFixIsMadeUp(reason: Int32, operation: String) {
    let error = SystemError(operation, "/a", Errno(rawValue: reason))
    #expect(error.fix == nil && error.advice == "\(error)")
  }

  @Test func reasonsBelongToTheirKinds() {
    let all = [EMFILE, ENFILE, ENOMEM, ENOBUFS, EROFS, EACCES, EPERM, EAGAIN, ENOENT, ENOTDIR]
      .map { Errno(rawValue: $0) }
    #expect(all.map(\.isExhaustion).filter { $0 }.count == 4 && all[0].isExhaustion)
    #expect(all.filter(\.isReadOnly) == [all[4]])
    #expect(all.filter(\.isRefusal) == [all[5], all[6]])
    #expect(all.filter(\.isTimeOut) == [all[7]])
    #expect(all.filter { SystemError("open", "/a", $0).isAbsence } == [all[8], all[9]])
  }
}
