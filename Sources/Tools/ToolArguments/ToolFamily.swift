/// A word after `touchstone`, with commands of its own: `touchstone coordinates convert …`.
public protocol ToolFamily: Sendable {
    /// The word.
    static var name: String { get }

    /// One line for `touchstone --help`: what the family does.
    static var summary: String { get }

    /// Answers the words after the family's name. None at all, and `--help`, explain the family.
    ///
    /// - Parameter say: Tells the person at the terminal how a long command goes on, a line at a time.
    func respond(
        to words: [String], say: @escaping @Sendable (String) -> Void
    ) async -> ToolResponse
}
