public import StylusModel
import StylusProtocol

/// Sends the daemon measurements that do not pass the kernel with the frames of a tablet.
///
/// Life: made by ``InkConnection/lateSource(of:sending:clock:)``, ``send(_:)`` as measurements
/// come; it ends with the value. The daemon takes 2000 measurements a second and leaves out what is
/// above.
///
///     let connection = try InkConnection()
///     var source = try connection.lateSource(of: tablet.id, sending: pressure, clock: .arrival)
///     try source.send([measurement])
public struct LateSource: ~Copyable {
  private var channel: CallSocket
  private let device: DeviceID
  private var frames: [UInt8] = []

  init(_ channel: consuming CallSocket, of device: DeviceID) {
    self.channel = channel
    self.device = device
  }

  /// The descriptor that becomes readable when the daemon ends the source.
  public var descriptor: Int32 { channel.descriptor }

  /// Sends measurements in this order; waits if the daemon is busy.
  ///
  /// - Parameter measurements: each carries at least one property, and only such as were declared;
  ///   angles are within their ranges. Any number.
  /// - Throws: ``ClientError/disconnected(_:)`` once the daemon has ended the source, with its
  ///   reason.
  public mutating func send(_ measurements: [LateMeasurement]) throws(ClientError) {
    frames.removeAll(keepingCapacity: true)
    var rest = measurements[...]
    while !rest.isEmpty {
      LateFrame.appendFrame(rest.prefix(LateFrame.mostRecords), of: device, to: &frames)
      rest = rest.dropFirst(LateFrame.mostRecords)
    }
    try channel.send(frames)
  }
}
