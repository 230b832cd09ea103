import CInterface
public import CStylus
import StylusModel
import StylusPipeline

private typealias PredictorObject = CState<PenPredictor>

/// `stylus_version` of stylus.h.
@_cdecl("stylus_version")
public func stylusVersion() -> UInt32 { UInt32(STYLUS_VERSION) }

/// `stylus_predictor_create` of stylus.h.
@_cdecl("stylus_predictor_create")
public func predictorCreate(_ millimeters: Double) -> OpaquePointer? {
  guard let predictor = PenPredictor(unit: millimeters) else { return nil }
  return unsafe CState(predictor).made()
}

/// `stylus_predictor_destroy` of stylus.h.
@_cdecl("stylus_predictor_destroy")
public func predictorDestroy(_ predictor: OpaquePointer?) {
  unsafe PredictorObject.destroy(predictor)
}

/// `stylus_predictor_message` of stylus.h.
@_cdecl("stylus_predictor_message")
public func predictorMessage(_ predictor: OpaquePointer?) -> UnsafePointer<CChar>? {
  unsafe PredictorObject.message(predictor)
}

/// `stylus_predictor_begin` of stylus.h.
@_cdecl("stylus_predictor_begin")
public func predictorBegin(_ predictor: OpaquePointer?) -> Int32 {
  unsafe PredictorObject.modify(predictor) { $0.penDown() }
}

/// `stylus_predictor_end` of stylus.h.
@_cdecl("stylus_predictor_end")
public func predictorEnd(_ predictor: OpaquePointer?) -> Int32 {
  unsafe PredictorObject.modify(predictor) { $0.penUp() }
}

/// `stylus_predictor_restart` of stylus.h.
@_cdecl("stylus_predictor_restart")
public func predictorRestart(_ predictor: OpaquePointer?) -> Int32 {
  unsafe PredictorObject.modify(predictor) { $0.restart() }
}

/// `stylus_predictor_reset` of stylus.h.
@_cdecl("stylus_predictor_reset")
public func predictorReset(_ predictor: OpaquePointer?) -> Int32 {
  unsafe PredictorObject.modify(predictor) { $0.reset() }
}

/// `stylus_predictor_observe` of stylus.h.
@_cdecl("stylus_predictor_observe")
public func predictorObserve(
  _ predictor: OpaquePointer?, _ sample: UnsafePointer<stylus_sample>?
) -> Int32 {
  unsafe PredictorObject.withState(of: predictor) { (state) throws(CError) in
    let given = try unsafe stylus_sample.given(sample, "sample")
    return state.observe(try given.checkedSample(unit: state.unit)) ? 1 : 0
  }
}

/// A time that is looked ahead, checked.
private func horizon(_ nanoseconds: Int64) throws(CError) -> Microseconds {
  guard (1_000...TipPrediction.longestHorizon.value * 1_000).contains(nanoseconds) else {
    throw .invalid("the horizon must be between 1000 ns and 50 ms, not \(nanoseconds) ns")
  }
  return Microseconds(nanoseconds / 1_000)
}

/// `stylus_predictor_predict` of stylus.h.
@_cdecl("stylus_predictor_predict")
public func predictorPredict(
  _ predictor: OpaquePointer?, _ nanoseconds: Int64, _ guess: UnsafeMutablePointer<stylus_sample>?
) -> Int32 {
  unsafe PredictorObject.withState(of: predictor) { (state) throws(CError) in
    let room = try unsafe SampleRoom(guess, count: 1)
    guard let found = state.guess(after: try horizon(nanoseconds)) else { return 0 }
    room.writeSample(stylus_sample(found, unit: state.unit), at: 0)
    return 1
  }
}

/// `stylus_predictor_tail` of stylus.h.
@_cdecl("stylus_predictor_tail")
public func predictorTail(
  _ predictor: OpaquePointer?, _ nanoseconds: Int64,
  _ guesses: UnsafeMutablePointer<stylus_sample>?, _ count: UInt32
) -> Int32 {
  unsafe PredictorObject.withState(of: predictor) { (state) throws(CError) in
    let room = try unsafe SampleRoom(guesses, count: count)
    let unit = state.unit
    return state.tail(to: try horizon(nanoseconds)) {
      room.writeSample(stylus_sample($1, unit: unit), at: $0)
    }
  }
}

/// `stylus_predictor_writer` of stylus.h.
@_cdecl("stylus_predictor_writer")
public func predictorHand(
  _ predictor: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafeMutableRawPointer? {
  var result: UnsafeMutableRawPointer?
  _ = unsafe PredictorObject.modify(predictor) { (state) throws(CError) in
    guard let count = unsafe count else { throw .invalid("count is NULL") }
    unsafe result = try unsafe copied(state.hand, count)
  }
  return unsafe result
}

/// `stylus_predictor_set_writer` of stylus.h.
@_cdecl("stylus_predictor_set_writer")
public func predictorSetHand(
  _ predictor: OpaquePointer?, _ hand: UnsafeRawPointer?, _ count: Int
) -> Int32 {
  unsafe PredictorObject.modify(predictor) { (state) throws(CError) in
    try state.adopt(hand: try unsafe bytes(hand, count))
  }
}
