import Glibc
import Testing

/// The two ends of a new pipe, which whoever asks closes.
func pipeEnds(nonBlocking: Bool = false) throws -> (reader: Int32, writer: Int32) {
  var ends: [Int32] = [-1, -1]
  try #require(unsafe pipe(&ends) == 0)
  for end in ends {
    try #require(fcntl(end, F_SETFD, FD_CLOEXEC) == 0)
    if nonBlocking { try #require(fcntl(end, F_SETFL, O_NONBLOCK) == 0) }
  }
  return (ends[0], ends[1])
}
