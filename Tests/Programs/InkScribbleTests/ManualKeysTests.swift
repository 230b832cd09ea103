import ProgramKit
import Settings
import Testing

@testable import InkScribble

@Test func `the manual page of inkscribe's configuration has each key`() throws {
  let words = Set(try ManualPage("inkscribe.conf.5").items.joined())
  #expect(ScribbleKey.names.filter { !words.contains($0) } == [])
}
