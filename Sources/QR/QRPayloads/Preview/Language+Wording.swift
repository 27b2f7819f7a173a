import FoundationGaps

extension Language {
    /// The one of two wordings that is in this language.
    func callAsFunction(_ english: String, _ chinese: String) -> String {
        self == .english ? english : chinese
    }
}
