public import StylusModel
import StylusProtocol

/// Sends measurements to the daemon that do not reach the kernel with the frames of a tablet.
///
/// Create a source with ``InkConnection/lateSource(of:sending:clock:)`` and call ``send(_:)`` when
/// there are measurements. The source ends when the value is destroyed. The daemon accepts 2000
/// measurements per second and drops any more.
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

  /// A file descriptor that becomes readable when the daemon ends the source.
  public var descriptor: Int32 { channel.descriptor }

  /// Sends measurements in this order; waits if the daemon is busy.
  ///
  /// - Parameter measurements: any number of measurements. Each carries at least one property and
  ///   only declared ones, and angles are within their ranges.
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
