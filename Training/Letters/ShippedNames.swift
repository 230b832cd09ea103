/// Which letters ship.
enum ShippedNames {
  /// In the order of the sheet.
  static let all: [String] =
    words("abcdefghijklmnopqrstuvwxyz") + words("ABCDEFGHIJKLMNOPQRSTUVWXYZ") + words("0123456789")
    + words(".,;:!?'\"-()&+=/") + words("äöüßéèêëàâáãåæçíìîïñóòôõøúùûýÿ")
    + words("ÄÖÜÉÈÊÀÂÅÆÇÍÑÓØÚ")
    + words("ąćęłńśźżčďěňřšťůžőűğşĄĆĘŁŃŚŹŻČŘŠŽ").filter(LetterWriter.canWrite) + ligatures

  /// Letters that are written in one go.
  private static let ligatures = ["ch", "ck", "ee", "ll", "tt", "th", "sch"]

  private static func words(_ text: String) -> [String] { text.map(String.init) }
}
