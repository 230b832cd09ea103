package import Evdev

/// The destination of a recording's frames.
package protocol FrameSink: AnyObject {
  /// Readable when the sink must be served while it waits for frames; nil for never.
  var descriptor: Int32? { get }

  /// Handles the request that made the descriptor readable; never blocks.
  func answerKernel() throws(VirtualTabletError)

  /// Takes a frame of the recording's device with this number.
  func play(_ frame: Span<InputEvent>, of device: Int) throws(VirtualTabletError)
}
