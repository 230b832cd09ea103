import Evdev
import StylusModel

/// Why a file of profiles cannot be read; the reader of the file adds its name.
package struct ProfileTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line at fault; counts from 1.
  package var line: Int
  /// The error, and the fix.
  package var what: String

  package var description: String { "line \(line): \(what)" }
}

extension ProfileTable {
  /// Reads a file of rules; the head of the file describes the format.
  ///
  /// - Throws: the first line that is not a rule.
  package init(_ bytes: [UInt8]) throws(ProfileTableError) {
    var rules: [ProfileRule] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      guard let first = text.first(where: { $0 != " " }), first != "#" else { continue }
      do throws(RuleError) { rules.append(try ProfileRule(text)) } catch {
        throw ProfileTableError(line: place + 1, what: error.what)
      }
    }
    self.init(rules: rules)
  }

  fileprivate struct RuleError: Error {
    var what: String
  }
}

extension ProfileTable.ProfileRule {
  fileprivate init(_ line: String) throws(ProfileTable.RuleError) {
    self.init()
    guard let equals = line.lastIndex(of: "=") else {
      throw .init(what: "no '='; write conditions = profile")
    }
    do throws(SourceProfileError) {
      profile = try SourceProfile(String(line[line.index(after: equals)...]), origin: .table)
    } catch {
      throw .init(what: "\(error)")
    }
    let conditions = line[..<equals].split(separator: "\"", omittingEmptySubsequences: false)
    guard conditions.count == 1 || conditions.count == 3 else {
      throw .init(what: "a rule has at most one name in quotation marks")
    }
    if conditions.count == 3 { name = NamePattern(String(conditions[1])) }
    for part in [conditions[0], conditions.count == 3 ? conditions[2] : ""] {
      for word in part.split(separator: " ") { try parseWord(String(word)) }
    }
  }

  private mutating func parseWord(_ word: String) throws(ProfileTable.RuleError) {
    if let bus = Self.buses[word] {
      buses.insert(bus)
    } else if word.hasPrefix("has:"), let codes = Self.codes[String(word.dropFirst(4))] {
      has.formUnion(codes)
    } else if word.hasPrefix("lacks:"), let codes = Self.codes[String(word.dropFirst(6))] {
      lacks.formUnion(codes)
    } else if let identity = ProfileTable.VendorProducts(word) {
      identities.append(identity)
    } else {
      throw .init(what: "'\(word)' is not a condition; the head of the file lists the conditions")
    }
  }

  private static let buses: [String: UInt16] = [
    "usb": 0x03, "bluetooth": 0x05, "virtual": 0x06, "serial": 0x13, "i2c": 0x18, "spi": 0x1c,
  ]
  private static let codes: [String: [EventCode]] = [
    "z": [.absolute(Axis.z)], "wheel": [.absolute(Axis.wheel)],
    "pressure": [.absolute(Axis.pressure)], "distance": [.absolute(Axis.distance)],
    "tilt": [.absolute(Axis.tiltX), .absolute(Axis.tiltY)],
    "serial": [.init(type: EventType.miscellaneous, code: Miscellaneous.serial)],
    "scan-time": [.init(type: EventType.miscellaneous, code: Miscellaneous.timestamp)],
  ]
}

extension EventCode {
  fileprivate static func absolute(_ code: UInt16) -> Self {
    Self(type: EventType.absolute, code: code)
  }
}

extension ProfileTable.VendorProducts {
  /// Reads `vvvv:pppp`, `vvvv:pppp-pppp` or `vvvv:*`; nil for anything else.
  fileprivate init?(_ word: String) {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let vendor = UInt16(parts[0], radix: 16) else { return nil }
    self.vendor = vendor
    guard parts[1] != "*" else {
      products = 0...UInt16.max
      return
    }
    let ends = parts[1].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count <= 2, let first = ends.first.flatMap({ UInt16($0, radix: 16) }),
      let last = ends.last.flatMap({ UInt16($0, radix: 16) }), first <= last
    else { return nil }
    products = first...last
  }
}
