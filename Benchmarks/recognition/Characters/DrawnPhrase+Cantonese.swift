extension DrawnPhrase {
  /// Characters of Cantonese that nobody drew, as a left and a right part that somebody did.
  private static let parts: [(Unicode.Scalar, left: Unicode.Scalar, right: Unicode.Scalar)] = [
    ("嘅", "口", "既"), ("啲", "口", "的"), ("咗", "口", "左"), ("喺", "口", "係"), ("哋", "口", "地"),
    ("嘢", "口", "野"), ("嗰", "口", "個"), ("㗎", "口", "架"), ("噉", "口", "敢"), ("啦", "口", "拉"),
    ("啱", "口", "岩"), ("咩", "口", "羊"), ("呢", "口", "尼"), ("啫", "口", "者"), ("嗎", "口", "馬"),
    ("啊", "口", "阿"), ("吓", "口", "下"), ("喂", "口", "畏"), ("咪", "口", "米"), ("啤", "口", "卑"),
    ("諗", "言", "念"), ("睇", "目", "弟"), ("瞓", "目", "訓"), ("腳", "月", "卻"),
    ("她", "女", "也"), ("媽", "女", "馬"), ("靚", "青", "見"),
  ]

  /// Returns drawings by their character, with those of Cantonese composed of two.
  static func withCantonese(_ drawings: [DrawnCharacter]) -> [Unicode.Scalar: DrawnCharacter] {
    var drawn: [Unicode.Scalar: DrawnCharacter] = [:]
    for drawing in drawings where drawn[drawing.character] == nil {
      drawn[drawing.character] = drawing
    }
    for (character, left, right) in parts where drawn[character] == nil {
      guard let one = drawn[left], let two = drawn[right] else { continue }
      // A mouth is low and small, other parts are as high as the character.
      let height: Float = left == "口" ? 0.42 : 1
      let narrow = one.strokes.map { stroke in
        stroke.map { SIMD2(0.04 + $0.x * 0.32, 0.5 + ($0.y - 0.5) * height) }
      }
      let wide = two.strokes.map { stroke in stroke.map { SIMD2(0.34 + $0.x * 0.62, $0.y) } }
      drawn[character] = DrawnCharacter(character: character, strokes: narrow + wide)
    }
    return drawn
  }
}
