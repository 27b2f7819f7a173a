import FoundationGaps

extension Language {
    /// Returns the wording in this language.
    func callAsFunction(_ english: String, _ chinese: String) -> String {
        self == .english ? english : chinese
    }
}
