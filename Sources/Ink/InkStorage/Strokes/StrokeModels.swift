import InkDrawing

/// The models of what a stroke has beside its mask and its control points.
struct StrokeModels {
  /// What is asked by one bit.
  enum StrokeFlag: Int, CaseIterable {
    case originIsID, originIsSame, inkIsSame, inkAdapts, colorIsBytes, transformIsIdentity,
      transformIsSame, transformMoves, seedIsZero, seedIsSame, grainIsZero, grainIsSame, isAlone,
      groupIsSame, dateIsUnknown, rangeIsWhole
  }

  var questions = [BitModel](repeating: BitModel(), count: StrokeFlag.allCases.count)
  /// Whether a double is a float: of transform, grain, range.
  var isFloat = [BitModel](repeating: BitModel(), count: 3)
  /// How an id is told: the stroke's, its origin's, its group's.
  var idKinds = [[BitModel]](repeating: Array(repeating: BitModel(), count: 4), count: 3)
  var inkIndex = NumberModels()
  var date = NumberModels()
  var count = NumberModels()

  subscript(question: StrokeFlag) -> BitModel {
    get { questions[question.rawValue] }
    _modify { yield &questions[question.rawValue] }
  }
}
