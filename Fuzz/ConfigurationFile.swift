import InkModel
import StylusDaemon
import StylusDevices

/// Any bytes as a configuration file: what is not understood becomes a complaint that names a line,
/// and what is understood is within its range.
@_cdecl("LLVMFuzzerTestOneInput")
public func readConfigurationFile(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let file = ConfigurationFile(bytes: bytes, path: "fuzz.conf")
  let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
  for complaint in file.complaints {
    let parts = complaint.split(separator: ":", maxSplits: 2)
    precondition(parts.count == 3 && parts[0] == "fuzz.conf", "names no file")
    precondition(Int(parts[1]).map { (1...lines).contains($0) } == true, "names no line of it")
  }
  precondition(1...1_000 ~= file.configuration.maximumClients)
  precondition(1...1_000_000 ~= file.configuration.limits.strokes)
  precondition(1...100_000_000 ~= file.configuration.limits.samples)
  precondition(file.configuration.tablets.count <= lines)
  for rule in file.configuration.tablets {
    let id = rule.tablet
    let wishes = file.configuration.wishes(vendor: id?.vendor ?? 0, product: id?.product ?? 0)
    precondition(0...500_000 ~= wishes.profile(from: SourceProfile()).budget.value)
  }
  return 0
}
