import FoundationGaps

/// The words of the system, in the app's language.
package enum SystemText {
    /// Returns a word in the app's language; English where there is no other.
    package static func localized(_ english: String) -> String {
        String(localized: String.LocalizationValue(english))
    }

    /// The position of a page control, for screen readers.
    package static func page(_ number: Int, of count: Int) -> String {
        String(localized: "page \(number) of \(count)")
    }

    /// The reason why a document was not saved.
    package static func conflict(file name: String) -> String {
        String(
            localized: """
                “\(name)” was changed by another program and was not saved. Revert the document, or \
                save it under another name.
                """)
    }

    /// The question whether to close a document that could not be saved.
    package static func unsaved(document name: String) -> String {
        String(localized: "“\(name)” could not be saved.")
    }

    /// The reason why a text was not pasted.
    package static func pasteIsTooLong(limit: Int) -> String {
        String(
            localized: """
                The text is too long to paste: the limit is \(limit) million characters. Open it as \
                a file instead.
                """, in: .current)
    }

    /// The title of a search without results.
    package nonisolated static func noResults(for searched: String) -> String {
        String(localized: "No Results for “\(searched)”")
    }
}
