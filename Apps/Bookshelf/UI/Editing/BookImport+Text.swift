import BookshelfLists
import UIKit

extension BookImport {
    /// The numbers of books that were added and left out.
    @MainActor var summary: String {
        String(localized: "\(entries.count) added, \(skipped.count) skipped", bundle: .module)
    }

    /// What was left out, and why; then what was kept and looks wrong, and what was kept without a
    /// field of its own.
    ///
    /// - Parameter count: The most sentences; the last one counts the others.
    @MainActor func reasons(atMost count: Int = .max) -> [String] {
        var lines = Self.shortened(skipped.map(\.text) + remarks.map(\.text), atMost: count)
        let fields = otherFields
        if !fields.isEmpty {
            let names = fields.joined(separator: String(localized: ", ", bundle: .module))
            lines.append(String(localized: "Kept as further fields: \(names).", bundle: .module))
        }
        return lines
    }

    /// The first sentences, and how many more there are.
    @MainActor static func shortened(_ lines: [String], atMost count: Int) -> [String] {
        guard lines.count > count else { return lines }
        let more = lines.count - count + 1
        return lines.prefix(count - 1) + [String(localized: "… and \(more) more.", bundle: .module)]
    }
}

extension BookImport.Skip {
    /// The sentence for the user.
    @MainActor var text: String {
        guard let line else { return reasonText }
        return String(localized: "Line \(line): \(reasonText)", bundle: .module)
    }

    @MainActor private var reasonText: String {
        switch reason {
        case .noTitle: String(localized: "There is no title.", bundle: .module)
        case .noBook: String(localized: "This is not a book.", bundle: .module)
        case .unreadable: String(localized: "This cannot be read.", bundle: .module)
        case .duplicate(let title):
            String(localized: "“\(title)” is there already.", bundle: .module)
        }
    }
}

extension BookImport.Remark {
    /// The sentence for the user.
    @MainActor var text: String {
        guard let line else { return kindText }
        return String(localized: "Line \(line): \(kindText)", bundle: .module)
    }

    @MainActor private var kindText: String {
        switch kind {
        case .noISBN(let text):
            String(localized: "“\(text)” is not an ISBN. It was kept as it is.", bundle: .module)
        case .undefinedName(let name):
            String(
                localized: "The name “\(name)” is not defined. It was kept as a text.",
                bundle: .module)
        }
    }
}
