package import BookshelfLists

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
        return Pinyin(text)?.joined ?? text.folded
    }
}

// MARK: - Counting

extension ShelfQuery {
    /// The number of books that each filter admits.
    package struct Counts: Hashable, Sendable {
        private var simple: [Filter: Int] = [:]
        private var tags: [String: Int] = [:]
        private var series: [String: Int] = [:]

        /// Counts in one pass.
        package init(_ entries: some Sequence<BookAPI.Entry>) {
            var readings = [0, 0, 0]
            var (wished, lent) = (0, 0)
            for entry in entries {
                if entry.book.isWished == true {
                    wished += 1
                } else {
                    switch entry.book.reading {
                    case .unread: readings[0] += 1
                    case .reading: readings[1] += 1
                    case .read: readings[2] += 1
                    }
                }
                if entry.book.loan != nil { lent += 1 }
                if let name = entry.book.series { series[name, default: 0] += 1 }
                guard let names = entry.book.tags else { continue }
                for name in names.count > 1 ? Array(Set(names)) : names {
                    tags[name, default: 0] += 1
                }
            }
            simple = [
                .all: readings.reduce(0, +), .reading(.unread): readings[0],
                .reading(.reading): readings[1], .reading(.read): readings[2],
                .wished: wished, .lent: lent,
            ]
        }

        package subscript(filter: Filter) -> Int {
            switch filter {
            case .tag(let name): tags[name] ?? 0
            case .series(let name): series[name] ?? 0
            default: simple[filter] ?? 0
            }
        }

        /// The tags of all books, in the order of the alphabet.
        package var allTags: [String] { tags.keys.sorted() }

        /// The series of all books, in the order of the alphabet.
        package var allSeries: [String] { series.keys.sorted() }
    }
}
