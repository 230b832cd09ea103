/// Turns the bytes of a binary stream, in whatever pieces they arrive, into messages.
///
/// Life: feed a piece, take messages until there are none, feed the next. Samples and corrections
/// are returned one by one, however many shared a frame, and cost no allocation. After an error the
/// stream is unusable: every call throws the same error again. Holds at most one unfinished frame
/// in addition to the last piece.
package struct LiveDecoder: StreamDecoder, Sendable {
  private var buffer: [UInt8] = []
  /// The start of the frame that is being read, or is read next.
  private var position = 0
  private var records: Records?
  private var failure: ProtocolError?

  /// The records of a frame that are still to be delivered.
  private struct Records: BitwiseCopyable {
    var type: FrameType
    /// The start of the next record in the payload.
    var offset: Int
    var stride: Int
    var remaining: UInt32
    var sequence: UInt64
    /// The bytes of the frame, header included.
    var frameLength: Int
  }

  /// A decoder at the start of a stream.
  package init() {}

  /// Takes bytes as they arrive; discards them if the stream is unusable.
  package mutating func feed(_ bytes: ArraySlice<UInt8>) {
    guard failure == nil else { return }
    buffer.removeSubrange(..<position)
    position = 0
    buffer.append(contentsOf: bytes)
  }

  /// The next message; nil until more bytes arrive.
  package mutating func nextMessage() throws(ProtocolError) -> LiveMessage? {
    if let failure { throw failure }
    do throws(ProtocolError) {
      while true {
        if let message = try nextRecord() { return message }
        guard let length = try wholeFrame() else { return nil }
        if let message = try message(inFrameOf: length) { return message }
      }
    } catch {
      failure = error
      throw error
    }
  }

  /// Whether an incomplete frame is in the buffer; to be called when there is no next message.
  package var isWithinFrame: Bool { failure == nil && position < buffer.count }

  /// The length of the frame at the position, header included; nil until it is complete.
  private func wholeFrame() throws(ProtocolError) -> Int? {
    let there = buffer.count - position
    guard there >= FrameLimits.header else { return nil }
    let payload = buffer.load(at: position) as UInt32
    guard payload <= FrameLimits.payload else { throw .payloadTooLong(payload) }
    let length = FrameLimits.header + Int(payload)
    return there >= length ? length : nil
  }

  /// Reads the frame at the position; nil if it is to be skipped, or holds records to be delivered.
  private mutating func message(inFrameOf length: Int) throws(ProtocolError) -> LiveMessage? {
    let sequence = buffer.load(at: position + 8) as UInt64
    guard let payload = try payload(length: length - FrameLimits.header) else {
      position += length
      return nil
    }
    switch payload.type {
    case .samples, .updates, .hover:
      records = Records(
        type: payload.type, offset: payload.type.fixedLength,
        stride: try payload.recordStride(), remaining: payload.number(payload.type.countOffset),
        sequence: sequence, frameLength: length)
      return nil
    default: break
    }
    let content = try payload.content()
    position += length
    return LiveMessage(sequence: sequence, content: content)
  }

  /// The payload of the frame at the position; nil if its type is unknown.
  private func payload(length: Int) throws(ProtocolError) -> Payload? {
    let raw = buffer.load(at: position + 4) as UInt16
    guard let type = FrameType(rawValue: raw) else { return nil }
    guard length >= type.shortestLength else { throw .payloadTooShort(type: raw, length: length) }
    return Payload(
      bytes: buffer, start: position + FrameLimits.header, length: length, type: type)
  }

  /// Delivers one record of the frame at the position; leaves the frame after the last one.
  private mutating func nextRecord() throws(ProtocolError) -> LiveMessage? {
    guard var rest = records else { return nil }
    guard rest.remaining > 0 else {
      position += rest.frameLength
      records = nil
      return nil
    }
    let payload = Payload(
      bytes: buffer, start: position + FrameLimits.header,
      length: rest.frameLength - FrameLimits.header, type: rest.type)
    let update = try payload.recordUpdate(rest.offset)
    let message = LiveMessage(sequence: rest.sequence, update)
    rest.offset += rest.stride
    rest.remaining -= 1
    rest.sequence &+= 1
    records = rest
    return message
  }
}
