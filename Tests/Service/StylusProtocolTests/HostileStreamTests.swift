import StylusModel
import StylusProtocol
import Testing

// Streams that somebody spoilt: what is heard, and what is refused, does not hang on how bytes
// arrive.

extension Dice {
  fileprivate mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }

  /// The bytes with some of them changed, taken out, doubled or put elsewhere.
  fileprivate mutating func spoil(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<1 + below(3) {
      guard bytes.count > 20 else { return bytes }
      let place = Int(below(UInt64(bytes.count - 10)))
      let length = Int(1 + below(8))
      switch below(6) {
      case 0: bytes[place] ^= 1 << UInt8(below(8))
      case 1: bytes[place] = one(of: [0, 1, 0x7F, 0x80, 0xFF])
      case 2: bytes.removeSubrange(place..<place + length)
      case 3: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
      case 4: for offset in 0..<length { bytes[place + offset] = byte() }
      default: bytes.removeLast(length)
      }
    }
    return bytes
  }
}

/// What a decoder says of some bytes in one piece, and that it says the same in any others.
private func heard<Decoder: StreamDecoder>(
  _ bytes: [UInt8], _ decoder: Decoder, _ dice: inout Dice
) -> (messages: [Decoder.Message], fault: ProtocolError?) where Decoder.Message: Equatable {
  var whole = decoder
  let (messages, fault) = whole.readAll(bytes[...])
  for piece in [1, 1 + Int(dice.below(40)), 1 + Int(dice.below(2_000))] {
    var other = decoder
    let (again, otherFault) = other.readAll(bytes[...], piece: piece)
    #expect(again == messages && otherFault == fault, "\(piece)")
  }
  return (messages, fault)
}

@Test func aSpoiltStreamIsHeardTheSameHoweverItArrives() {
  var dice = Dice(seed: 560)
  var refused = 0
  for _ in 0..<400 {
    let bytes = dice.spoil(encoded(dice.messages(12)))
    if heard(bytes, LiveDecoder(), &dice).fault != nil { refused += 1 }
  }
  #expect((50..<395).contains(refused))
}

@Test func whatCameBeforeTheSpoiltFrameIsHeardAsItWas() throws {
  var dice = Dice(seed: 561)
  let document = try DocumentedFrames()
  for _ in 0..<150 {
    let messages = dice.messages(12)
    let bytes = encoded(messages)
    let spoilt = try #require(document.frames(bytes).randomElement(using: &dice))
    var changed = bytes
    // More payload than a frame may have: nothing of this frame is read.
    changed[spoilt.start + 3] = 0x40
    let before = try decoded(Array(bytes[..<spoilt.start]))
    let (heard, fault) = heard(changed, LiveDecoder(), &dice)
    #expect(heard == before)
    guard case .payloadTooLong(let length)? = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(length >= 0x4000_0000)
  }
}

@Test func noiseIsRefusedOrSteppedOverAndNeverTakenTwice() {
  var dice = Dice(seed: 562)
  for _ in 0..<400 {
    let noise = (0..<dice.below(400)).map { _ in dice.byte() }
    let (messages, _) = heard(noise, LiveDecoder(), &dice)
    // No frame is shorter than its header.
    #expect(messages.count <= noise.count / 16)
  }
}

@Test func aDeadStreamSaysTheSameForEverAndTakesNothing() {
  var dice = Dice(seed: 563)
  var dead = 0
  for _ in 0..<200 {
    var decoder = LiveDecoder()
    guard let fault = decoder.readAll(dice.spoil(encoded(dice.messages(8)))[...]).fault else {
      continue
    }
    dead += 1
    #expect(!decoder.isWithinFrame)
    for _ in 0..<3 {
      let (messages, again) = decoder.readAll(encoded(dice.messages(3))[...])
      #expect(messages.isEmpty && again == fault)
    }
  }
  #expect(dead > 30)
}

@Test func theErrorOfAStreamNamesAFrameThatIsThereAndAPlaceInsideIt() throws {
  var dice = Dice(seed: 564)
  let layouts = try DocumentedLayouts()
  for _ in 0..<600 {
    var decoder = LiveDecoder()
    switch decoder.readAll(dice.spoil(encoded(dice.messages(6)))[...]).fault {
    case .invalidValue(let type, let offset)?:
      #expect(layouts.frames[type] != nil && offset < FrameLimits.payload)
    case .payloadTooShort(let type, let length)?:
      let layout = try #require(layouts.frames[type])
      #expect(length < layout.length)
    case .payloadTooLong(let length)?: #expect(length > 65_536)
    case .json, .invalidField, nil: break
    case let fault?: Issue.record("\(fault)")
    }
  }
}

@Test func aSpoiltLateStreamIsHeardTheSameHoweverItArrives() {
  var dice = Dice(seed: 565)
  let offer = LateOffer(device: DeviceID(rawValue: 3), properties: .detachable, clock: .own)
  for _ in 0..<300 {
    var bytes: [UInt8] = []
    for _ in 0..<4 {
      let values = (0..<dice.below(6)).map { _ in
        var value = LateMeasurement(.moment(Int64(dice.number())))
        value.carried = PropertySet(.pressure)
        value.pressure = dice.fraction()
        return value
      }
      LateFrame.appendFrame(values[...], of: offer.device, to: &bytes)
    }
    let (values, _) = heard(dice.spoil(bytes), LateDecoder(offer), &dice)
    for value in values {
      #expect(!value.carried.isEmpty && value.carried.isSubset(of: .detachable))
      #expect(0...1 ~= value.pressure.value && 0...Float.pi / 2 ~= value.altitude.value)
    }
  }
}

@Test func ofASpoiltReplyNothingIsReadThatWasNotSaid() throws {
  var dice = Dice(seed: 566)
  var taken = 0
  for _ in 0..<600 {
    let status = dice.daemonStatus()
    var writer = JSONWriter()
    writer.reply(status)
    let bytes = dice.spoil(Array(writer.bytes.dropLast()))
    guard let reply = try? VarlinkReply(parsing: bytes),
      let read = try? DaemonStatus(reply.parameters)
    else { continue }
    taken += 1
    // What is read can be said, and is then read as the same.
    #expect(try DaemonStatus(object(read)) == read)
  }
  #expect(taken > 10)
}

@Test func aSpoiltCallIsARequestOrAnErrorThatCanBeSaid() throws {
  var dice = Dice(seed: 567)
  var errors: Set<String> = []
  for _ in 0..<3_000 {
    var writer = JSONWriter()
    writer.call("org.stylusd.Subscribe", dice.subscription(), mode: .more)
    let bytes = dice.spoil(Array(writer.bytes.dropLast()))
    guard let call = try? VarlinkCall(parsing: bytes) else { continue }
    do {
      _ = try DaemonRequest(call)
    } catch {
      errors.insert(error.name)
      var reply = JSONWriter()
      reply.reply(error)
      let read = try VarlinkReply(parsing: Array(reply.bytes.dropLast()))
      #expect(read.error == error.name)
    }
  }
  #expect(errors.contains("org.varlink.service.InvalidParameter") && errors.count >= 2)
}

// MARK: Descriptions of devices

@Test func aTabletIsToldTheSameInAFrameAndInAList() throws {
  var dice = Dice(seed: 568)
  for _ in 0..<100 {
    let tablet = dice.tablet()
    let time = dice.time()
    let heard = try decoded(encoded([.added(1, tablet, time)]))
    let listed = try TabletList(object(TabletList([tablet]))).tablets
    #expect(heard == listed.map { .added(1, $0, time) })
  }
}

@Test func aDescriptionThatIsCutIsNoTablet() throws {
  var dice = Dice(seed: 569)
  let tablet = dice.tablet()
  let bytes = encoded([.added(1, tablet, dice.time())])
  let text = bytes.count - 32
  for count in stride(from: 1, to: text, by: 5) {
    var cut = bytes
    cut[28] = UInt8(count & 0xFF)
    cut[29] = UInt8(count >> 8)
    var decoder = LiveDecoder()
    guard case .json? = decoder.readAll(cut[...]).fault else {
      Issue.record("\(count) of \(text) bytes were taken")
      return
    }
  }
  for claim in [text + 1, 65_535] {
    var lie = bytes
    lie[28] = UInt8(claim & 0xFF)
    lie[29] = UInt8(claim >> 8)
    #expect(liveFault(lie) == .invalidValue(type: 0x10, offset: 12))
  }
}

@Test func aDescriptionFitsItsFrameOrIsLeftOut() throws {
  let id = DeviceID(rawValue: 3)
  var empty = Tablet(id: id, name: "", role: .pad)
  let bare = try object(empty)
  var writer = JSONWriter()
  bare.write(to: &writer)
  let room = FrameLimits.payload - 16 - writer.bytes.count
  for (length, fits) in [(room - 1, true), (room, true), (room + 1, false)] {
    empty.name = String(repeating: "x", count: length)
    let bytes = encoded([
      .changed(1, id, empty, Timestamp(microseconds: 5))
    ])
    #expect(bytes.count <= 16 + FrameLimits.payload)
    let told = fits ? empty : nil
    #expect(try decoded(bytes) == [.changed(1, id, told, Timestamp(microseconds: 5))])
  }
}
