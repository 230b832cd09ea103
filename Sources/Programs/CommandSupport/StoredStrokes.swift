import LinuxIO
package import StylusClient
package import StylusModel
import StylusProtocol

/// The finished strokes that the daemon keeps, page by page.
package struct StoredStrokes: ~Copyable {
  private var connection: InkConnection
  private var query: StrokeQuery?
  private let command: String
  /// What tells of the strokes of the page that was read last where and when they were drawn.
  package private(set) var origin = StrokeOrigin()
  /// Where those that were read end.
  package private(set) var place: InkPlace

  /// - Parameter command: who asks, for what is said about strokes that are gone.
  package init(_ connection: consuming InkConnection, since: UInt64, for command: String) {
    self.connection = connection
    self.command = command
    query = StrokeQuery(since: since)
    place = InkPlace(epoch: 0, sequence: since)
  }

  /// The next page; nil behind the last. Says on standard error if some are kept no longer.
  package mutating func nextPage() throws(StylusctlError) -> [CapturedStroke]? {
    guard let asked = query else { return nil }
    let page: StrokePage
    do throws(ClientError) { page = try connection.strokes(asked) } catch {
      throw StylusctlError(error)
    }
    if page.missed > 0 {
      StandardStream.error(
        "stylusctl \(command): \(page.missed) strokes after \(asked.since) are no longer kept\n")
    }
    place = InkPlace(epoch: page.epoch, sequence: page.next)
    query = page.following
    origin.epoch = page.epoch
    return page.strokes
  }
}
