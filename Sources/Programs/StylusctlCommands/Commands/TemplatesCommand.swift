import CommandSupport
import InkConversion
import InkRecognition
import LinuxIO
import ProgramOptions
import TextRecognition

/// `stylusctl templates`: what characters are recognized by, made of collections of others.
struct TemplatesCommand: Command {
  private let invocation: Invocation

  private static let output = Option.optional(
    "output", short: "o", .path("FILE"), "the file to write; required")
  private static let sources = Positional<[String]>.list(
    .path("SOURCE"), atLeast: 1,
    "KanjiVG's folder of SVG files, makemeahanzi's graphics.txt, or a TrueType font")
  private static let language = Option.optional(
    "language", .choice("LANGUAGE") as ValueKind<CharacterLanguage>,
    "with a font: the language whose 8,000 most frequent characters are taken")

  static let description = ProgramDescription(
    "templates", "make the templates that characters are recognized by",
    options: [output.description, language.description, WrittenFile.force.description],
    positionals: [sources.description]
  )
  .explained(
    """
    Templates are made from data of other projects, which this program does not contain. For \
    Japanese: KanjiVG, https://kanjivg.tagaini.net, Creative Commons BY-SA 3.0. For simplified and \
    traditional Chinese, in one file: graphics.txt of Make Me a Hanzi, \
    https://github.com/skishore/makemeahanzi, Arphic Public License. For all languages, also \
    Cantonese: the font of Debian's fonts-arphic-ukai, Arphic Public License, whose outlines are \
    thinned to strokes; its characters are chosen by the words that 'stylusctl recognize --help' \
    names. The file contains the license of its sources, which applies if you distribute the file. \
    If there are several sources, a character has the templates of each.

    'stylusctl recognize' looks for LANGUAGE.strokes (ja, zh_CN, zh_TW, zh_HK) in the folder stylus of \
    XDG_DATA_HOME (~/.local/share by default) and of XDG_DATA_DIRS.
    """
  )
  .example(
    "stylusctl templates kanji --output ~/.local/share/stylus/ja.strokes", "Japanese characters"
  )
  .example(
    "stylusctl templates ukai.ttc --language zh_HK --output zh_HK.strokes",
    "Cantonese characters, from a font of Debian's"
  )
  .example(
    "stylusctl templates graphics.txt kanji -o zh_TW.strokes", "Chinese templates from two sources")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    guard let path = invocation[Self.output] else {
      throw StylusctlError("the output file is missing. Fix: add --output FILE")
    }
    try WrittenFile.checkFree(path, invocation)
    var all = CharacterTemplates(licence: "", templates: [])
    for source in invocation[Self.sources] {
      let progress = ProgressLine("templates", of: "characters", isWanted: true)
      defer { progress.eraseLine() }
      let read = try TemplateSource.loadTemplates(
        source, invocation[Self.language], report: progress.showProgress)
      all.licence += (all.licence.isEmpty ? "" : "\n") + read.licence
      all.templates += read.templates
    }
    guard all.templates.count <= CharacterTemplates.mostTemplates else {
      throw StylusctlError(
        "\(all.templates.count) templates are too many for one file. Fix: name fewer sources")
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
