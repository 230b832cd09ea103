import Foundation
import InkCanvas
import InkGeometry
import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol

/// Has the tablet of a compositor do what a daemon tells of its own: on a machine with a tablet
/// both read one device.
///
/// It has a thread of its own, which ends with the daemon's news. The tablet reaches over an output
/// of 1280x720.
final class CompositorPen: @unchecked Sendable {
  private let condition = NSCondition()
  private var touches = 0
  private var failure: String?

  private static let screen = OutputPlace(
    name: "", area: Rect(x: 0, y: 0, width: 1_280, height: 720), pixelWidth: 1_280,
    pixelHeight: 720)

  /// - Parameters:
  ///   - socket: the daemon's.
  ///   - fifo: what `Tests/Support/Compositors/pen.c` reads.
  init(of socket: String, writingTo fifo: String) {
    Thread.detachNewThread { [self] in
      do { try follow(socket, fifo) } catch { condition.withLock { failure = "\(error)" } }
    }
  }

  /// Why it follows no more; nil while it does, and after a good end.
  var complaint: String? { condition.withLock { failure } }

  /// Waits until the tip went down so many times; false if it did not in time.
  func wait(touches count: Int) -> Bool {
    let limit = Date(timeIntervalSinceNow: FieldsDesktop.patience)
    condition.lock()
    defer { condition.unlock() }
    while touches < count, condition.wait(until: limit) {}
    return touches >= count
  }

  private func follow(_ socket: String, _ fifo: String) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: fifo))
    var hand = Hand()
    var wishes = Subscription()
    wishes.hover = true
    var live = try InkConnection(path: socket).live(wishes)
    repeat {
      var lines = ""
      while let message = try live.waiting() { lines += hand.take(message.content) }
      if !lines.isEmpty { try file.write(contentsOf: Data(lines.utf8)) }
      let touched = hand.touches
      condition.withLock {
        touches = touched
        condition.broadcast()
      }
    } while try live.receiveBytes()
  }

  /// From news to lines.
  private struct Hand {
    var touches = 0
    private var mappings: [DeviceID: OutputMapping] = [:]
    /// The stroke that the tip draws, and whether it is down.
    private var stroke: (id: StrokeID, device: DeviceID, isDown: Bool)?
    private var isNear = false
    private var place = ""

    mutating func take(_ content: LiveMessage.LiveContent) -> String {
      switch content {
      case .added(let device, let tablet?, _), .changed(let device, let tablet?, _):
        let outputs = [CompositorPen.screen]
        if let made = try? TabletMapping(tablet, wish: MappingChoice(), outputs: outputs) {
          mappings[device] = made.onto(CompositorPen.screen)
        }
        return ""
      case .update(let update): return take(update)
      default: return ""
      }
    }

    private mutating func take(_ update: StrokeUpdate) -> String {
      switch update {
      case .proximity(let change) where change.kind != .entered:
        isNear = false
        return "out\n"
      case .hover(let device, _, let sample):
        return come(sample, device) + "move \(place) 0\n"
      case .began(let beginning):
        stroke = (beginning.stroke, beginning.device, false)
        return ""
      case .sample(let id, let sample):
        guard let stroke, stroke.id == id else { return "" }
        let pressure = sample.pressure.value
        let entry = come(sample, stroke.device)
        if stroke.isDown { return entry + "move \(place) \(pressure)\n" }
        self.stroke?.isDown = true
        touches += 1
        return entry + "down \(place) \(pressure)\n"
      case .ended(let ending):
        guard let stroke, stroke.id == ending.stroke else { return "" }
        self.stroke = nil
        return stroke.isDown ? "up \(place)\n" : ""
      default: return ""
      }
    }

    /// Notes where a sample is; comes near there if the pen was not.
    private mutating func come(_ sample: Sample, _ device: DeviceID) -> String {
      guard let mapping = mappings[device] else { return "" }
      let spot = mapping.toMillimeters.applied(
        to: Point(x: Double(sample.x.value), y: Double(sample.y.value)))
      let whole = CompositorPen.screen.area
      place = "\(spot.x * 96 / 25.4 / whole.width) \(spot.y * 96 / 25.4 / whole.height)"
      defer { isNear = true }
      return isNear ? "" : "in \(place)\n"
    }
  }
}
