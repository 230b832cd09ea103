import CInterface
import CStylus
import StylusModel
import Testing

/// Structures that begin with their size.
@Suite struct CStructureTests {
  @Test(arguments: [0, 1, 63, 4097, UInt32.max])
  func `a sample of a wrong size is refused`(size: UInt32) {
    var sample = stylus_sample.unknown
    sample.size = size
    #expect(throws: CError.self) { try sample.checkSize() }
    #expect(throws: CError.self) { try sample.checkedSample(unit: 1) }
  }

  @Test(arguments: [64, 72, 4096] as [UInt32])
  func `a longer sample is taken as far as it is known`(size: UInt32) throws {
    var sample = stylus_sample.unknown
    (sample.size, sample.x, sample.pressure) = (size, 3, 0.25)
    let told = try sample.checkedSample(unit: 2)
    #expect(told.x == Millimeters(6) && told.pressure == Fraction(0.25))
  }

  @Test func `the elements of an array are whole`() throws {
    var sample = stylus_sample.unknown
    sample.size = 65
    #expect(throws: CError.self) { try sample.stride }
    sample.size = 72
    #expect(try sample.stride == 72)
  }

  @Test func `what is filled in keeps its size`() throws {
    var room = stylus_sample()
    room.size = 128
    var value = stylus_sample.unknown
    value.x = 7
    try unsafe withUnsafeMutablePointer(to: &room) {
      try unsafe stylus_sample.fill($0, "room", with: value)
    }
    #expect(room.size == 128 && room.x == 7)
  }

  @Test func `nothing to fill in is refused, with its name`() {
    let failure = #expect(throws: CError.self) {
      try unsafe stylus_sample.checkRoom(nil, "event")
    }
    #expect(failure?.reason == .invalid && failure?.words == "event is NULL")
  }
}
