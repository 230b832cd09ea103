package import Evdev
package import StylusModel

/// How the values of known devices arrive: the rules of a file, of which the first match applies.
package struct ProfileTable: Hashable, Sendable {
  private let rules: [ProfileRule]

  /// The conditions for a profile to apply; nil or empty conditions hold for every device.
  struct ProfileRule: Hashable, Sendable {
    var buses: Set<UInt16> = []
    var identities: [VendorProducts] = []
    var name: NamePattern?
    /// The codes it must be able to send, and those it must not.
    var has: Set<EventCode> = []
    var lacks: Set<EventCode> = []
    var profile = SourceProfile()
  }

  /// Some products of one vendor.
  struct VendorProducts: Hashable, Sendable {
    var vendor: UInt16
    var products: ClosedRange<UInt16>
  }

  init(rules: [ProfileRule]) { self.rules = rules }

  /// The known devices, from the file known.profiles.
  package static let known: ProfileTable = {
    let bytes = PackageResources.known_profiles
    do throws(ProfileTableError) { return try ProfileTable(bytes) } catch {
      preconditionFailure("Profiles/known.profiles, \(error)")
    }
  }()

  /// How the values of a device arrive, by the first matching rule; nil if there is none.
  package func profile(of device: DeviceDescription) -> SourceProfile? {
    rules.first { $0.fits(device) }?.profile
  }
}

extension ProfileTable.ProfileRule {
  fileprivate func fits(_ device: DeviceDescription) -> Bool {
    (buses.isEmpty || buses.contains(device.bus))
      && (identities.isEmpty || identities.contains { $0.includes(device) })
      && name?.matches(device.name) ?? true
      && has.allSatisfy { device.has($0.type, $0.code) }
      && !lacks.contains { device.has($0.type, $0.code) }
  }
}

extension ProfileTable.VendorProducts {
  fileprivate func includes(_ device: DeviceDescription) -> Bool {
    vendor == device.vendor && products.contains(device.product)
  }
}

/// A name in which `*` matches any text, including an empty one.
package struct NamePattern: Hashable, Sendable {
  private let text: String

  /// Takes the pattern.
  package init(_ text: String) { self.text = text }

  /// Whether a name is meant; letter for letter.
  package func matches(_ name: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    var rest = name.utf8[...]
    guard let first = parts.first, let last = parts.last, rest.starts(with: first) else {
      return false
    }
    guard parts.count > 1 else { return rest.count == first.count }
    rest = rest.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() {
      guard let after = matchEnd(of: part, in: rest) else { return false }
      rest = rest[after...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }

  /// The end of the first occurrence of a part.
  private func matchEnd(
    of part: Substring.UTF8View, in text: Substring.UTF8View
  ) -> String.Index? {
    text.indices.first { text[$0...].starts(with: part) }
      .map { text.index($0, offsetBy: part.count) } ?? (part.isEmpty ? text.startIndex : nil)
  }
}
