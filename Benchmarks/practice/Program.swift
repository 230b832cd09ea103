import Foundation
import Handwriting
import PracticeHands
import ProgramOptions

/// Measures how well the teacher of handwriting tells right from wrong, on hands that nothing was
/// learnt from.
enum Program {
  private static let folder = Positional.required(.path("FOLDER"), "UNIPEN's packed chars.tsv.xz")
  private static let group = Option.value(
    "group", ValueKind<WriterGroup>.choice("GROUP"), default: "judges", "whose letters are compared"
  )

  private static let description = ProgramDescription(
    "practice-benchmark", "measures how well faults of handwriting are found",
    options: [group.description], positionals: [folder.description]
  )
  .versioned("unreleased")
  .example("practice-benchmark ../shared/data/unipen", "the table of docs/lab/practice.md")

  static func run() -> Int32 {
    do {
      switch try description.parse(Array(CommandLine.arguments.dropFirst())) {
      case .show(let text), .explain(let text): print(text)
      case .run(let invocation):
        measure(try HandPair.read("\(invocation[folder])/chars.tsv.xz", invocation[group]))
      }
      return 0
    } catch let error as UsageError {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return 2
    } catch {
      FileHandle.standardError.write(Data("practice-benchmark: \(error)\n".utf8))
      return 1
    }
  }

  private static func measure(_ pairs: HandPair.Pairs) {
    print(
      """
      | template and copy | letters | false alarms | order | direction | missing | extra | shape |
      |---|---|---|---|---|---|---|---|
      """)
    let own = pairs.own.filter(\.hasAsManyStrokes)
    let tally = Tally(own, leastDistortion: 0.2)
    print(tally.row("one hand, as many strokes"))
    print(Tally(pairs.own, leastDistortion: 0.2).row("one hand, all"))
    print(Tally(pairs.others, leastDistortion: 0.2).row("two hands, the same way"))
    for least in [0.1, 0.15, 0.25, 0.3] {
      print(
        Tally(own, leastDistortion: least).row("one hand, as many strokes, distorted by \(least)"))
    }
    print("ms a letter: median, p99, longest: \(tally.timing)")
  }
}
