import InkDrawing

/// A model for each yes or no of a stroke, and those of its numbers.
struct StrokeModels {
  /// What is asked by one bit.
  enum StrokeFlag: Int, CaseIterable {
    case originIsID, originIsSame, inkIsSame, inkAdapts, colorIsBytes, transformIsIdentity,
      transformIsSame, transformMoves, seedIsZero, seedIsSame, grainIsZero, grainIsSame, isAlone,
      groupIsSame, dateIsUnknown, rangeIsWhole, isExact, baseWidthIsSame, isWhole
  }

  var questions = [BitModel](repeating: BitModel(), count: StrokeFlag.allCases.count)
  /// Whether a double is a float: of transform, grain, range, base width.
  var isFloat = [BitModel](repeating: BitModel(), count: 4)
  /// How an id is told: the stroke's, its origin's, its group's.
  var idKinds = [[BitModel]](repeating: Array(repeating: BitModel(), count: 4), count: 3)
  var inkIndex = NumberModels()
  var date = NumberModels()
  var count = NumberModels()
  var scale = NumberModels()
  var mask = MaskModels()
  var channels = Channel.allCases.map { _ in ChannelModels() }
  /// Of x and y together.
  var locationEnergy = Energy()

  subscript(question: StrokeFlag) -> BitModel {
    get { questions[question.rawValue] }
    _modify { yield &questions[question.rawValue] }
  }
}

/// The models of one channel, and what it remembers of the strokes before.
struct ChannelModels {
  var residuals = ResidualModels()
  var energy = Energy()
  var first = NumberModels()
  var modes = [BitModel](repeating: BitModel(), count: 8)
  var predictors = [BitModel](repeating: BitModel(), count: 8)
  var forms = [BitModel](repeating: BitModel(), count: 16)
  var slopeIsSame = BitModel()
  var slope = NumberModels()
  /// The slope of the last stroke that had one.
  var lastSlope: Int64 = 0
  var constantIsSame = BitModel()
  var constantIsFloat = BitModel()
  /// The value of the last stroke that had one value only.
  var constant = 0.0
  /// The value that the next stroke's first is expected to be, in the form that it had.
  var expected: (value: Int64, form: ValueForm) = (0, .exact(0))
}
