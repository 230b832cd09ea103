package import InkConversion
import StylusPipeline

/// Reads a trace that comes in pieces, and gives each sample with what the predictor expects of it
/// at that moment.
///
/// One predictor sees the whole trace, as the tablet is the same, and begins again with each
/// stroke.
package struct WrittenTrace {
  private var reader = TraceReader()
  private var predictor: TipPredictor

  /// A trace before its header line.
  ///
  /// - Parameter learns: whether the predictor learns the hand as it goes.
  package init(learning learns: Bool = true) { predictor = TipPredictor(learns: learns) }

  /// Takes more bytes; false if nobody reads any more.
  ///
  /// - Throws: where the bytes are no trace; the rows before have been given to the viewer.
  package mutating func processBytes(
    _ piece: ArraySlice<UInt8>, _ viewer: inout some PredictionViewer
  ) throws(TraceError) -> Bool {
    reader.appendBytes(piece)
    return try predict(&viewer) && viewer.show()
  }

  /// Takes the end of the bytes.
  ///
  /// - Throws: what is wrong with the last line, or that there is none.
  package mutating func endTrace(_ viewer: inout some PredictionViewer) throws(TraceError) {
    reader.endInput()
    guard try predict(&viewer) else { return }
    guard reader.hasHeader else {
      throw TraceError(
        line: reader.line + 1, what: "the file is empty",
        fix: "name a trace as CSV, or a recording")
    }
    _ = viewer.show()
  }

  private mutating func predict(_ viewer: inout some PredictionViewer) throws(TraceError) -> Bool {
    while try reader.readSample() {
      if reader.point.index == 0 {
        viewer.end(stroke: reader.point.stroke - 1)
        predictor.restart()
      }
      predictor.observe(reader.point.sample)
      guard viewer.showPrediction(reader.point, predictor.prediction) else { return false }
    }
    return true
  }
}
