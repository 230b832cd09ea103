import Foundation

/// A line on the terminal that says how far long work is; nothing where errors go to a file.
enum Progress {
  private static let isShown = isatty(2) == 1

  static func show(_ text: String) { write("\r\(text)\u{1B}[K") }
  static func clear() { write("\r\u{1B}[K") }

  private static func write(_ text: String) {
    if isShown { FileHandle.standardError.write(Data(text.utf8)) }
  }
}
