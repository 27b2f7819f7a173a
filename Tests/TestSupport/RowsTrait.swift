public import Testing

/// The rows of `Documentation/Requirements.md` that a test shows.
public struct RowsTrait: TestTrait, SuiteTrait {
    /// The rows' identifiers, as in `S1-22`.
    public let rows: [String]
}

extension Trait where Self == RowsTrait {
    /// The rows of `Documentation/Requirements.md` that a test shows.
    ///
    ///     @Test("Canvas: a tap makes one dot", .rows("S1-22"))
    public static func rows(_ rows: String...) -> Self { RowsTrait(rows: rows) }
}
