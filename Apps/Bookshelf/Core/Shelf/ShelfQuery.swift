/// Which books a shelf shows, and in which order.
package struct ShelfQuery: Hashable, Sendable {
    /// A choice of books.
    package enum Filter: Hashable, Sendable {
        /// The books that the reader has.
        case all
        case reading(Book.Reading)
        case wished
        case lent
        case tag(String)
        case series(String)

        /// `true` for a book that the filter lets through.
        package func admits(_ book: Book) -> Bool {
            switch self {
            case .all: book.isWished != true
            case .reading(let state): book.reading == state && book.isWished != true
            case .wished: book.isWished == true
            case .lent: book.loan != nil
            case .tag(let tag): book.tags?.contains(tag) == true
            case .series(let series): book.series == series
            }
        }
    }

    /// An order of books.
    package enum Order: String, Hashable, Sendable, CaseIterable {
        /// As they were put on the shelf.
        case shelf
        case title, author, year, progress
    }

    package var filter = Filter.all
    package var order = Order.shelf

    /// Words that all have to be in a book's texts.
    package var words = ""

    package init(filter: Filter = .all, order: Order = .shelf, words: String = "") {
        self.filter = filter
        self.order = order
        self.words = words
    }

    /// The books that the query finds.
    ///
    /// - Parameter index: Made of the same books.
    package func result(
        in entries: [BookAPI.Entry], index: @autoclosure () -> SearchIndex
    ) -> [BookAPI.Entry] {
        let hasWords = words.contains { !$0.isWhitespace }
        let found = hasWords ? index().matches(words).map { entries[$0] } : entries
        let admitted = found.filter { filter.admits($0.book) }
        return sorted(admitted)
    }

    private func sorted(_ entries: [BookAPI.Entry]) -> [BookAPI.Entry] {
        func by<Key: Comparable>(_ key: (Book) -> Key) -> [BookAPI.Entry] {
            // Keys cost more than comparisons. The sort is stable.
            zip(entries.map { key($0.book) }, entries).sorted { $0.0 < $1.0 }.map(\.1)
        }
        switch order {
        case .shelf: return entries
        case .title: return by { Self.sortKey($0.name) }
        case .author: return by { Self.sortKey($0.authors?.first) }
        case .year: return by { $0.year ?? .max }
        case .progress: return by { -$0.progress }
        }
    }

    /// Chinese texts stand among the others by their pinyin; texts that are missing come last.
    private static func sortKey(_ text: String?) -> String {
        guard let text, !text.isEmpty else { return "\u{10FFFF}" }
        return Pinyin(text)?.joined ?? SearchIndex.folded(text)
    }
}

extension Sequence<Book> {
    /// The tags of all books, in the order of the alphabet.
    package var allTags: [String] { Set(flatMap { $0.tags ?? [] }).sorted() }

    /// The series of all books, in the order of the alphabet.
    package var allSeries: [String] { Set(compactMap(\.series)).sorted() }
}
