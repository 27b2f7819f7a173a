import BookshelfSync
package import Foundation

/// Books in the app's own format: an array of descriptions in readable JSON.
package enum BookList {
    static func text(of books: [Book]) -> String {
        String(decoding: data(of: books), as: UTF8.self)
    }

    /// The contents of a file. The same books give the same bytes.
    package static func data(of books: [Book]) -> Data {
        JSONValue.array(books.map { .object($0.toDictionary()) }).data(.readable)
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
