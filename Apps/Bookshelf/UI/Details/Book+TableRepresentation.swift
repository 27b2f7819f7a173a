import BookshelfLists
import UIKit

/// Decorates books with a table of their fields: the decorator pattern as an extension, which adds
/// a duty to a class without a subclass.
extension Book {
    /// A line of the table.
    struct Row: Hashable {
        let title: String
        let value: String
    }

    private static let day: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    /// The fields that the book has, in words.
    var tableRepresentation: [Row] {
        let rows: [(String, String?)] = [
            (String(localized: "Author", bundle: .module), authors.map { _ in authorLine }),
            (String(localized: "Title", bundle: .module), name),
            (String(localized: "Genre", bundle: .module), genre),
            (String(localized: "Year", bundle: .module), year.map(String.init)),
            (String(localized: "Series", bundle: .module), series),
            (String(localized: "Tags", bundle: .module), tags?.joined(separator: ", ")),
            (String(localized: "Pages", bundle: .module), pages.map(String.init)),
            (String(localized: "ISBN", bundle: .module), isbn),
            (
                String(localized: "Lent", bundle: .module),
                loan.map { loan in
                    let date = Date(timeIntervalSince1970: Double(loan.since))
                    return "\(loan.borrower) · \(Self.day.string(from: date))"
                }
            ),
            (
                String(localized: "Reading time", bundle: .module),
                readingTimes.isEmpty ? nil : Duration.words(forSeconds: readingSeconds)
            ),
        ]
        return rows.compactMap { title, value in value.map { Row(title: title, value: $0) } }
    }
}

extension Duration {
    /// Hours and minutes in words.
    static func words(forSeconds seconds: Int) -> String {
        let (hours, minutes) = (seconds / 3600, seconds % 3600 / 60)
        return hours == 0
            ? String(localized: "\(minutes) min", bundle: .module)
            : String(localized: "\(hours) h \(minutes) min", bundle: .module)
    }
}
