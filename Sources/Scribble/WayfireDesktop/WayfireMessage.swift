import Desktops
import InkGeometry
import StylusProtocol

/// A message on the socket of Wayfire's plugin ipc: a length in native byte order, then JSON.
package enum WayfireMessage {
  private static let headLength = 4
  /// Wayfire sends no longer one.
  private static let longest = 1 << 20

  /// A call as bytes.
  ///
  /// - Parameter number: the number of a window, for calls about one.
  static func encodeCall(_ method: String, id number: Int64? = nil) -> [UInt8] {
    let data = number.map { #"{"id":\#($0)}"# } ?? "{}"
    let body = Array(#"{"method":"\#(method)","data":\#(data)}"#.utf8)
    return [UInt8](word: UInt32(body.count)) + body
  }

  /// The body of the next message of a stream; nil until it has arrived completely.
  ///
  /// - Throws: if this is not such a stream.
  static func nextBody(of pieces: inout MessagePieces) throws(MessageError) -> [UInt8]? {
    try pieces.nextMessage(headLength: headLength) { head throws(MessageError) in
      let length = Int(head.loadWord(at: 0))
      guard length <= longest else { throw MessageError() }
      return length
    }?.body
  }

  /// For fuzzing: the number of windows in all lists, up to the first invalid message.
  package static func countWindows(in bytes: [UInt8], inPiecesOf length: Int) -> Int {
    MessagePieces.sum(bytes, inPiecesOf: length, countNext)
  }

  private static func countNext(
    _ pieces: inout MessagePieces
  ) throws(MessageError) -> Int? { try nextBody(of: &pieces).map { countWindows(inList: $0) } }

  /// The same of one list, each of its outputs being large enough.
  package static func countWindows(inList bytes: [UInt8]) -> Int {
    guard case .array(let views)? = try? JSONValue(parsing: bytes) else { return 0 }
    let everything = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    let output = WayfireOutput(area: everything, windowSet: 1)
    return WayfireViews.windows(in: views, on: [1: output]).count
  }
}
