import InkSynthesis
import Testing

@testable import StylusPipeline

/// Facts by chance, the last of them 1.
private func facts(_ dice: inout SplitMix64) -> HandModel.Facts {
  var facts = HandModel.Facts(repeating: 1)
  for index in 0..<HandModel.count - 1 { facts[index] = .random(in: -1...1, using: &dice) }
  return facts
}

/// What a hand does that is a tenth further along than the network says when it is fast, and `bend`
/// across.
private func habit(_ facts: borrowing HandModel.Facts, bend: Float = 0.05) -> SIMD16<Float> {
  var misses = SIMD16<Float>.zero
  for node in 0..<5 {
    misses[node] = 0.1 * facts[0]
    misses[node + 5] = bend
  }
  return misses
}

/// The greatest miss that a model leaves of a habit.
private func rest(_ model: HandModel, bend: Float = 0.05, _ dice: inout SplitMix64) -> Float {
  var most: Float = 0
  for _ in 0..<50 {
    let facts = facts(&dice)
    let left = habit(facts, bend: bend) - model.misses(facts)
    for index in 0..<10 { most = max(most, abs(left[index])) }
  }
  return most
}

@Test func aHabitIsLearnedInAFewSeconds() {
  var (model, dice) = (HandModel(), SplitMix64(seed: 1))
  #expect(rest(model, &dice) > 0.08)
  for _ in 0..<600 {
    let facts = facts(&dice)
    var misses = habit(facts)
    for index in 0..<10 { misses[index] += .random(in: -0.05...0.05, using: &dice) }
    model.learn(facts, misses, pace: 0.03)
  }
  #expect(rest(model, &dice) < 0.06)
}

@Test func nothingIsKnownAtFirst() {
  var dice = SplitMix64(seed: 2)
  #expect(HandModel().misses(facts(&dice)) == .zero)
}

/// Whoever plays one stroke again and again may be a test or an attacker: what comes after is
/// learned as before.
@Test func oneMomentAHundredThousandTimesDoesNotSpoilTheModel() {
  var (model, dice) = (HandModel(), SplitMix64(seed: 3))
  let moment = facts(&dice)
  for _ in 0..<100_000 { model.learn(moment, SIMD16(repeating: 0.9), pace: 0.03) }
  let told = model.misses(moment)
  for index in 0..<10 { #expect(told[index].isFinite && told[index] <= 0.5) }
  for _ in 0..<6_000 {
    let facts = facts(&dice)
    model.learn(facts, habit(facts), pace: 0.03)
  }
  #expect(rest(model, &dice) < 0.03)
}

@Test func aHandThatChangesIsLearnedAnew() {
  var (model, dice) = (HandModel(), SplitMix64(seed: 4))
  for bend in [Float(0.05), -0.2] {
    for _ in 0..<20_000 {
      let facts = facts(&dice)
      model.learn(facts, habit(facts, bend: bend), pace: 0.03)
    }
    #expect(rest(model, bend: bend, &dice) < 0.02)
  }
}

@Test func whatIsNoNumberIsNotLearnedOfAHand() {
  var (model, dice) = (HandModel(), SplitMix64(seed: 5))
  for _ in 0..<100 {
    let facts = facts(&dice)
    model.learn(facts, habit(facts), pace: 0.03)
  }
  var spoilt = facts(&dice)
  let before = model.misses(spoilt)
  spoilt[3] = .infinity
  model.learn(spoilt, habit(spoilt), pace: 0.03)
  var misses = SIMD16<Float>.zero
  misses[2] = .nan
  spoilt[3] = 0
  model.learn(spoilt, misses, pace: 0.03)
  spoilt[3] = .nan
  model.learn(spoilt, .zero, pace: 0.03)
  var (again, other) = (SplitMix64(seed: 5), HandModel())
  for _ in 0..<100 {
    let facts = facts(&again)
    other.learn(facts, habit(facts), pace: 0.03)
  }
  let same = facts(&again)
  #expect(model.misses(same) == before && other.misses(same) == before)
}

@Test func aMissOfManyWaysIsNoHabit() {
  var (model, dice) = (HandModel(), SplitMix64(seed: 6))
  for _ in 0..<2_000 {
    let facts = facts(&dice)
    model.learn(facts, SIMD16(repeating: 1e6), pace: 0.03)
    let told = model.misses(facts)
    for index in 0..<10 { #expect(abs(told[index]) <= 0.5) }
  }
}
