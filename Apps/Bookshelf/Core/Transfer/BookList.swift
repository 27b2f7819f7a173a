import BookshelfSync
import Foundation

/// Books in the app's own format.
enum BookList {
    static func text(of books: [Book]) -> String {
        String(decoding: BookStore.data(of: books), as: UTF8.self)
    }

    /// Reads a list. A book needs no title, if it has anything else.
    static func read(_ text: String) throws(BookFormatError) -> BookImport {
        var result = BookImport()
        let end = JSONValue.visitElements(of: Array(text.utf8)) { value, line in
            switch value {
            case .object([:]): result.skipped.append(.init(line: line, reason: .noTitle))
            case .object(let members):
                result.entries.append(.init(book: Book(dictionary: members), line: line))
            default: result.skipped.append(.init(line: line, reason: .noBook))
            }
        }
        if case .failure(let line) = end { throw .malformed(line: line) }
        return result
    }
}
