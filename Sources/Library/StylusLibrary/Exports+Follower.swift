import CInterface
public import CStylus
import StylusClient
import StylusModel
import StylusProtocol

private typealias FollowerObject = CState<FollowedPens>

/// `stylus_follower_create` of stylus.h.
@_cdecl("stylus_follower_create")
public func followerCreate(_ path: UnsafePointer<CChar>?, _ predicted: UInt32) -> OpaquePointer? {
  guard predicted <= UInt32(Subscription.mostPredicted) else { return nil }
  guard let socket = unsafe SocketChoice(path) else { return nil }
  var subscription = Subscription()
  (subscription.hover, subscription.pads, subscription.predicted) = (false, false, Int(predicted))
  do throws(ClientError) {
    return unsafe CState(try FollowedPens(path: socket.path, subscription)).made()
  } catch {
    return nil
  }
}

/// `stylus_follower_destroy` of stylus.h.
@_cdecl("stylus_follower_destroy")
public func followerDestroy(_ follower: OpaquePointer?) { unsafe FollowerObject.destroy(follower) }

/// `stylus_follower_message` of stylus.h.
@_cdecl("stylus_follower_message")
public func followerMessage(_ follower: OpaquePointer?) -> UnsafePointer<CChar>? {
  unsafe FollowerObject.message(follower)
}

/// `stylus_follower_descriptor` of stylus.h.
@_cdecl("stylus_follower_descriptor")
public func followerDescriptor(_ follower: OpaquePointer?) -> Int32 {
  unsafe FollowerObject.withState(of: follower) { Int($0.descriptor) }
}

/// `stylus_follower_timeout` of stylus.h.
@_cdecl("stylus_follower_timeout")
public func followerTimeout(_ follower: OpaquePointer?) -> Int32 {
  unsafe FollowerObject.withState(of: follower) { $0.timeout ?? -1 }
}

/// `stylus_follower_dispatch` of stylus.h.
@_cdecl("stylus_follower_dispatch")
public func followerDispatch(_ follower: OpaquePointer?) -> Int32 {
  unsafe FollowerObject.withState(of: follower) { $0.dispatch() }
}

/// `stylus_follower_begin` of stylus.h.
@_cdecl("stylus_follower_begin")
public func followerBegin(_ follower: OpaquePointer?, _ stroke: UInt64) -> Int32 {
  unsafe FollowerObject.modify(follower) { (state) throws(CError) in
    try state.beginStroke(StrokeID(rawValue: stroke))
  }
}

/// `stylus_follower_add` of stylus.h.
@_cdecl("stylus_follower_add")
public func followerAdd(
  _ follower: OpaquePointer?, _ stroke: UInt64, _ sample: UnsafePointer<stylus_sample>?
) -> Int32 {
  unsafe FollowerObject.modify(follower) { (state) throws(CError) in
    let given = try unsafe stylus_sample.given(sample, "sample")
    try state.submitSample(StrokeID(rawValue: stroke), given)
  }
}

/// `stylus_follower_end` of stylus.h.
@_cdecl("stylus_follower_end")
public func followerLift(_ follower: OpaquePointer?, _ stroke: UInt64, _ time: Int64) -> Int32 {
  unsafe FollowerObject.modify(follower) { (state) throws(CError) in
    try state.lift(StrokeID(rawValue: stroke), at: Timestamp(nanoseconds: time))
  }
}

/// `stylus_follower_cancel` of stylus.h.
@_cdecl("stylus_follower_cancel")
public func followerCancel(_ follower: OpaquePointer?, _ stroke: UInt64) -> Int32 {
  unsafe FollowerObject.modify(follower) { (state) throws(CError) in
    try state.cancel(StrokeID(rawValue: stroke))
  }
}

/// `stylus_follower_next_event` of stylus.h.
@_cdecl("stylus_follower_next_event")
public func followerNextEvent(
  _ follower: OpaquePointer?, _ event: UnsafeMutablePointer<stylus_event>?
) -> Int32 {
  unsafe FollowerObject.withState(of: follower) { (state) throws(CError) in
    try unsafe writeEvent(state.nextEvent, into: event)
  }
}

/// `stylus_follower_get_samples` of stylus.h.
@_cdecl("stylus_follower_get_samples")
public func followerSamples(
  _ follower: OpaquePointer?, _ samples: UnsafeMutablePointer<stylus_sample>?, _ count: UInt32
) -> Int32 {
  unsafe FollowerObject.withState(of: follower) { (state) throws(CError) in
    let room = try unsafe SampleRoom(samples, count: count)
    for index in 0..<min(state.samples.count, Int(count)) {
      room.writeSample(state.samples[index], at: index)
    }
    return state.samples.count
  }
}
