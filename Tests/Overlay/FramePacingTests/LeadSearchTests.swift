import Testing

@testable import FramePacing

@Suite struct LeadSearchTests {
  private func held(_ search: LeadSearch, _ frames: Int) -> LeadSearch {
    var search = search
    for _ in 0..<frames { search.held() }
    return search
  }

  @Test func aLeadThatHoldsIsShortenedByAStepAfterThirtyFramesOrNinetyOnceOneFailed() {
    var search = LeadSearch(lead: 3_000, resolution: 500)
    #expect(held(search, 29).lead == 3_000)
    #expect(held(search, 30).lead == 2_500)
    #expect(held(search, 10_000).lead == 500)
    search = LeadSearch(lead: 3_000, failed: 1_000, resolution: 500)
    #expect(held(search, 89).lead == 3_000)
    #expect(held(search, 90).lead == 2_500)
  }

  @Test func whatMissedAfterAStepIsTakenBackAndNotTriedAgainForLong() {
    var search = held(LeadSearch(lead: 3_000, resolution: 500), 30)
    let isTaken = search.takeBack(missedWith: 2_450)
    #expect(isTaken)
    #expect(search.lead == 3_000)
    #expect(held(search, 359).lead == 3_000)
    search = held(search, 720)
    #expect(search.lead == 2_500)
  }

  @Test func aLeadThatProvedItselfIsNotTakenBack() {
    var search = held(LeadSearch(lead: 3_000, failed: 500, resolution: 500), 90 + 30)
    let isTaken = search.takeBack(missedWith: 2_450)
    #expect(!isTaken)
    #expect(search.lead == 2_500)
  }

  @Test func betweenWhatHeldAndWhatFailedItIsHalved() {
    var search = LeadSearch(lead: 20_000, failed: 16_000, resolution: 500, bisects: true)
    search = held(search, 4)
    #expect(search.lead == 18_000)
    search = held(search, 4)
    #expect(search.lead == 17_000)
    let isTaken = search.takeBack(missedWith: 16_950)
    #expect(isTaken)
    #expect(search.lead == 18_000)
    #expect(held(search, 300).lead == 17_475)
  }

  @Test func aLongerLeadStaysBelowItsLimitAndNeverGetsShorter() {
    var search = LeadSearch(lead: 3_000, resolution: 500)
    search.lengthen(by: 1_500, isProved: true, limit: 4_000)
    #expect(search.lead == 4_000)
    search.lengthen(by: 1_500, isProved: false, limit: 2_000)
    #expect(search.lead == 4_000)
  }
}
