import Glibc
import InkRecognition
import Testing

@testable import TextRecognition

/// Words of input methods and dictionaries are read with their weights.
@Suite struct PhraseWordListTests {
  private func words(_ list: PhraseWordList, _ text: String) -> [String: Float] {
    var words: [String: Float] = [:]
    list.forEachWord(in: Array(text.utf8)) { words[String($0)] = $1 }
    return words
  }

  @Test func `lines have a word and perhaps a count`() {
    let text = "的\t4822928\n一個\t374279\n㐀\t0\n這 12 r\n好\n"
    #expect(
      words(.counted, text)
        == ["的": 4_822_928.5, "一個": 374_279.5, "㐀": 0.5, "這": 12.5, "好": 1])
  }

  @Test func `lines that cannot be read are skipped`() {
    let text = "\n\t\n好\tx\n好\t-3\n大\tnan\n人\t1e99\n中\t7\n"
    #expect(words(.counted, text) == ["中": 7.5])
    var bytes = Array("好\t1\n".utf8) + [0xFF, 0xFE, 0x09, 0x31, 0x0A] + Array("人\t1\n".utf8)
    bytes += [UInt8](repeating: 0x61, count: 5_000) + Array("\n大\t2".utf8)
    var found: [String] = []
    PhraseWordList.counted.forEachWord(in: bytes) { word, _ in found.append(String(word)) }
    #expect(found == ["好", "人", "大"])
  }

  @Test func `a dictionary of RIME begins after its header`() {
    let text = """
      # a dictionary
      ---
      name: x
      version: "0.1"
      ...

      我们\two men\t322329
      行\txing\t35822
      # 没有\tmei you\t5
      没有
      """
    #expect(words(.rime, text) == ["我们": 322_329.5, "行": 35_822.5])
    #expect(words(.rime, "我们\two men\t322329").isEmpty)
  }

  @Test func `a dictionary of ChaSen has costs and forms`() throws {
    let text = """
      (品詞 (名詞 一般)) ((見出し語 (人 1678)) (読み ヒト) (発音 ヒト) )
      (品詞 (名詞 一般)) ((見出し語 (洋裁 3649)) (読み ヨウサイ) )
      (品詞 (動詞 自立)) ((見出し語 (読む 2884)) (読み ヨム) (活用型 五段・マ行) )
      (品詞 (動詞 自立)) ((見出し語 (食べる 1528)) (読み タベル) (活用型 一段) )
      ((見出し語 (壊 x)) ((見出し語 (壊れた
      """
    let found = words(.chaSen, text)
    #expect(
      Set(found.keys) == [
        "人", "洋裁", "読む", "読ま", "読み", "読め", "読も", "読ん", "食べる", "食べ",
      ])
    // A word that costs 194 less is twice as frequent.
    let ratio = try #require(found["人"]) / (try #require(found["洋裁"]))
    #expect(abs(ratio / exp2((3649 - 1678) / 194) - 1) < 0.01)
  }
}
