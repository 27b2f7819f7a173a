/// A reason why a file gives no book.
package enum BookFileError: Error, Hashable, Sendable {
    /// The ending of the name is none of an EPUB, a PDF or a list of books.
    case unknownFormat(name: String)

    /// The file is missing, or no EPUB or PDF inside.
    case unreadable(name: String)

    /// The file, or something in it once unpacked, is too large.
    case tooLarge(name: String)

    /// A password is needed.
    case encrypted(name: String)

    /// The file is a list of books that makes no sense.
    case list(name: String, BookFormatError)
}
