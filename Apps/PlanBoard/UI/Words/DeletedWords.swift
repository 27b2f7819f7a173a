import Foundation

/// The words for what was deleted.
enum DeletedWords {
    /// The most characters of a title in a question or toast.
    private static let most = 30

    /// The first line of a title, or its beginning.
    static func short(_ title: String) -> String {
        let line = title.split(whereSeparator: \.isNewline).first.map(String.init) ?? title
        return line.count > most || line.count < title.count
            ? line.prefix(most).trimmingCharacters(in: .whitespaces) + "…" : line
    }
}
