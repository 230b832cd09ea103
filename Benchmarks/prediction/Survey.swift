import Foundation
import PenTraces

/// What UNIPEN's contributors are like, as tables for docs/lab/prediction-data.md.
enum Survey {
  static func print(_ contributors: [UnipenChoice.Contributor]) {
    printUsed(contributors.filter { !$0.survey.isRest })
    Swift.print()
    printLeftOut(contributors)
  }

  private static func printUsed(_ contributors: [UnipenChoice.Contributor]) {
    row([
      "contributor", "tablet", "rate, Hz", "writers", "strokes", "points", "speed, mm/s",
      "smallest step, mm", "median step / smallest", "still %", "slow %", "leaps %",
    ])
    row([String](repeating: "---", count: 12))
    for contributor in contributors {
      let survey = contributor.survey
      let tablets = survey.tablets.sorted { $0.value > $1.value }.map(\.key)
      row([
        contributor.name, Set(tablets.map(\.name)).sorted().joined(separator: "; "),
        Set(tablets.map(\.rate)).sorted().map { "\(Int($0))" }.joined(separator: ", "),
        "\(survey.writers.count)", "\(survey.used.strokes)", "\(survey.used.points)",
        String(format: "%.0f", survey.speed), String(format: "%.3f", survey.grid),
        String(format: "%.1f", survey.stepsOfGrid), percent(survey.still), percent(survey.slow),
        percent(survey.leaps),
      ])
    }
  }

  private static func printLeftOut(_ contributors: [UnipenChoice.Contributor]) {
    row(
      ["contributor", "pages", "points"] + UnipenPage.Flaw.allCases.map(\.rawValue)
        + ["points of no time", "cuts", "short strokes", "points used"])
    row([String](repeating: "---", count: 7 + UnipenPage.Flaw.allCases.count))
    for contributor in contributors {
      let survey = contributor.survey
      row(
        [contributor.name, "\(survey.offered.pages)", "\(survey.offered.points)"]
          + UnipenPage.Flaw.allCases.map { flaw in
            survey.leftOut[flaw].map { "\($0.points) (\($0.pages))" } ?? ""
          } + [
            "\(survey.repairs.pointsOfNoTime)", "\(survey.repairs.cuts)",
            "\(survey.repairs.shortStrokes)", survey.isRest ? "0" : "\(survey.used.points)",
          ])
    }
  }

  private static func percent(_ share: Double) -> String { String(format: "%.1f", share * 100) }

  private static func row(_ cells: [String]) { Swift.print(cells.tableRow) }
}
