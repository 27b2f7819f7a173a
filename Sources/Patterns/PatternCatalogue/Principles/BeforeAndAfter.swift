extension BilingualText {
    /// The form of a principle's example that breaks the principle.
    static let before = BilingualText("before", "改进前")

    /// The form of a principle's example that keeps the principle.
    static let after = BilingualText("after", "改进后")
}
