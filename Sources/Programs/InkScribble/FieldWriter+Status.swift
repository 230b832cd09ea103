import ProgramElements
import StylusProtocol
import TextFields

extension FieldWriter {
  /// Says what it did since it started.
  func report(in status: inout ScribbleStatus) {
    let counts = session.counts
    (status.windows, status.fields) = (desk.map.windows.count, desk.map.fieldCount)
    (status.written, status.failed, status.unread) = (counts.written, counts.failed, counts.unread)
    (status.gestures, status.corrected) = (counts.gestures, counts.corrected)
    (status.taps, status.unwritten) = (counts.taps, session.unwritten.texts.count)
    if let p50 = counts.wait(0.5), let p99 = counts.wait(0.99) {
      status.waits = ScribbleStatus.Share(p50: p50, p99: p99)
    }
    status.readings = handwriting.readings
    status.programs = requests.programs.counts.map {
      ScribbleStatus.Program(name: $0.name, elements: $0.elements)
    }
  }
}
