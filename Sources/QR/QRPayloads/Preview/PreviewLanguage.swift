/// What a preview is written in.
public enum PreviewLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case chinese = "zh"

    /// The one of two wordings that is in this language.
    func callAsFunction(_ english: String, _ chinese: String) -> String {
        self == .english ? english : chinese
    }
}
