import PrintDeskInformation

/// How a job is printed.
package struct PrintSettings: Hashable, Sendable, Codable {
    /// The sizes of paper.
    package enum Paper: String, Hashable, Sendable, Codable, CaseIterable {
        case a4 = "A4"
        case a5 = "A5"
        case letter = "Letter"
    }

    /// The name of a printer's queue, or `nil` for a PDF file.
    package var queue: String?

    /// From 1 to 99.
    package var copies = 1

    package var isTwoSided = false
    package var paper = Paper.a4

    /// The pages on a sheet: 1, 2 or 4.
    package var pagesPerSheet = 1

    /// The pages that are printed, such as `1-3,5`; all for an empty text.
    package var range = ""

    /// The line at the top of each page; none for an empty text.
    package var header = ""

    /// The large grey word across each page; none for an empty text.
    package var watermark = ""

    package init() {}

    var ticket: PrintTicket {
        PrintTicket(queue: queue, copies: copies, isTwoSided: isTwoSided, paper: paper.rawValue)
    }
}

extension PrintSettings {
    /// The indices of the pages that the range names, among `count` pages, ascending; `nil` for a
    /// range that cannot be read or names no page.
    package func pages(of count: Int) -> [Int]? {
        guard let parts else { return nil }
        guard !parts.isEmpty else { return Array(0..<count) }
        var chosen: Set<Int> = []
        for part in parts where part.lowerBound <= count {
            chosen.formUnion((part.lowerBound - 1)..<min(part.upperBound, count))
        }
        return chosen.isEmpty ? nil : chosen.sorted()
    }

    /// `false` for a range that cannot be read.
    package var hasReadableRange: Bool { parts != nil }

    /// The parts of the range, counted from 1; none for all pages.
    private var parts: [ClosedRange<Int>]? {
        let text = range.filter { !$0.isWhitespace }
        guard !text.isEmpty else { return [] }
        var parts: [ClosedRange<Int>] = []
        for part in text.split(
            omittingEmptySubsequences: false, whereSeparator: { ",，".contains($0) })
        {
            let ends = part.split(
                separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
            guard let first = ends.first.flatMap({ $0.isEmpty ? 1 : Int($0) }),
                let last = ends.last.flatMap({ $0.isEmpty ? .max : Int($0) }),
                part.contains(where: \.isNumber), first >= 1, first <= last
            else { return nil }
            parts.append(first...last)
        }
        return parts
    }
}
