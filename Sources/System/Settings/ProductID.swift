import StylusModel

/// A model of tablets: a vendor and a product number, written `056a:0357`.
package struct ProductID: Hashable, Sendable {
  /// The USB or Bluetooth vendor.
  package var vendor: UInt16
  /// The product.
  package var product: UInt16

  /// Of two numbers.
  package init(vendor: UInt16, product: UInt16) {
    (self.vendor, self.product) = (vendor, product)
  }

  /// Reads `vvvv:pppp`, four hexadecimal digits each; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let vendor = Self.parseHex(parts[0]),
      let product = Self.parseHex(parts[1])
    else { return nil }
    self.init(vendor: vendor, product: product)
  }

  /// The number parser alone would also accept a sign, or fewer digits.
  private static func parseHex(_ text: some StringProtocol) -> UInt16? {
    guard text.utf8.count == 4, text.allSatisfy(\.isHexDigit) else { return nil }
    return UInt16(text, radix: 16)
  }
}

extension ProductID: CustomStringConvertible {
  /// As a configuration names it.
  package var description: String { vendor.hexadecimal + ":" + product.hexadecimal }
}
