/// A stroke's place in the order of its drawing; with room for others between any two.
struct OrderKey: Comparable, Hashable, Sendable {
  let number: UInt64

  static let first = OrderKey(number: 0)
  static let last = OrderKey(number: .max)
  /// How far apart strokes stand that were appended one after the other.
  private static let gap: UInt64 = 1 << 32

  /// The key of a position in a drawing that is numbered anew.
  init(position: Int) { number = UInt64(position + 1) * Self.gap }

  private init(number: UInt64) { self.number = number }

  /// A key between two others, nil standing for the ends; nil if there is no room left.
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
