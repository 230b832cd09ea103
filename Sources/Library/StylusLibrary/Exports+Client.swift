import CInterface
public import CStylus
import StylusClient
import StylusModel
import StylusProtocol
import ToldSamples

private typealias ClientObject = CObject<InkListener>

/// `stylus_wishes_init` of stylus.h.
@_cdecl("stylus_wishes_init")
public func stylusWishesInit(_ wishes: UnsafeMutablePointer<stylus_wishes>?) {
  unsafe wishes?.pointee = .usual
}

extension stylus_wishes {
  fileprivate static var usual: Self {
    Self(
      size: UInt32(MemoryLayout<Self>.size), hover: 0, pads: 1, predicted: 25, epoch: 0,
      sequence: 0)
  }

  /// What the daemon is asked for; nil where they are no wishes.
  fileprivate var subscription: Subscription? {
    guard size >= MemoryLayout<Self>.size, predicted <= UInt32(Subscription.mostPredicted)
    else { return nil }
    var subscription = Subscription()
    (subscription.hover, subscription.pads) = (hover != 0, pads != 0)
    subscription.predicted = Int(predicted)
    return subscription
  }
}

/// `stylus_client_create` of stylus.h.
@_cdecl("stylus_client_create")
public func clientCreate(
  _ path: UnsafePointer<CChar>?, _ wishes: UnsafePointer<stylus_wishes>?
) -> OpaquePointer? {
  let wishes = unsafe wishes?.pointee ?? .usual
  guard let subscription = wishes.subscription else { return nil }
  guard let socket = unsafe SocketChoice(path) else { return nil }
  let since = wishes.epoch == 0 ? nil : InkPlace(epoch: wishes.epoch, sequence: wishes.sequence)
  do throws(ClientError) {
    return unsafe CObject(try InkListener(path: socket.path, subscription, since: since)).made()
  } catch {
    return nil
  }
}

/// `stylus_client_destroy` of stylus.h.
@_cdecl("stylus_client_destroy")
public func clientDestroy(_ client: OpaquePointer?) { unsafe ClientObject.end(client) }

/// `stylus_client_message` of stylus.h.
@_cdecl("stylus_client_message")
public func clientMessage(_ client: OpaquePointer?) -> UnsafePointer<CChar>? {
  unsafe ClientObject.message(client) ?? nothingThere
}

/// `stylus_client_descriptor` of stylus.h.
@_cdecl("stylus_client_descriptor")
public func clientDescriptor(_ client: OpaquePointer?) -> Int32 {
  unsafe ClientObject.on(client) { Int($0.descriptor) }
}

/// `stylus_client_dispatch` of stylus.h.
@_cdecl("stylus_client_dispatch")
public func clientDispatch(_ client: OpaquePointer?) -> Int32 {
  unsafe ClientObject.on(client) { $0.dispatch() }
}

/// `stylus_client_next_event` of stylus.h.
@_cdecl("stylus_client_next_event")
public func clientNextEvent(
  _ client: OpaquePointer?, _ event: UnsafeMutablePointer<stylus_event>?
) -> Int32 {
  var words: String?
  let result = unsafe ClientObject.on(client) { (state) throws(CFailure) in
    let room = try unsafe EventRoom(event)
    let result = room.put(state.next())
    words = state.takeWords()
    return result
  }
  if let words { unsafe ClientObject.say(words, client) }
  return result
}

/// `stylus_client_samples` of stylus.h.
@_cdecl("stylus_client_samples")
public func clientSamples(
  _ client: OpaquePointer?, _ samples: UnsafeMutablePointer<stylus_sample>?, _ count: UInt32
) -> Int32 {
  unsafe ClientObject.on(client) { (state) throws(CFailure) in
    let room = try unsafe SampleRoom(samples, count: count)
    let fits = min(state.samples.count, Int(count))
    switch state.samples {
    case .none: break
    case .measured(let found):
      for index in 0..<fits { room.put(stylus_sample(found[index]), at: index) }
    case .guessed(let found):
      for index in 0..<fits { room.put(stylus_sample(found[index]), at: index) }
    }
    return state.samples.count
  }
}

/// `stylus_client_tablet` of stylus.h.
@_cdecl("stylus_client_tablet")
public func clientTablet(
  _ client: OpaquePointer?, _ device: UInt32, _ tablet: UnsafeMutablePointer<stylus_tablet>?
) -> Int32 {
  unsafe ClientObject.tell(client) { (state) throws(CFailure) in
    guard let place = unsafe tablet else { throw .invalid("tablet is NULL") }
    let size = unsafe place.pointee.size
    guard size >= MemoryLayout<stylus_tablet>.size else {
      throw .invalid("tablet.size is \(size): set it to sizeof(stylus_tablet)")
    }
    guard let known = state.tablets[DeviceID(rawValue: device)] else {
      throw .unknown("there is no device \(device)")
    }
    unsafe place.pointee = stylus_tablet(known, size: size)
  }
}

/// `stylus_client_place` of stylus.h.
@_cdecl("stylus_client_place")
public func clientPlace(
  _ client: OpaquePointer?, _ epoch: UnsafeMutablePointer<UInt64>?,
  _ sequence: UnsafeMutablePointer<UInt64>?
) -> Int32 {
  unsafe ClientObject.on(client) { (state) throws(CFailure) in
    guard let epoch = unsafe epoch, let sequence = unsafe sequence else {
      throw .invalid("there is no place for a number: NULL")
    }
    guard let place = state.place else { return 0 }
    unsafe epoch.pointee = place.epoch
    unsafe sequence.pointee = place.sequence
    return 1
  }
}
