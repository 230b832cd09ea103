/// A table of callbacks at an address that libwayland keeps: made once, never freed.
@safe package struct Listener<Table>: @unchecked Sendable {
  package let table: UnsafeMutablePointer<Table>

  /// Fills a table in which nothing is set; events without a callback are passed over only where
  /// there is no table at all, so everything that can come must be set.
  package init(_ empty: Table, _ fill: (inout Table) -> Void) {
    var filled = empty
    fill(&filled)
    unsafe table = .allocate(capacity: 1)
    unsafe table.initialize(to: filled)
  }
}

/// Something whose address libwayland gives back to callbacks: it must destroy its proxies before
/// it goes.
package protocol Listening: AnyObject {}

extension Listening {
  /// Its address.
  package var address: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  /// The object at an address that was passed to libwayland.
  package static func at(_ address: UnsafeMutableRawPointer?) -> Self {
    guard let address = unsafe address else { preconditionFailure("a callback without its object") }
    return unsafe Unmanaged<Self>.fromOpaque(address).takeUnretainedValue()
  }
}

/// A C string; empty for none.
package func decodeCString(_ start: UnsafePointer<CChar>?) -> String {
  unsafe start.map { unsafe String(cString: $0) } ?? ""
}
