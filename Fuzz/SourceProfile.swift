import StylusDevices
import StylusModel

/// Any bytes as a profile and as a table of profiles: what is read as a profile is written and read
/// the same and lies in its range, a fault of a table names one of its lines.
@_cdecl("LLVMFuzzerTestOneInput")
public func readProfile(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  if let profile = try? SourceProfile(String(decoding: bytes, as: UTF8.self), origin: .learned) {
    precondition(0...SourceProfile.longestBudget.value ~= profile.budget.value)
    precondition(profile.late.isSubset(of: .detachable))
    precondition((profile.cadence == .everyFrame) == profile.late.isEmpty)
    precondition((try? SourceProfile(profile.text, origin: .learned)) == profile, "not the same")
  }
  do throws(ProfileTableError) { _ = try ProfileTable(bytes) } catch {
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    precondition(1...lines ~= error.line, "names no line")
  }
  return 0
}
