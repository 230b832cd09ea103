import InkDrawing

/// The models for a stroke's data other than its mask and control points.
struct StrokeModels {
  /// Properties that are coded as one bit.
  enum StrokeFlag: Int, CaseIterable {
    case originIsID, originIsSame, inkIsSame, inkAdapts, colorIsBytes, transformIsIdentity,
      transformIsSame, transformMoves, seedIsZero, seedIsSame, grainIsZero, grainIsSame, isAlone,
      groupIsSame, dateIsUnknown, rangeIsWhole
  }

  var questions = [BitModel](repeating: BitModel(), count: StrokeFlag.allCases.count)
  /// Whether a double is a float: for transform, grain and range.
  var isFloat = [BitModel](repeating: BitModel(), count: 3)
  /// How an id is coded: for the stroke's id, its origin and its group.
  var idKinds = [[BitModel]](repeating: Array(repeating: BitModel(), count: 4), count: 3)
  var inkIndex = NumberModels()
  var date = NumberModels()
  var count = NumberModels()

  subscript(question: StrokeFlag) -> BitModel {
    get { questions[question.rawValue] }
    _modify { yield &questions[question.rawValue] }
  }
}
