package import BookshelfLists
import BookshelfSync
package import Foundation

/// What could be read of a shelf's file.
package struct ShelfContents: Hashable, Sendable {
    /// The books that could be read.
    package private(set) var books: [Book] = []

    /// The number of records that could not be read.
    package private(set) var lost = 0

    /// `true` if nothing of the file is missing.
    package private(set) var isWhole = false

    /// Reads a file: each record by itself if the file as a whole is damaged.
    package init(_ data: Data) {
        let bytes = [UInt8](data)
        let end = JSONValue.visitElements(of: bytes) { value, _ in
            if case .object(let members) = value {
                books.append(Book(dictionary: members))
            } else {
                lost += 1
            }
        }
        isWhole = end == .success && lost == 0
        guard end != .success else { return }
        (books, lost) = ([], 0)
        salvage(bytes)
    }

    /// Reads the records that are whole, in a file that is not.
    private mutating func salvage(_ bytes: [UInt8]) {
        var place = 0
        /// The last byte before `place` that is not a space.
        var last: UInt8?
        while place < bytes.count {
            let byte = bytes[place]
            // An object after a name belongs to the record around it.
            if byte == UInt8(ascii: "{"), last != UInt8(ascii: ":") {
                if let end = Self.end(of: place, in: bytes),
                    case .object(let members)? = JSONValue(parsing: Data(bytes[place..<end])),
                    !members.isEmpty
                {
                    books.append(Book(dictionary: members))
                    (place, last) = (end, UInt8(ascii: "}"))
                    continue
                }
                lost += 1
            }
            if byte > UInt8(ascii: " ") { last = byte }
            place += 1
        }
    }

    /// The most bytes of a record in a damaged file: the search for an end that is missing ends.
    private static let longestRecord = 1 << 18

    /// The index after the object that begins at an index, or `nil` if it does not end.
    private static func end(of start: Int, in bytes: [UInt8]) -> Int? {
        var (depth, isText, isEscaped) = (0, false, false)
        for index in start..<min(bytes.count, start + longestRecord) {
            let byte = bytes[index]
            if isText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isText = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isText = true
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
        }
        return nil
    }
}
