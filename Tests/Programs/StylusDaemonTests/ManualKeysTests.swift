import Foundation
import Settings
import Testing

@testable import StylusDaemon

/// The page's source lines that name a key or something else to be written.
private func items() throws -> [String] {
  let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../man/stylusd.conf.5")
  return try String(contentsOf: page.standardizedFileURL, encoding: .utf8)
    .components(separatedBy: "\n").filter { $0.hasPrefix(".It Cm ") }
}

@Test func thePageOfTheConfigurationTellsEveryKey() throws {
  let told = try items().flatMap { $0.split { " ,".contains($0) }.map(String.init) }
  let keys = DaemonKey.names + DaemonTabletKey.names + DaemonToolKey.names
  #expect(keys.filter { !told.contains($0) } == [])
}
