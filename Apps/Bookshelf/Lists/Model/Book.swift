package import BookshelfSync
package import Foundation

/// A book, as the server and the file describe it.
///
/// Every field is optional: a book whose description lacks a key, or has a value of the wrong type
/// there, is still a book. What was read is written back: see ``others``.
package struct Book: Hashable, Sendable {
    /// The shape of the cover.
    package enum Orientation: String, Hashable, Sendable {
        case vertical, horizontal
    }

    /// The server's identifier. Two books on a shelf can have the same.
    package var id: String?

    package var name: String?
    package var isRead: Bool?
    package var orientation: Orientation?

    /// The path of the cover on the picture server.
    package var picture: String?

    package var authors: [String]?

    /// The number under the bar code, as it was entered.
    package var isbn: String?

    package var year: Int?
    package var genre: String?
    package var tags: [String]?
    package var series: String?

    /// The number of pages.
    package var pages: Int?

    /// The page that the reader has reached.
    package var page: Int?

    /// `true` for a book that the reader would like to have.
    package var isWished: Bool?

    /// Who has the book at present.
    package var loan: Loan?

    /// The second, counted from 1970, at which the reader began to read and still does.
    package var readingSince: Int?

    /// The lengths of reading times in seconds, by the seconds from 1970 at which they began.
    package var readingTimes: [Int: Int] = [:]

    /// The members of the description that this version has no field for, and those in another form
    /// than its own: numbers for texts, values of a wrong type, members within members. They are
    /// written back.
    package var others: [String: JSONValue] = [:]

    package init(name: String? = nil) {
        self.name = name
    }

    /// A book in another's hands.
    package struct Loan: Hashable, Sendable {
        /// The borrower's name.
        package var borrower: String

        /// The second, counted from 1970, at which the book was handed over.
        package var since: Int

        package init(borrower: String, since: Int) {
            self.borrower = borrower
            self.since = since
        }
    }
}

// MARK: - Reading

extension Book {
    /// How far a book was read.
    package enum Reading: String, Hashable, Sendable, CaseIterable {
        case unread, reading, read
    }

    /// How far the book was read.
    package var reading: Reading {
        if isRead == true { return .read }
        return (page ?? 0) > 0 ? .reading : .unread
    }

    /// The share of the pages that were read, from 0 to 1.
    package var progress: Double {
        switch reading {
        case .read: return 1
        case .unread: return 0
        case .reading:
            guard let pages, pages > 0, let page else { return 0 }
            return min(Double(page) / Double(pages), 1)
        }
    }

    /// Puts the bookmark on a page: the last one makes the book a read one.
    package mutating func turn(to newPage: Int) {
        let last = pages.map { max($0, 0) }
        let reached = max(0, last.map { min(newPage, $0) } ?? newPage)
        page = reached
        isRead = last.map { $0 > 0 && reached >= $0 } ?? false
    }

    /// The authors in one line.
    package var authorLine: String { (authors ?? []).joined(separator: ", ") }
}

// MARK: - Reading times

extension Book {
    /// The longest time that one reading counts for: a clock that runs for days was forgotten.
    package static let longestReading = 8 * 3600

    /// Begins a reading time, or ends the one that runs.
    package mutating func toggleReading(at date: Date) {
        let now = Int(date.timeIntervalSince1970)
        guard let start = readingSince else {
            readingSince = now
            return
        }
        readingSince = nil
        // A clock that was set back, or a tap by mistake, is no reading.
        if now - start >= 5 { readingTimes[start] = min(now - start, Self.longestReading) }
    }

    /// The seconds of all readings that have ended.
    package var readingSeconds: Int { readingTimes.values.reduce(0, +) }
}
