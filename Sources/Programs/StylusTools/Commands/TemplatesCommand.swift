import InkRecognition
import LinuxIO
import ProgramOptions

/// `stylusctl templates`: what characters are recognized by, made of collections of others.
struct TemplatesCommand: Command {
  private let invocation: Invocation

  private static let output = Option.optional(
    "output", short: "o", .path("FILE"), "where the templates go; it is needed")
  private static let sources = Positional<[String]>.list(
    .path("SOURCE"), atLeast: 1,
    "KanjiVG's folder of SVG files, or makemeahanzi's graphics.txt")

  static let description = ProgramDescription(
    "templates", "makes what characters are recognised by",
    options: [output.description],
    positionals: [sources.description]
  )
  .explained(
    """
    Templates are made of data of others, which is no part of this program. For Japanese: KanjiVG, \
    https://kanjivg.tagaini.net, Creative Commons BY-SA 3.0. For simplified and traditional Chinese, which are one set: \
    graphics.txt of Make Me a Hanzi, https://github.com/skishore/makemeahanzi, Arphic Public License. The file carries the \
    licence, which binds whoever gives it away. Of several sources a character has the templates of each.

    'stylusctl recognise' looks for LANGUAGE.strokes (ja, zh_CN, zh_TW) in the folder stylus of XDG_DATA_HOME, which is \
    ~/.local/share unless it is set, and of XDG_DATA_DIRS.
    """
  )
  .example(
    "stylusctl templates kanji --output ~/.local/share/stylus/ja.strokes", "Japanese characters"
  )
  .example(
    "stylusctl templates graphics.txt kanji -o zh_TW.strokes", "Chinese ones, of both sources")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    guard let path = invocation[Self.output] else {
      throw StylusctlError("templates go to a file. Fix: add --output FILE")
    }
    var all = CharacterTemplates(licence: "", templates: [])
    for source in invocation[Self.sources] {
      let read = try TemplateSource.loadTemplates(source)
      all.licence += (all.licence.isEmpty ? "" : "\n") + read.licence
      all.templates += read.templates
    }
    guard all.templates.count <= CharacterTemplates.mostTemplates else {
      throw StylusctlError(
        "\(all.templates.count) templates are too many for a file. Fix: name fewer sources")
    }
    do throws(SystemError) {
      try FileBytes.makeFolders(containing: path, mode: 0o755)
      try FileBytes.write(all.bytes, to: path, mode: 0o644)
    } catch {
      throw StylusctlError(error)
    }
    StandardStream.error(
      "\(all.templates.count) templates written to \(path)\n\(ShownText(lines: all.licence))\n")
    return .success
  }
}
