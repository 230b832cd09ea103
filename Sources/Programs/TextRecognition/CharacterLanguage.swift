package import CommandSupport
package import InkRecognition
import LinuxIO

/// A language whose characters are read by templates.
package enum CharacterLanguage: String, CaseIterable {
  case ja
  case simplified = "zh_CN"
  case traditional = "zh_TW"
  case cantonese = "zh_HK"

  /// What the words of a message call it.
  var name: String {
    switch self {
    case .ja: "Japanese"
    case .simplified: "simplified Chinese"
    case .traditional: "traditional Chinese"
    case .cantonese: "Cantonese"
    }
  }

  /// What makes its templates.
  private var maker: String {
    "stylusctl templates "
      + (self == .ja ? "kanji" : "/usr/share/fonts/truetype/arphic/ukai.ttc --language \(rawValue)")
      + " --output \(Self.folders.first ?? ".")/stylus/\(rawValue).strokes"
  }

  /// What its templates are made of.
  private var need: String {
    self == .ja
      ? "get the data that 'stylusctl templates --help' names, and run: "
      : "install fonts-arphic-ukai and \(wordsPackage), and run: "
  }

  /// A larger file has no templates, in bytes.
  private static let largest = 256 << 20

  /// The model of libzinnia's, and the package of Debian's that has it; nil if there is none.
  private var model: (path: String, package: String)? {
    let folder = "/usr/share/tegaki/models/zinnia/handwriting-"
    return switch self {
    case .ja: (folder + "ja.model", "tegaki-zinnia-japanese")
    case .simplified: (folder + "zh_CN.model", "tegaki-zinnia-simplified-chinese")
    case .traditional, .cantonese: nil
    }
  }

  /// Folders of the XDG base directories, the user's own first.
  static var folders: [String] {
    let own =
      Environment.variable("XDG_DATA_HOME")
      ?? Environment.variable("HOME").map { $0 + "/.local/share" }
    let shared = Environment.variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    return (own.map { [$0] } ?? []) + shared.split(separator: ":").map(String.init)
  }

  /// The user's file of templates, or the machine's; nil if there is none.
  private var installed: String? {
    Self.folders.map { "\($0)/stylus/\(rawValue).strokes" }.first { FileBytes.isThere($0) }
  }

  /// What reads it: templates where there are some, otherwise libzinnia.
  ///
  /// - Parameters:
  ///   - file: where templates are, instead of the usual places.
  ///   - words: the words of the language, for templates.
  /// - Throws: that there is neither, or that a file has no templates.
  package func reader(
    _ engine: CharacterEngine.EngineName?, templates file: String?, words: PhraseWords
  ) throws(StylusctlError) -> CharacterEngine {
    if engine == .zinnia {
      guard file == nil else {
        throw StylusctlError(
          "--templates and --engine zinnia cannot be combined. Fix: leave one out")
      }
      return CharacterEngine(try zinnia())
    }
    if let path = file ?? installed {
      let reader = CharacterReader(try Self.loadTemplates(path))
      return CharacterEngine(CharacterLineReader(reader, words: words))
    }
    if engine == nil, let model, let zinnia = try? Zinnia(model: model.path) {
      return CharacterEngine(zinnia)
    }
    throw StylusctlError(
      "there are no templates for \(name). Fix: \(need)\(maker)"
        + (model.map { "; or install libzinnia0 and \($0.package)" } ?? ""))
  }

  private static func loadTemplates(_ path: String) throws(StylusctlError) -> CharacterTemplates {
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try FileBytes.read(path: path, limit: largest) } catch {
      throw StylusctlError(error)
    }
    do throws(CharacterTemplatesError) { return try CharacterTemplates(bytes: bytes) } catch {
      throw StylusctlError("\(path): \(error). Fix: make it again with 'stylusctl templates'")
    }
  }

  private func zinnia() throws(StylusctlError) -> Zinnia {
    guard let model else {
      throw StylusctlError(
        "libzinnia has no model for \(name). Fix: leave out --engine zinnia")
    }
    do throws(Zinnia.ZinniaError) { return try Zinnia(model: model.path) } catch {
      switch error {
      case .noLibrary:
        throw StylusctlError("libzinnia.so.0 cannot be loaded. Fix: install libzinnia0")
      case .noModel:
        throw StylusctlError("\(model.path) cannot be read. Fix: install \(model.package)")
      }
    }
  }
}
