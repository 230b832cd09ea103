import Foundation
import Glibc
import Testing

@testable import LinuxIO

@Suite struct LogTests {
  @Test func aLineHasOneEndWhateverTheMessageHas() {
    let lines = ["a\nb\r\nc", "", "plain"].map { Log.line(.warning, $0).text }
    #expect(lines.allSatisfy { $0.hasSuffix("\n") && $0.count { $0.isNewline } == 1 })
    #expect(lines[0].hasSuffix("a b c\n") && lines[2].hasSuffix("plain\n"))
    #expect(Log.line(.error, "\u{1B}[2J").text.hasSuffix("\\u{1b}[2J\n"))
  }

  @Test func theJournalGetsThePriorityAndATerminalTheProgram() {
    let priorities: [(Log.Priority, UInt8)] = [(.error, 3), (.warning, 4), (.notice, 5)]
    let isJournal = Environment.variable("JOURNAL_STREAM") != nil
    for (priority, number) in priorities {
      #expect(priority.rawValue == number)
      let name = CommandLine.arguments[0].split(separator: "/").last ?? ""
      #expect(
        Log.line(priority, "told").text == (isJournal ? "<\(number)>told\n" : "\(name): told\n"))
    }
  }

  @Test func aVariableThatIsUnsetOrEmptyIsNone() {
    #expect(Environment.variable("STYLUSD_NO_SUCH_VARIABLE") == nil)
    #expect(Environment.variable("PATH").map { !$0.isEmpty } == true)
    #expect(Environment.user == geteuid())
  }

  @Test func processorsCountOnlyIfTheyMayBeUsed() throws {
    #expect((1...sysconf(Int32(_SC_NPROCESSORS_CONF))).contains(Machine.processorCount))
    // The kernel lists them, such as "0-3,8".
    let status = try String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)
    let list = status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") }
    let ranges = (list?.split(separator: "\t").last ?? "").split(separator: ",").map { range in
      range.split(separator: "-").compactMap { Int($0) }
    }
    let count = ranges.reduce(0) { $0 + ($1.last ?? 0) - ($1.first ?? 0) + 1 }
    #expect(Machine.processorCount == count)
  }

  @Test func aMachinesIdentityIsOursAloneAndStays() throws {
    guard let identity = Machine.identity else { return }
    #expect(identity.count == 32 && identity.allSatisfy { "0123456789abcdef".contains($0) })
    #expect(identity == Machine.identity)
    #expect(try FileBytes.read(path: "/etc/machine-id").starts(with: identity.utf8) == false)
  }
}
