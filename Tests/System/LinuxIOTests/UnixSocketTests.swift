import CLinux
import CSystemd
import Glibc
import LinuxIO
import Testing
import Units

/// Two sockets that are connected to each other.
private func sockets(_ kind: Int32 = 0) throws -> (Int32, Int32) {
  var ends: [Int32] = [-1, -1]
  try #require(unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | kind, 0, &ends) == 0)
  return (ends[0], ends[1])
}

private let nonBlocking = Int32(SOCK_NONBLOCK.rawValue)

@Suite struct UnixSocketTests {
  @Test func aPathThatIsTooLongOrEmptyIsRefused() {
    let longest = "/" + String(repeating: "x", count: UnixSocket.longestPath - 1)
    for path in ["", longest + "x", "/a\0b"] {
      #expect {
        _ = try UnixSocket.connect(to: path)
      } throws: {
        ($0 as? SystemError)?.reason.rawValue == ENAMETOOLONG
      }
    }
    #expect(throws: SystemError("connect to", longest, Errno(rawValue: ENOENT))) {
      _ = try UnixSocket.connect(to: longest)
    }
  }

  @Test func whatIsSentArrivesWholeAndInOrder() throws {
    let ends = try sockets()
    let one = FileDescriptor(owning: ends.0)
    let other = FileDescriptor(owning: ends.1)
    try UnixSocket.sendAll([1, 2, 3], to: one)
    #expect(try UnixSocket.sendSome([4, 5].span, to: one) == 2)
    var buffer = [UInt8](repeating: 0, count: 8)
    #expect(try other.read(into: &buffer) == 5)
    #expect(buffer.prefix(5) == [1, 2, 3, 4, 5])
  }

  @Test func aSocketThatIsFullTakesNothing() throws {
    let ends = try sockets(nonBlocking)
    let one = FileDescriptor(owning: ends.0)
    let other = FileDescriptor(owning: ends.1)
    let piece = [UInt8](repeating: 7, count: 1 << 16)
    var sent = 0
    while let count = try UnixSocket.sendSome(piece.span, to: one) { sent += count }
    #expect(sent > 0)
    #expect(throws: Errno(rawValue: EAGAIN)) { try UnixSocket.sendAll([1], to: one) }
    _ = other
  }

  @Test func nobodyAtTheOtherEndIsAnErrorAndNoSignal() throws {
    let ends = try sockets()
    close(ends.1)
    let one = FileDescriptor(owning: ends.0)
    #expect(throws: Errno(rawValue: EPIPE)) { try UnixSocket.sendAll([1], to: one) }
    #expect(throws: Errno(rawValue: EPIPE)) { try UnixSocket.sendSome([1].span, to: one) }
  }

  @Test func whoIsAtTheOtherEndIsKnown() throws {
    let ends = try sockets()
    let one = FileDescriptor(owning: ends.0)
    let other = FileDescriptor(owning: ends.1)
    #expect(
      try UnixSocket.peer(of: one.number)
        == PeerCredentials(process: getpid(), user: geteuid(), group: getegid()))
    let count = getgroups(0, nil)
    var groups = [gid_t](repeating: 0, count: Int(count))
    unsafe getgroups(count, &groups)
    #expect(try UnixSocket.groups(of: one.number).sorted() == groups.sorted())
    _ = other
    #expect(throws: SystemError.self) { try UnixSocket.peer(of: -1) }
    #expect(throws: SystemError.self) { try UnixSocket.groups(of: -1) }
  }

  @Test func aReadThatTakesTooLongFails() throws {
    let ends = try sockets()
    let one = FileDescriptor(owning: ends.0)
    let other = FileDescriptor(owning: ends.1)
    try UnixSocket.setPatience(Microseconds(1_500_001), of: one)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      var (time, size) = (timeval(), socklen_t(MemoryLayout<timeval>.size))
      unsafe getsockopt(one.number, SOL_SOCKET, option, &time, &size)
      // The kernel counts in ticks of its own, at most 10 ms.
      #expect(time.tv_sec == 1 && (500_001...510_001).contains(time.tv_usec))
    }
    try UnixSocket.setPatience(.milliseconds(1), of: one)
    var buffer: [UInt8] = [0]
    #expect(try one.read(into: &buffer) == nil)
    _ = other
    #expect(throws: SystemError.self) {
      try UnixSocket.setPatience(.milliseconds(1), of: FileDescriptor(owning: -1))
    }
  }

  @Test func aDescriptorGoesToTheOtherEnd() throws {
    let ends = try sockets(nonBlocking)
    let wakeup = try Wakeup()
    let one = FileDescriptor(owning: ends.0)
    let other = FileDescriptor(owning: ends.1)
    let copy = FileDescriptor(owning: dup(wakeup.number))
    try UnixSocket.pass(copy, over: one)
    guard case .descriptor(let received) = try UnixSocket.receiveDescriptor(from: other) else {
      Issue.record("no descriptor came")
      return
    }
    #expect(received.number != wakeup.number && received.number != copy.number)
    wakeup.signal()
    #expect(Readiness.wait(for: nil, orStop: received.number) == .stopped)
  }

  @Test func aByteAloneNothingAndTheEndAreToldApart() throws {
    let ends = try sockets(nonBlocking)
    let other = FileDescriptor(owning: ends.1)
    func receipt() throws -> String {
      switch try UnixSocket.receiveDescriptor(from: other) {
      case .nothing: "nothing"
      case .end: "end"
      case .byte: "byte"
      case .descriptor: "descriptor"
      }
    }
    do {
      let one = FileDescriptor(owning: ends.0)
      #expect(try receipt() == "nothing")
      try UnixSocket.sendAll([9], to: one)
      #expect(try receipt() == "byte")
      #expect(try receipt() == "nothing")
    }
    #expect(try receipt() == "end")
    #expect(throws: SystemError.self) {
      _ = try UnixSocket.receiveDescriptor(from: FileDescriptor(owning: -1))
    }
  }

  @Test func aDescriptorCannotBePassedToNobody() throws {
    let ends = try sockets()
    close(ends.1)
    let one = FileDescriptor(owning: ends.0)
    let copy = FileDescriptor(owning: dup(ends.0))
    #expect(throws: SystemError("send a descriptor", "", Errno(rawValue: EPIPE))) {
      try UnixSocket.pass(copy, over: one)
    }
  }
}
