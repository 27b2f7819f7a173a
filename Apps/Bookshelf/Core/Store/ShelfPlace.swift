package import Foundation
import FoundationGaps

/// The place where the user left the app: a memento of the open book.
package struct ShelfPlace: Hashable, Sendable, Codable {
    /// The index of the open book, or `nil` if the shelf was shown.
    package var openBook: Int?

    package init(openBook: Int? = nil) {
        self.openBook = openBook
    }

    /// Reads the place. A file that is missing or damaged gives the shelf.
    package init(file: URL?) {
        let data = file.flatMap { try? Data(contentsOf: $0) }
        self = data.flatMap { try? SafeJSONDecoder().decode(Self.self, from: $0) } ?? Self()
    }

    /// Replaces the file.
    package func save(to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(self).write(to: file, options: .atomic)
    }
}
