import Foundation
import Testing

@testable import StylusDaemon

@Suite struct SeatNameTests {
  @Test func aSeatThatTheMachineDoesNotHaveIsNamedBesideThoseItHas() throws {
    let folder = NSTemporaryDirectory() + "stylusd-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Without logind nobody knows.
    #expect(SeatNames.complaint(about: "seat77", in: folder) == nil)
    #expect(SeatNames.complaint(about: "seat77", in: folder + "/none") == nil)
    for name in ["seat0", "seat1", ".#seat9"] {
      try "".write(toFile: folder + "/" + name, atomically: false, encoding: .utf8)
    }
    #expect(SeatNames.complaint(about: "seat1", in: folder) == nil)
    let told = try #require(SeatNames.complaint(about: "seat77", in: folder))
    #expect(told.contains("\"seat77\"") && told.contains("seat0, seat1.") && told.contains("Fix:"))
  }
}
