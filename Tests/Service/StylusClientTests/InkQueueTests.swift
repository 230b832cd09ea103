import Foundation
import LinuxIO
import ProgramKit
import StylusModel
import Synchronization
import Testing

@testable import StylusClient

/// The news on their way from the listening thread to the program.
@Suite struct InkQueueTests {
  private let queue: InkQueue
  private let news = InkNews.lost(StrokeID(rawValue: 1))

  init() throws { queue = try InkQueue() }

  /// Whether a program that waits for the descriptor would go on.
  private var isReadable: Bool {
    Readiness.wait(for: queue.descriptor, orStop: queue.stop, atMost: Microseconds(0)) == .ready
  }

  private func isOver(_ delivery: InkQueue.Delivery?) -> Bool {
    if case .over(nil) = delivery { true } else { false }
  }

  @Test func anEndThatCameTogetherWithNewsIsStillTold() {
    #expect(queue.enqueue([news]))
    queue.finish(nil)
    guard case .news(let taken) = queue.take() else {
      Issue.record("the news are gone")
      return
    }
    #expect(taken == [news])
    #expect(isReadable)
    #expect(isOver(queue.take()))
  }

  @Test func aQuietQueueIsNotReadable() {
    #expect(!isReadable)
    #expect(queue.enqueue([news]) && isReadable)
    _ = queue.take()
    #expect(!isReadable && queue.take() == nil)
  }

  @Test func aProgramThatTakesNothingHoldsUpTheThreadAtTheLimit() {
    let counted = Counter()
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [queue, news] in
      while queue.enqueue([news]) { counted.value.add(1, ordering: .sequentiallyConsistent) }
      isDone.signal()
    }
    // The last one is in the queue, and its giver waits.
    let isFull = eventually(every: 1_000) {
      counted.value.load(ordering: .sequentiallyConsistent) == InkQueue.limit - 1
    }
    #expect(isFull)
    guard case .news(let taken) = queue.take() else {
      Issue.record("there are no news")
      return
    }
    #expect((InkQueue.limit - 1...InkQueue.limit).contains(taken.count))
    queue.cancel()
    #expect(isDone.wait(timeout: .now() + Programs.patience) == .success)
    #expect(isOver(queue.take()))
  }

  @Test func aProgramThatWaitsIsLetGoByTheStop() async {
    async let delivery = queue.nextDelivery()
    queue.cancel()
    #expect(isOver(await delivery))
    #expect(!queue.enqueue([news]))
  }

  @Test func aFailureComesAfterTheNewsBeforeIt() async {
    #expect(queue.enqueue([news]))
    queue.finish(.renumbered)
    guard case .news = await queue.nextDelivery() else {
      Issue.record("the news are gone")
      return
    }
    guard case .over(.renumbered?) = await queue.nextDelivery() else {
      Issue.record("the failure is gone")
      return
    }
  }
}

private final class Counter: Sendable {
  let value = Atomic<Int>(0)
}
