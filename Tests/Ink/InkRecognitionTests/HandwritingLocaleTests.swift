import InkRecognition
import Testing

/// Which language a locale means.
@Suite struct HandwritingLocaleTests {
  private func code(_ variables: [String: String]) -> String {
    HandwritingLanguage.ofLocale { variables[$0] }.code
  }

  @Test(arguments: [
    ("de_DE.UTF-8", "de"), ("de", "de"), ("de_CH@euro", "de"), ("pt_BR@x", "pt"), ("pt-BR", "pt"),
    ("fr.UTF-8", "fr"), ("it_IT", "it"), ("nl@x", "nl"), ("pl:en", "pl"), ("es_419", "es"),
    ("C", "en"), ("C.UTF-8", "en"), ("POSIX", "en"), ("", "en"), ("en_GB.UTF-8", "en"),
    ("ja_JP.eucJP", "en"), ("gsw_CH", "en"), ("deu_DE", "en"), ("DE_DE", "en"), ("_DE", "en"),
    (" de", "en"), ("dé_DE", "en"), ("de1", "de"), ("@", "en"),
  ])
  func `a locale begins with the code of its language, in small letters`(
    locale: String, language: String
  ) {
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      #expect(code([variable: locale]) == language)
    }
  }

  @Test func `the first variable that is not empty decides, whatever it says`() {
    let lower = ["LC_MESSAGES": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"]
    #expect(code(lower) == "fr")
    for (all, language) in [("pl_PL", "pl"), ("C", "en"), ("xx", "en"), ("", "fr")] {
      #expect(code(lower.merging(["LC_ALL": all]) { $1 }) == language, "LC_ALL=\(all)")
    }
    #expect(code(["LC_ALL": "", "LC_MESSAGES": "", "LANG": "it"]) == "it")
    #expect(code(["LC_MESSAGES": "POSIX", "LANG": "it"]) == "en")
    #expect(code(["LANGUAGE": "de", "LC_CTYPE": "de_DE", "lang": "de"]) == "en")
  }

  @Test func `no variable is asked for after one that decides`() {
    var asked: [String] = []
    let language = HandwritingLanguage.ofLocale { name in
      asked.append(name)
      return name == "LC_MESSAGES" ? "nl_NL" : nil
    }
    #expect(language == .accented(.nl) && asked == ["LC_ALL", "LC_MESSAGES"])
  }
}
