import Units

/// What the keys of a keyboard mean: those of a keyboard of the USA where they are there, and one
/// more key for each other character that is needed.
///
/// Programs look at a key's number, too, so that the keys of letters, Return and BackSpace have
/// their usual ones.
struct Keymap: Hashable, Sendable {
  /// The key presses for a character.
  struct KeyPress: Hashable, Sendable {
    /// By the kernel's number.
    var key: UInt32
    var isShifted = false
  }

  /// The characters that were added, in the order of their keys.
  private(set) var added: [Unicode.Scalar] = []

  /// The kernel's numbers of keys that no keyboard of today has, which xkb can still count (to 255,
  /// and it adds 8).
  private static let free: ClosedRange<UInt32> = 184...247
  /// The number of characters that can be added.
  static let mostAdded = free.count

  private static let rows: [(first: UInt32, plain: String, shifted: String)] = [
    (2, "1234567890-=", "!@#$%^&*()_+"), (16, "qwertyuiop[]", "QWERTYUIOP{}"),
    (30, "asdfghjkl;'`", "ASDFGHJKL:\"~"), (43, "\\zxcvbnm,./", "|ZXCVBNM<>?"),
  ]

  /// The keys that are no characters, and white space.
  private static let named: [(key: UInt32, symbol: String, scalar: Unicode.Scalar)] = [
    (14, "BackSpace", "\u{8}"), (15, "Tab", "\t"), (28, "Return", "\n"), (57, "space", " "),
  ]

  private static let usual: [Unicode.Scalar: KeyPress] = {
    var presses: [Unicode.Scalar: KeyPress] = [:]
    for (key, _, scalar) in named { presses[scalar] = KeyPress(key: key) }
    for (first, plain, shifted) in rows {
      for (number, pair) in zip(plain.unicodeScalars, shifted.unicodeScalars).enumerated() {
        presses[pair.0] = KeyPress(key: first + UInt32(number))
        presses[pair.1] = KeyPress(key: first + UInt32(number), isShifted: true)
      }
    }
    return presses
  }()

  /// The key presses for a character; nil if no key has it.
  func keyPress(for scalar: Unicode.Scalar) -> KeyPress? {
    if let press = Self.usual[scalar] { return press }
    return added.firstIndex(of: scalar).map { KeyPress(key: Self.free.lowerBound + UInt32($0)) }
  }

  /// Whether characters can be typed at all: those that control something cannot.
  static func canType(_ scalar: Unicode.Scalar) -> Bool {
    usual[scalar] != nil || (scalar.value >= 0xA0 && scalar.properties.generalCategory != .control)
  }

  /// Adds the keys that a text needs; if there is no room those that were added before go.
  ///
  /// - Returns: whether the keymap is another, nil where it cannot have all of them.
  mutating func addKeys(_ text: String) -> Bool? {
    var lacking: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars where keyPress(for: scalar) == nil {
      guard Self.canType(scalar) else { return nil }
      if !lacking.contains(scalar) { lacking.append(scalar) }
    }
    guard !lacking.isEmpty else { return false }
    if added.count + lacking.count <= Self.mostAdded {
      added += lacking
      return true
    }
    var needed: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars where Self.usual[scalar] == nil && !needed.contains(scalar) {
      needed.append(scalar)
    }
    guard needed.count <= Self.mostAdded else { return nil }
    added = needed
    return true
  }

  /// As xkb reads it; it needs no file of any machine.
  var text: String {
    var codes = ""
    var symbols = ""
    func add(_ key: UInt32, _ names: [String]) {
      let kind = names.count > 1 ? "TWO_LEVEL" : "ONE_LEVEL"
      codes += "<K\(key)> = \(key + 8);\n"
      symbols += "key <K\(key)> { type = \"\(kind)\", [ \(names.joined(separator: ", ")) ] };\n"
    }
    for (key, symbol, _) in Self.named { add(key, [symbol]) }
    for (first, plain, shifted) in Self.rows {
      for (number, pair) in zip(plain.unicodeScalars, shifted.unicodeScalars).enumerated() {
        add(first + UInt32(number), [Self.symbol(pair.0), Self.symbol(pair.1)])
      }
    }
    for (number, scalar) in added.enumerated() {
      add(Self.free.lowerBound + UInt32(number), [Self.symbol(scalar)])
    }
    return """
      xkb_keymap {
      xkb_keycodes "stylusd" {
      minimum = 8;
      maximum = 255;
      \(codes)};
      xkb_types "stylusd" {
      type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; };
      type "TWO_LEVEL" { modifiers = Shift; map[Shift] = Level2;
      level_name[Level1] = "Base"; level_name[Level2] = "Shift"; };
      };
      xkb_compatibility "stylusd" { };
      xkb_symbols "stylusd" {
      \(symbols)};
      };

      """
  }

  private static func symbol(_ scalar: Unicode.Scalar) -> String {
    "U" + scalar.value.digits(4, radix: 16).uppercased()
  }
}
