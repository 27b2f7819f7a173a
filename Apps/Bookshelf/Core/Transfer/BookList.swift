import Foundation

/// Books in the app's own format.
enum BookList {
    static func text(of books: [Book]) -> String {
        String(decoding: BookStore.data(of: books), as: UTF8.self)
    }

    static func books(in text: String) throws(BookFormatError) -> [Book] {
        guard let books = BookStore.books(in: Data(text.utf8)) else { throw .malformed(line: 1) }
        return books
    }
}
