import BookshelfCore
import BookshelfLists
import BookshelfSync
import Foundation

/// A book is read from a dictionary, and written to one: what is missing or of the wrong type is
/// nothing.
enum BookValuesExample {
    static func run(name: String, isWrong: Bool) -> [String] {
        let book = Book(dictionary: [
            "book_name": .string(name), "is_read": isWrong ? .string("yes") : .bool(true),
            "orientation": .string(isWrong ? "diagonal" : "vertical"),
        ])
        var written = book
        written.others = [:]
        return [
            "name: \(book.name ?? "nil")",
            "read: \(book.isRead.map { "\($0)" } ?? "nil")",
            "orientation: \(book.orientation.map { "\($0)" } ?? "nil")",
            "", "written:",
        ]
            + String(decoding: BookList.data(of: [written]), as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }
}
