extension LocalizedText {
    /// The form of a principle's example that breaks the principle.
    static let before: LocalizedText = .localized("before")

    /// The form of a principle's example that keeps the principle.
    static let after: LocalizedText = .localized("after")
}
