import BookshelfLists

/// Two forms of decorating a book: an extension of its type, and an object around it.
enum DecorationExample {
    static func run() -> [String] {
        var book = Book(name: "Emma")
        book.authors = ["Jane Austen"]
        book.year = 1815
        let loan = LoanedBook(book: book, borrower: "Ana")
        return ["extension:"] + book.table.map { "  \($0)" }
            + ["object around it:"] + loan.table.map { "  \($0)" }
            + ["the book itself:"] + book.table.map { "  \($0)" }
    }
}

/// Something that can be listed in a table.
private nonisolated protocol Listed {
    var table: [String] { get }
}

/// The first form: every book gets it, and none has to be asked.
extension Book: Listed {
    fileprivate nonisolated var table: [String] {
        [name, authors?.joined(separator: ", "), year.map { "\($0)" }].compactMap(\.self)
    }
}

/// The second form: one book gets it, as long as this object is around it.
private nonisolated struct LoanedBook: Listed {
    let book: any Listed
    let borrower: String

    var table: [String] { book.table + ["lent to \(borrower)"] }
}
