/// A stroke's position in the order of its drawing, with space for others between any two.
struct OrderKey: Comparable, Hashable, Sendable {
  let number: UInt64

  static let first = OrderKey(number: 0)
  static let last = OrderKey(number: .max)
  /// The distance between the keys of strokes that were appended one after the other.
  private static let gap: UInt64 = 1 << 32

  /// Creates the key of a position in a drawing that is renumbered.
  init(position: Int) { number = UInt64(position + 1) * Self.gap }

  private init(number: UInt64) { self.number = number }

  /// Returns a key between two others, where nil is an end; nil if there is no space left.
  static func between(_ before: OrderKey?, _ after: OrderKey?) -> OrderKey? {
    let low = before?.number ?? 0
    guard let after else {
      let (number, overflow) = low.addingReportingOverflow(gap)
      return overflow ? nil : OrderKey(number: number)
    }
    let middle = low + (after.number - low) / 2
    return middle > low ? OrderKey(number: middle) : nil
  }

  static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}
