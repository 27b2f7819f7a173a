import Foundation

/// Books in the app's own format.
enum BookList {
    static func text(of books: [Book]) -> String {
        // Descriptions have finite numbers alone: they were read from JSON or made here.
        let data = (try? BookStore.data(of: books)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    static func books(in text: String) throws(BookFormatError) -> [Book] {
        guard let books = BookStore.books(in: Data(text.utf8)) else { throw .malformed(line: 1) }
        return books
    }
}
