import StylusModel
import StylusPipeline
import Testing

@testable import StylusDaemon

private let stroke = StrokeID(rawValue: 7)
private let device = DeviceID(rawValue: 3)

private func ended(_ flags: StrokeFlags) -> StrokeUpdate {
  .ended(StrokeEnding(stroke: stroke, time: Timestamp(microseconds: 5), flags: flags))
}

/// A ink in which a pen draws on a tablet.
private func ink() -> InkState {
  var ink = InkState(limits: StrokeStore.Limits(), owner: 1_000) { id in
    var tablet = Tablet(id: id, name: "Pen", role: .pen)
    tablet.node = "event5"
    return tablet
  }
  _ = ink.record(.deviceAdded(device, Timestamp(microseconds: 1)))
  return ink
}

@Test func aStrokeWhoseTabletWentAwayIsCutAndTheLineNamesTheTablet() {
  let cut = StrokeCut(ended([.deviceLost]), in: ink())
  #expect(cut?.sentence.contains("disappeared during a stroke") == true)
}

@Test func eventsThatAreLostAreALineThatNamesTheTablet() {
  let cut = StrokeCut(.gap(device, Timestamp(microseconds: 5)), in: ink())
  #expect(cut == .eventsLost("Pen (event5)"))
  #expect(cut?.sentence.hasPrefix("Pen (event5) sent more than could be read") == true)
}

@Test func aStrokeWhoseTipWasLiftedIsNotCut() {
  for update in [
    ended([]), ended([.gap, .resumed]), .cancelled(stroke, Timestamp(microseconds: 5)),
  ] {
    #expect(StrokeCut(update, in: ink()) == nil)
  }
}

@Test func theLineAboutAnOwnerWhoGoesNamesBothUsers() {
  let line = StrokeCut.ownerGone(from: 1_000, to: 1_001).sentence
  #expect(line.contains("of uid 1000 was left") && line.contains("belongs to uid 1001"))
  #expect(StrokeCut.ownerGone(from: 1_000, to: nil).sentence.contains("belongs to nobody"))
}

@Test func whereLogindIsGoneTheLineNamesIt() {
  #expect(
    StrokeCut.ownerUnknown(1_000).sentence.hasPrefix(
      "logind disappeared during a stroke of uid 1000"))
}
