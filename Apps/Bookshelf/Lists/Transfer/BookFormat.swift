/// A format of files that other programs read and write.
package enum BookFormat: String, Hashable, Sendable, CaseIterable {
    /// A table with the columns of Goodreads' export.
    case csv

    /// The app's own format.
    case json

    /// Entries for bibliographies.
    case bibtex

    /// The ending of the files' names, without a dot.
    package var pathExtension: String { self == .bibtex ? "bib" : rawValue }

    /// The books as a file's text.
    package func text(of books: [Book]) -> String {
        switch self {
        case .csv: BookCSV.text(of: books)
        case .json: BookList.text(of: books)
        case .bibtex: Bibliography.text(of: books)
        }
    }

    /// Reads a file's text, as a whole or not at all.
    package func read(_ text: String) throws(BookFormatError) -> BookImport {
        let read =
            switch self {
            case .csv: try BookCSV.read(text)
            case .json: try BookList.read(text)
            case .bibtex: try Bibliography.read(text)
            }
        guard !read.entries.isEmpty || !read.skipped.isEmpty else { throw .noBooks }
        return read
    }

    /// The books of a file's text.
    package func books(in text: String) throws(BookFormatError) -> [Book] { try read(text).books }

    /// The format that a text looks like.
    package init?(guessing text: String) {
        let start = text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
        switch start {
        case "[": self = .json
        case "@", "%": self = .bibtex
        case nil: return nil
        default: self = .csv
        }
    }
}

/// A reason why a text has no books.
package enum BookFormatError: Error, Hashable, Sendable {
    case noBooks

    /// A table has no column of titles.
    case noTitleColumn

    /// The text breaks off or is malformed in a line, counted from 1.
    case malformed(line: Int)
}
