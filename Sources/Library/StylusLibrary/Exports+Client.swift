import CInterface
public import CStylus
import StylusClient
import StylusModel
import StylusProtocol

private typealias ClientObject = CState<InkListener>

extension stylus_client_options {
  /// The default for programs that give none.
  fileprivate static var usual: Self {
    Self(size: ownSize, hover: 0, pads: 1, predicted: 25, epoch: 0, sequence: 0)
  }

  /// The request to the daemon.
  fileprivate var subscription: Subscription {
    get throws(CError) {
      guard predicted <= UInt32(Subscription.mostPredicted) else {
        throw .invalid("a prediction must be 0 to \(Subscription.mostPredicted) ms long")
      }
      var subscription = Subscription()
      (subscription.hover, subscription.pads) = (hover != 0, pads != 0)
      subscription.predicted = Int(predicted)
      return subscription
    }
  }
}

/// `stylus_client_create` of stylus.h.
@_cdecl("stylus_client_create")
public func clientCreate(
  _ path: UnsafePointer<CChar>?, _ options: UnsafePointer<stylus_client_options>?
) -> OpaquePointer? {
  let given = unsafe options == nil ? .usual : try? stylus_client_options.given(options, "options")
  guard let options = given, let subscription = try? options.subscription else { return nil }
  guard let socket = unsafe SocketChoice(path) else { return nil }
  let since = options.epoch == 0 ? nil : InkPlace(epoch: options.epoch, sequence: options.sequence)
  do throws(ClientError) {
    return unsafe CState(try InkListener(path: socket.path, subscription, since: since)).made()
  } catch {
    return nil
  }
}

/// `stylus_client_destroy` of stylus.h.
@_cdecl("stylus_client_destroy")
public func clientDestroy(_ client: OpaquePointer?) { unsafe ClientObject.destroy(client) }

/// `stylus_client_message` of stylus.h.
@_cdecl("stylus_client_message")
public func clientMessage(_ client: OpaquePointer?) -> UnsafePointer<CChar>? {
  unsafe ClientObject.message(client)
}

/// `stylus_client_descriptor` of stylus.h.
@_cdecl("stylus_client_descriptor")
public func clientDescriptor(_ client: OpaquePointer?) -> Int32 {
  unsafe ClientObject.withState(of: client) { Int($0.descriptor) }
}

/// `stylus_client_dispatch` of stylus.h.
@_cdecl("stylus_client_dispatch")
public func clientDispatch(_ client: OpaquePointer?) -> Int32 {
  unsafe ClientObject.withState(of: client) { $0.dispatch() }
}

/// `stylus_client_next_event` of stylus.h.
@_cdecl("stylus_client_next_event")
public func clientNextEvent(
  _ client: OpaquePointer?, _ event: UnsafeMutablePointer<stylus_event>?
) -> Int32 {
  var words: String?
  let result = unsafe ClientObject.withState(of: client) { (state) throws(CError) in
    let result = try unsafe writeEvent(state.nextEvent, into: event)
    words = state.takeWords()
    return result
  }
  if let words { unsafe ClientObject.say(words, client) }
  return result
}

/// `stylus_client_get_samples` of stylus.h.
@_cdecl("stylus_client_get_samples")
public func clientSamples(
  _ client: OpaquePointer?, _ samples: UnsafeMutablePointer<stylus_sample>?, _ count: UInt32
) -> Int32 {
  unsafe ClientObject.withState(of: client) { (state) throws(CError) in
    let room = try unsafe SampleRoom(samples, count: count)
    let fits = min(state.samples.count, Int(count))
    switch state.samples {
    case .none: break
    case .measured(let found):
      for index in 0..<fits { room.writeSample(stylus_sample(found[index]), at: index) }
    case .guessed(let found):
      for index in 0..<fits { room.writeSample(stylus_sample(found[index]), at: index) }
    }
    return state.samples.count
  }
}

/// `stylus_client_get_tablet` of stylus.h.
@_cdecl("stylus_client_get_tablet")
public func clientTablet(
  _ client: OpaquePointer?, _ device: UInt32, _ tablet: UnsafeMutablePointer<stylus_tablet>?
) -> Int32 {
  unsafe ClientObject.modify(client) { (state) throws(CError) in
    try unsafe stylus_tablet.checkRoom(tablet, "tablet")
    guard let known = state.tablets[DeviceID(rawValue: device)] else {
      throw .unknown("there is no device \(device)")
    }
    try unsafe stylus_tablet.fill(tablet, "tablet", with: stylus_tablet(known))
  }
}

/// `stylus_client_get_progress` of stylus.h.
@_cdecl("stylus_client_get_progress")
public func clientPlace(
  _ client: OpaquePointer?, _ epoch: UnsafeMutablePointer<UInt64>?,
  _ sequence: UnsafeMutablePointer<UInt64>?
) -> Int32 {
  unsafe ClientObject.withState(of: client) { (state) throws(CError) in
    guard let epoch = unsafe epoch, let sequence = unsafe sequence else {
      throw .invalid("the pointer for a number is NULL")
    }
    guard let place = state.place else { return 0 }
    unsafe epoch.pointee = place.epoch
    unsafe sequence.pointee = place.sequence
    return 1
  }
}
