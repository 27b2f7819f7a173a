import BookshelfCore
import BookshelfLists
import UIKit

/// The choices of books that a shelf offers.
struct FilterList {
    /// Choices below one title.
    struct Section {
        let title: String?
        let filters: [ShelfQuery.Filter]
    }

    let sections: [Section]

    /// The number of books that each choice has.
    let counts: ShelfQuery.Counts

    init(_ entries: [BookAPI.Entry]) {
        let counts = ShelfQuery.Counts(entries)
        self.counts = counts
        sections = [
            Section(
                title: nil,
                filters: [.all] + Book.Reading.allCases.map { .reading($0) }
                    + [.wished, .lent].filter { counts[$0] > 0 }),
            Section(
                title: String(localized: "Tags", bundle: .module),
                filters: counts.allTags.map { .tag($0) }),
            Section(
                title: String(localized: "Series", bundle: .module),
                filters: counts.allSeries.map { .series($0) }),
        ].filter { !$0.filters.isEmpty }
    }

    var filters: [ShelfQuery.Filter] { sections.flatMap(\.filters) }
}

extension ShelfQuery.Filter {
    /// The name of the choice.
    var title: String {
        switch self {
        case .all: String(localized: "All books", bundle: .module)
        case .reading(.unread): String(localized: "Unread", bundle: .module)
        case .reading(.reading): String(localized: "Reading", bundle: .module)
        case .reading(.read): String(localized: "Read", bundle: .module)
        case .wished: String(localized: "Wish list", bundle: .module)
        case .lent: String(localized: "Lent", bundle: .module)
        case .tag(let name), .series(let name): name
        }
    }

    /// The symbol next to the name.
    var symbol: String {
        switch self {
        case .all: "books.vertical"
        case .reading(.unread): "book.closed"
        case .reading(.reading): "book"
        case .reading(.read): "checkmark.circle"
        case .wished: "star"
        case .lent: "person"
        case .tag: "tag"
        case .series: "square.stack"
        }
    }
}

extension ShelfQuery.Order {
    /// The name of the order.
    var title: String {
        switch self {
        case .shelf: String(localized: "Place on the shelf", bundle: .module)
        case .title: String(localized: "Title", bundle: .module)
        case .author: String(localized: "Author", bundle: .module)
        case .year: String(localized: "Year", bundle: .module)
        case .progress: String(localized: "Progress", bundle: .module)
        }
    }
}
