extension JSONReader {
    /// A place where a text is not JSON.
    package struct Mistake: Hashable, Sendable {
        /// The syntactic element that the grammar requires.
        package enum Expectation: Hashable, Sendable {
            case value
            case name
            case colon

            /// A comma, or the end of the container.
            case separator

            /// The next letter of `true`, `false` or `null`.
            case literal(String)

            /// The end of a number, if the text ends after it, or else a valid one instead of this.
            case number(String)

            /// The rest of a string.
            case character
            case escape
            case hexadecimalDigit
        }

        package let expectation: Expectation

        /// The byte that was found; `nil` at the end of the text.
        package let found: UInt8?

        /// The innermost open container.
        package let container: Container?

        /// The start of the token.
        package let start: ByteReader.Place
    }
}
