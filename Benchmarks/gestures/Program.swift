import Foundation
import Handwriting
import ProgramOptions

/// Measures how often writing is taken for a gesture, and how often gestures are found.
enum Program {
  private static let folder = Positional<String?>.optional(
    .path("FOLDER"), "UNIPEN's packed words.tsv.xz; without it only synthetic gestures are drawn")
  private static let group = Option.value(
    "group", ValueKind<WriterGroup>.choice("GROUP"), default: "judges", "whose words are looked at")
  private static let show = Option.flag(
    "wrong", "print the words whose first stroke asks for something")
  private static let description = ProgramDescription(
    "gestures-benchmark", "measures gestures among handwriting",
    options: [group.description, show.description], positionals: [folder.description]
  )
  .versioned("unreleased")
  .example("gestures-benchmark ../shared/data/unipen", "the tables of docs/lab/gestures.md")

  static func run() -> Int32 {
    do {
      switch try description.parse(Array(CommandLine.arguments.dropFirst())) {
      case .show(let text), .explain(let text): print(text)
      case .run(let invocation): try measure(invocation)
      }
      return 0
    } catch let error as UsageError {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return 2
    } catch {
      FileHandle.standardError.write(Data("gestures-benchmark: \(error)\n".utf8))
      return 1
    }
  }

  private static func measure(_ invocation: Invocation) throws {
    DrawnMarks.tell()
    guard let folder = invocation[folder] else { return }
    let group = invocation[group]
    for kind in ["words", "chars"] {
      let writings = try WritingFile("\(folder)/\(kind).tsv.xz")
        .read { WriterGroup(person: $0.person) == group }
      print("\n\(kind)")
      OwnSize.tell(writings)
      print("\n" + Misreadings.heading)
      for height: Float in [2.5, 4, 8, 12] {
        var misreadings = Misreadings(height: height, isShown: invocation[show])
        for writing in writings { misreadings.take(writing) }
        misreadings.tell()
      }
    }
  }
}
