import InkModel
import Testing

@testable import StylusDaemon

private let stroke = StrokeID(rawValue: 7)

private func ended(_ flags: StrokeFlags) -> StrokeUpdate {
  .ended(StrokeEnding(stroke: stroke, time: Timestamp(microseconds: 5), flags: flags))
}

@Test func aStrokeWhoseTabletWentAwayIsCutAndTheLineNamesTheTablet() {
  let cut = StrokeCut(ended([.deviceLost])) { _ in "Pen (event5)" }
  #expect(cut == .deviceGone("Pen (event5)"))
  #expect(cut?.sentence.hasPrefix("Pen (event5) went away in mid-stroke") == true)
}

@Test func aStrokeWhoseTipWasLiftedIsNotCut() {
  #expect(StrokeCut(ended([])) { _ in "Pen" } == nil)
  #expect(StrokeCut(ended([.gap, .resumed])) { _ in "Pen" } == nil)
  #expect(StrokeCut(.cancelled(stroke, Timestamp(microseconds: 5))) { _ in "Pen" } == nil)
}

@Test func theLineAboutAnOwnerWhoGoesNamesBothUsers() {
  let line = StrokeCut.ownerGone(from: 1_000, to: 1_001).sentence
  #expect(line.contains("of uid 1000 was switched away") && line.contains("to uid 1001 now"))
  #expect(StrokeCut.ownerGone(from: 1_000, to: nil).sentence.contains("to nobody now"))
}

@Test func whereLogindIsGoneTheLineNamesIt() {
  #expect(
    StrokeCut.ownerUnknown(1_000).sentence.hasPrefix("logind went away in mid-stroke of uid 1000"))
}
