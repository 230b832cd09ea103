import CInterface
import Testing

/// What a pointer of C's points at.
@Suite struct CObjectTests {
  /// Knows whether its pointer was given back.
  private final class Door: CObject, @unchecked Sendable {
    let origin = COrigin()
    private(set) var isClosed = false

    func close() { isClosed = true }
  }

  private typealias Count = CState<Int>

  @Test func `a state is changed through its pointer`() {
    let pointer = unsafe Count(40).made()
    #expect(unsafe Count.modify(pointer) { $0 += 2 } == 0)
    #expect(unsafe Count.withState(of: pointer) { $0 } == 42)
    unsafe Count.destroy(pointer)
  }

  @Test func `a failure is a result, and its words stay`() {
    let pointer = unsafe Count(1).made()
    let result = unsafe Count.modify(pointer) { (_) throws(CError) in throw .refused("not now") }
    #expect(result == CError.ResultCode.refused.rawValue)
    #expect(unsafe String(cString: Count.message(pointer)) == "not now")
    #expect(unsafe Count.withState(of: pointer) { $0 } == 1)
    unsafe Count.say("by the way", pointer)
    #expect(unsafe String(cString: Count.message(pointer)) == "by the way")
    unsafe Count.destroy(pointer)
  }

  @Test func `no pointer is refused, with words`() {
    #expect(unsafe Count.modify(nil) { $0 = 1 } == CError.ResultCode.invalid.rawValue)
    #expect(unsafe String(cString: Count.message(nil)) == "the pointer is NULL")
    unsafe Count.destroy(nil)
  }

  @Test func `an object is closed once, when its pointer is given back`() {
    let door = Door()
    let pointer = unsafe door.made()
    #expect(unsafe Door.on(pointer) { $0.isClosed ? 1 : 0 } == 0)
    unsafe Door.destroy(pointer)
    #expect(door.isClosed)
  }

  @Test func `long words are cut at 511 bytes`() {
    let pointer = unsafe Count(1).made()
    unsafe Count.say(String(repeating: "x", count: 600), pointer)
    #expect(unsafe String(cString: Count.message(pointer)).count == 511)
    unsafe Count.destroy(pointer)
  }

  @Test func `a result that is too large for C is the largest`() {
    let pointer = unsafe Count(.max).made()
    #expect(unsafe Count.withState(of: pointer) { $0 } == Int32.max)
    unsafe Count.destroy(pointer)
  }
}
