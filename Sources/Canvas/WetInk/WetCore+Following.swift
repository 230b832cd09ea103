import FramePacing
import InkCanvas
import InkFitting
import LinuxIO
import PenFollowing
import StylusClient
import StylusModel

// Pens whose samples the daemon also reports.
extension WetCore {
  /// Processes news from the daemon.
  func takeDaemon(_ news: [InkNews], at now: Timestamp) {
    for piece in news { follower.handleNews(piece, at: now) }
    doSteps(at: now)
  }

  /// No daemon is connected any more.
  func endFollowing(at now: Timestamp) {
    follower.loseDaemon()
    doSteps(at: now)
  }

  /// Does due work.
  ///
  /// - Returns: the time of the next call.
  func updateFollower(at now: Timestamp) -> Timestamp? {
    let next = follower.processDuePens(at: now)
    doSteps(at: now)
    return next
  }

  /// A step of a stroke arrived; false if the follower does not use it.
  func forwardToFollower(
    _ step: StrokeStep, of id: StrokeID, taken: Timestamp?, at now: Timestamp
  ) -> Bool {
    guard follower.knows(id) else { return false }
    switch step {
    case .append(let sample):
      guard let place else { return false }
      follower.submitSample(id, sample, at: taken ?? now, place: place.window(sample.location), now)
    // Otherwise its stroke is over.
    case .end(let time, _): guard follower.lift(id, at: time, now) else { return false }
    case .replace, .correct, .expect: return false
    }
    doSteps(at: now)
    return true
  }

  /// Extends tails to the tips' expected positions when the picture will be visible.
  func expectTails(at moment: Timestamp) {
    follower.eachTail(until: moment) { id, tail in
      guard stroke(id)?.absorb(.expect(tail), at: moment) == true else { return }
      surface(of: id)?.relay(.expect(tail))
    }
  }

  private func doSteps(at now: Timestamp) {
    guard !follower.steps.isEmpty else { return }
    for step in follower.steps { obey(step, at: now) }
    follower.forgetSteps()
  }

  private func obey(_ step: FollowStep, at now: Timestamp) {
    switch step {
    case .step(let id, .correct(let index, var sample), _):
      guard let known = stroke(id)?.samples, known.indices.contains(index) else { return }
      // The page may have moved by now, but not its content.
      sample.location = known[index].location
      apply(.correct(index, sample), to: id, at: now)
    case .step(let id, let step, let taken): apply(step, to: id, taken: taken, at: now)
    case .expect: pacer.inkChanged(sample: nil, at: now)
    }
  }
}
