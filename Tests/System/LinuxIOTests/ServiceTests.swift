import CLinux
import Foundation
import Glibc
import Testing
import Units

@testable import LinuxIO

/// What a process gets from its environment and gives to its standard streams: each test has a
/// process of its own.
@Suite struct ServiceTests {
  @Test func theServiceManagerIsToldWhereItAsksToBe() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFolder()
      Systemd.notify("STATUS=nobody asks")
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let path = Array(folder.path("notify").utf8)
      unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path) }
      let socket = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      let code = unsafe withUnsafePointer(to: &address) {
        unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe bind(socket, $0, size)
        }
      }
      try #require(code == 0)
      func next() -> String {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = unsafe recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
      }
      unsafe setenv("NOTIFY_SOCKET", folder.path("notify"), 1)
      Systemd.notify("READY=1")
      #expect(next() == "READY=1")
      Systemd.notifyReloading(at: Timestamp(microseconds: 77))
      #expect(next() == "RELOADING=1\nMONOTONIC_USEC=77")
      #expect(next().isEmpty)
    }
  }

  @Test func theWatchdogsIntervalIsForTheProcessThatItIsMeantFor() async {
    await #expect(processExitsWith: .success) {
      unsafe unsetenv("WATCHDOG_USEC")
      #expect(Systemd.watchdogInterval == nil)
      unsafe setenv("WATCHDOG_USEC", "2500000", 1)
      unsafe setenv("WATCHDOG_PID", "\(getpid())", 1)
      #expect(Systemd.watchdogInterval == .milliseconds(2_500))
      unsafe setenv("WATCHDOG_PID", "1", 1)
      #expect(Systemd.watchdogInterval == nil)
    }
  }

  @Test func socketsThatWerePassedAreTakenOnce() async {
    await #expect(processExitsWith: .success) {
      #expect(Systemd.passedSockets().isEmpty)
      // Whatever is there, 3 and 4 are open.
      while case let number = unsafe open("/dev/null", O_RDONLY), number < 5 {
        try #require(number > 0)
      }
      unsafe setenv("LISTEN_PID", "\(getpid())", 1)
      unsafe setenv("LISTEN_FDS", "2", 1)
      #expect(Systemd.passedSockets() == [3, 4])
      #expect(Systemd.passedSockets().isEmpty)
    }
  }

  @Test func theStateFolderIsWhatIsSaidFirst() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("STATE_DIRECTORY", "/one:/two", 1)
      #expect(Environment.stateFolder == "/one")
      unsafe unsetenv("STATE_DIRECTORY")
      unsafe setenv("XDG_STATE_HOME", "/state", 1)
      unsafe setenv("HOME", "/home/me", 1)
      if geteuid() == 0 {
        #expect(Environment.stateFolder == "/var/lib/stylusd")
        try #require(setuid(65_534) == 0)
      }
      #expect(Environment.stateFolder == "/state/stylusd")
      unsafe setenv("XDG_STATE_HOME", "", 1)
      #expect(Environment.stateFolder == "/home/me/.local/state/stylusd")
      unsafe unsetenv("HOME")
      #expect(Environment.stateFolder == nil)
    }
  }

  @Test func whatIsWrittenArrivesOnTheStreamThatItIsFor() async {
    await #expect(processExitsWith: .success) {
      let (out, error) = (try pipeEnds(nonBlocking: true), try pipeEnds(nonBlocking: true))
      let kept = [dup(1), dup(2)]
      _ = (dup2(out.writer, 1), dup2(error.writer, 2))
      let name = "a\nb"
      let isOut = StandardStream.output("out \(name)\n")
      StandardStream.error("error\n")
      let isData = StandardStream.output(data: [0, 27, 255])
      let isOffered = StandardStream.offer(data: [7])
      Log.write(.notice, "logged")
      let (isTerminal, size) = (Terminal.isThere, Terminal.size)
      // Full pipes: what is offered is left out.
      let piece = [UInt8](repeating: 1, count: 4_096)
      while unsafe write(1, piece, piece.count) > 0 {}
      while unsafe write(2, piece, piece.count) > 0 {}
      let isRefused = !StandardStream.offer(data: [8])
      Log.write(.notice, "lost")
      _ = (dup2(kept[0], 1), dup2(kept[1], 2))
      #expect(isOut && isData && isOffered && isRefused && !isTerminal && size == nil)
      var bytes = [UInt8](repeating: 0, count: 64)
      var count = unsafe read(out.reader, &bytes, 14)
      #expect(Array(bytes.prefix(count)) == Array("out a\\nb\n".utf8) + [0, 27, 255, 7, 1])
      let logged = "error\n" + Log.line(.notice, "logged").text
      bytes = [UInt8](repeating: 0, count: logged.utf8.count)
      count = unsafe read(error.reader, &bytes, bytes.count)
      #expect(String(decoding: bytes.prefix(count), as: UTF8.self) == logged)
    }
  }

  @Test func aTerminalIsRecognizedAndHasASize() async {
    await #expect(processExitsWith: .success) {
      // TIOCSPTLCK and TIOCGPTPEER of asm-generic/ioctls.h, macros that Swift does not import.
      let (lock, openPeer): (UInt, UInt) = (0x4004_5431, 0x5441)
      let primary = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var isLocked: Int32 = 0
      let unlocked = unsafe withUnsafeMutablePointer(to: &isLocked) {
        unsafe clinux_ioctl_pointer(primary, lock, $0)
      }
      let terminal = clinux_ioctl_value(primary, openPeer, Int(O_RDWR | O_NOCTTY))
      #expect(unlocked == 0 && terminal >= 0)
      var size = winsize(ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
      let code = unsafe withUnsafeMutablePointer(to: &size) {
        unsafe clinux_ioctl_pointer(primary, UInt(TIOCSWINSZ), $0)
      }
      let kept = dup(1)
      _ = dup2(terminal, 1)
      let (isThere, found) = (Terminal.isThere, Terminal.size)
      _ = dup2(kept, 1)
      #expect(code == 0 && isThere && found?.columns == 100 && found?.rows == 30)
    }
  }

  @Test func aReaderThatHasEnoughIsNoFailureAndAFullDiskIs() async {
    await #expect(processExitsWith: .success) {
      SignalSource.ignoreBrokenPipes()
      let (out, error) = (try pipeEnds(), try pipeEnds())
      let kept = [dup(1), dup(2)]
      _ = (dup2(out.writer, 1), dup2(error.writer, 2), close(out.reader))
      let isWritten = StandardStream.output("nobody reads\n")
      let hasArrived = StandardStream.outputArrived(from: "test")
      let full = unsafe open("/dev/full", O_WRONLY)
      _ = dup2(full, 1)
      let isOnDisk = StandardStream.output("no room\n")
      let isWhole = StandardStream.outputArrived(from: "test")
      // The first failure stays the reason.
      StandardStream.recordOutputError(Errno(rawValue: EIO))
      let isWholeNow = StandardStream.outputArrived(from: "test")
      _ = (dup2(kept[0], 1), dup2(kept[1], 2))
      #expect(!isWritten && hasArrived && !isOnDisk && !isWhole && !isWholeNow)
      var bytes = [UInt8](repeating: 0, count: 1_000)
      let count = unsafe read(error.reader, &bytes, bytes.count)
      let line =
        "test: cannot write to standard output: No space left on device. The output is "
        + "incomplete. Fix: make room there, or write to another file\n"
      #expect(String(decoding: bytes.prefix(count), as: UTF8.self) == line + line)
    }
  }

  @Test func aTerminalHasItsSizeUnlessThatIsUnknown() async {
    await #expect(processExitsWith: .success) {
      let main = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
      // TIOCSPTLCK unlocks the other end, TIOCGPTN tells its number: ioctl_tty(2).
      var (isLocked, number) = (Int32(0), UInt32(0))
      _ = unsafe clinux_ioctl_pointer(main, 0x4004_5431, &isLocked)
      _ = unsafe clinux_ioctl_pointer(main, 0x8004_5430, &number)
      let other = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      try #require(main >= 0 && other >= 0)
      let kept = dup(1)
      _ = dup2(other, 1)
      let unknown = Terminal.size
      var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
      _ = unsafe clinux_ioctl_pointer(main, UInt(TIOCSWINSZ), &size)
      let (isThere, known) = (Terminal.isThere, Terminal.size)
      _ = dup2(kept, 1)
      #expect(isThere && unknown == nil && known?.columns == 80 && known?.rows == 24)
    }
  }

  /// Lets somebody write who is stopped in between, and says how it went.
  fileprivate static func stopped(_ output: StoppableOutput) -> [Bool] {
    var went = [!output.isStopped, output.put("one\n")]
    went.append(output.put(data: [2]))
    went.append(output.put(drawing: [3]))
    // This thread has the signal blocked; others have not.
    pthread_kill(pthread_self(), SIGTERM)
    went.append(output.isStopped)
    // Somebody who reads still gets what there is room for; more than a pipe takes is given up.
    went.append(output.put("four\n"))
    went.append(!output.put(data: [UInt8](repeating: 1, count: 1 << 20)))
    output.giveBackSignals()
    went.append(!output.isStopped)
    return went
  }

  @Test func aSignalStopsAnOutputThatNobodyReads() async {
    await #expect(processExitsWith: .success) {
      let out = try pipeEnds()
      let kept = dup(1)
      _ = dup2(out.writer, 1)
      let went = ServiceTests.stopped(try StoppableOutput())
      _ = dup2(kept, 1)
      #expect(went == [Bool](repeating: true, count: 8))
      var bytes = [UInt8](repeating: 0, count: 11)
      let count = unsafe read(out.reader, &bytes, bytes.count)
      #expect(Array(bytes.prefix(count)) == Array("one\n".utf8) + [2, 3] + Array("four\n".utf8))
    }
  }
}
