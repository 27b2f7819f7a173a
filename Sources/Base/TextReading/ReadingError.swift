/// The reason why a text could not be read, and its place.
///
/// Modules that read files make errors of their own from it, in the words of their users.
package struct ReadingError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// The file cannot be read; the system's message.
        case access(String)

        /// The text is in an encoding other than UTF-8.
        case encoding(String)

        /// The text ends within a syntactic element.
        case end(within: String)

        /// A syntactic element was expected but another found.
        case unexpected(found: String, expected: String)

        /// Arrays and objects are nested more deeply than this.
        case depth(Int)

        /// The text is not JSON.
        case json(JSONReader.Mistake)
    }

    package let reason: Reason

    /// The place of the problem; `nil` if it has none in the text.
    package let place: ByteReader.Place?

    package init(_ reason: Reason, at place: ByteReader.Place? = nil) {
        self.reason = reason
        self.place = place
    }
}
