import ProgramKit
import Settings
import Testing

@testable import StylusDaemon

@Test func `the manual page of the daemon's configuration has each key`() throws {
  let words = Set(try ManualPage("stylusd.conf.5").items.joined())
  let keys = DaemonKey.names + DaemonTabletKey.names + DaemonToolKey.names
  #expect(keys.filter { !words.contains($0) } == [])
}
