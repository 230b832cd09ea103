import InkConversion
import InkRecognition
import StylusctlCommands

/// Any bytes as CSV of handwriting: refused with a place in them, or read as items whose places are
/// finite and no more than the rows. Pieces do not matter.
@_cdecl("LLVMFuzzerTestOneInput")
public func readWritingItems(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  _ = WritingItems.areItems(bytes)
  let whole = read(bytes, piece: max(1, count))
  let parts = read(bytes, piece: Int(bytes.first ?? 0) % 16 + 1)
  precondition(parts.error == whole.error, "pieces matter to errors")
  precondition(parts.items.count == whole.items.count, "pieces matter to items")
  for (one, other) in zip(parts.items, whole.items) {
    precondition(one.label == other.label && one.trace == other.trace, "pieces matter")
  }
  let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
  if let error = whole.error { precondition(1...lines ~= error.line, "names no line") }
  for item in whole.items { check(item) }
  let places = whole.items.reduce(0) { $0 + $1.trace.points.count }
  precondition(
    whole.items.count < max(1, lines) && places < max(1, lines), "more than there are rows")
  for (item, next) in zip(whole.items, whole.items.dropFirst()) {
    precondition(item.label != next.label, "one item in two parts")
  }
  return 0
}

private func read(
  _ bytes: [UInt8], piece: Int
) -> (items: [WritingItems.Item], error: TraceError?) {
  var reader = WritingItems()
  var items: [WritingItems.Item] = []
  var rest = bytes[...]
  do throws(TraceError) {
    while !rest.isEmpty {
      reader.appendBytes(rest.prefix(piece))
      rest = rest.dropFirst(piece)
      while let item = try reader.nextItem() { items.append(item) }
    }
    reader.endInput()
    while let item = try reader.nextItem() { items.append(item) }
  } catch {
    return (items, error)
  }
  return (items, nil)
}

private func check(_ item: WritingItems.Item) {
  precondition(!item.label.contains { [0x22, 0x2C, 0x0A].contains($0) }, "a label of two fields")
  for point in item.trace.points {
    precondition(abs(point.x) < 1e6 && abs(point.y) < 1e6, "a place")
  }
  var last = 0
  for end in item.trace.ends {
    precondition(end > last, "a stroke without places")
    last = end
  }
  precondition(last == item.trace.points.count, "places of no stroke")
}
