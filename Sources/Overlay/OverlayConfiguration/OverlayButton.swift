package import InkEditing

/// A button of a pen or of a pad, and how it is pressed.
package struct OverlayButton: Hashable, Sendable {
  /// Which one.
  package var control: DeviceControl
  /// Whether it is pressed twice, one press soon after the other.
  package var isDouble: Bool

  /// A button.
  package enum DeviceControl: Hashable, Sendable {
    /// Of a pen, 1...3: stylus, stylus2, stylus3.
    case pen(Int)
    /// Of a pad, 0...31, as the daemon counts them.
    case pad(Int)
  }

  /// A press of a button.
  package init(_ control: DeviceControl, isDouble: Bool) {
    (self.control, self.isDouble) = (control, isDouble)
  }

  /// The press that a key of a configuration is about; nil if it is about none.
  init?(key: String) {
    isDouble = key.hasSuffix("-double")
    let name = isDouble ? key.dropLast("-double".count) : key[...]
    if let number = Self.buttonNumber(name, behind: "pen-button-"), 1...3 ~= number {
      control = .pen(number)
    } else if let number = Self.buttonNumber(name, behind: "pad-button-"), 0...31 ~= number {
      control = .pad(number)
    } else {
      return nil
    }
  }

  /// The key of a configuration that is about it.
  var key: String {
    let name =
      switch control {
      case .pen(let number): "pen-button-\(number)"
      case .pad(let number): "pad-button-\(number)"
      }
    return isDouble ? name + "-double" : name
  }

  private static func buttonNumber(_ name: Substring, behind start: String) -> Int? {
    let digits = name.dropFirst(start.count)
    guard name.hasPrefix(start), 1...2 ~= digits.count, digits.allSatisfy(\.isASCII) else {
      return nil
    }
    return digits.allSatisfy(\.isNumber) ? Int(digits) : nil
  }
}

/// The action of a button; undo reverts it.
package enum ButtonAction: Hashable, Sendable {
  /// Nothing: the press is the programs' alone.
  case none
  /// To drawing, or back to what was before.
  case toggle
  /// Saves the ink of an output to a new file in the user's folder of documents.
  case save
  /// Ends the overlay.
  case quit
  /// Hides ink and picker, and lets clicks through, or shows what was hidden: `on` hides.
  case hide(CanvasCommand.Visibility)
  /// Opens the configuration in the user's editor.
  case settings
  /// Whatever docs/develop/canvas.md has a command for.
  case command(CanvasCommand)

  /// Reads the value of a key.
  ///
  /// - Throws: the fault.
  package init(_ text: String) throws(CommandError) {
    switch text {
    case "none": self = .none
    case "toggle": self = .toggle
    case "save": self = .save
    case "settings": self = .settings
    case "quit": self = .quit
    case "hide": self = .hide(.on)
    case "hide toggle": self = .hide(.toggle)
    case "show": self = .hide(.off)
    default: self = .command(try CanvasCommand(text))
    }
  }
}
