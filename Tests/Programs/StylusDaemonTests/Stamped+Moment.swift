@testable import StylusDaemon

extension Stamped {
  /// Something of which only what it is counts.
  init(_ element: Element) { self.init(element, Stamps(origin: 0, handed: 0)) }
}
