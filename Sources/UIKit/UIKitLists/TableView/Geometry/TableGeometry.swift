/// The positions of a table's sections, headers, rows and footers, from top to bottom.
///
/// Positions are sums of unrounded heights; frames are rounded to pixels one by one.
nonisolated struct TableGeometry: Sendable {
    struct Section: Sendable {
        /// The space above the header.
        var padding = 0.0
        var header = 0.0
        var isHeaderMeasured = false
        var rows: RowHeights
        var footer = 0.0
        var isFooterMeasured = false

        var height: Double { padding + header + rows.total + footer }
    }

    /// The heights of the views above the first section and below the last.
    var tableHeader = 0.0
    var tableFooter = 0.0
    private(set) var sections: [Section] = []
    private var sums = PrefixSums([])

    init(sections: [Section] = []) {
        self.sections = sections
        sums = PrefixSums(sections.map(\.height))
    }

    var contentHeight: Double { tableHeader + sums.total + tableFooter }

    /// The bottom of the last section.
    var sectionsBottom: Double { tableHeader + sums.total }

    /// The number of rows of each section.
    var counts: [Int] { sections.map(\.rows.count) }

    func contains(_ place: ItemPlace) -> Bool {
        sections.indices.contains(place.section) && place.item >= 0
            && place.item < sections[place.section].rows.count
    }

    // MARK: Positions

    /// Returns the top of a section, or the bottom of the last one for the number of sections.
    func top(ofSection section: Int) -> Double { tableHeader + sums.sum(before: section) }

    func headerTop(_ section: Int) -> Double { top(ofSection: section) + sections[section].padding }

    func rowsTop(_ section: Int) -> Double { headerTop(section) + sections[section].header }

    func footerTop(_ section: Int) -> Double {
        rowsTop(section) + sections[section].rows.total
    }

    func bottom(ofSection section: Int) -> Double {
        top(ofSection: section) + sections[section].height
    }

    func top(of place: ItemPlace) -> Double {
        rowsTop(place.section) + sections[place.section].rows.offset(of: place.item)
    }

    func height(of place: ItemPlace) -> Double { sections[place.section].rows[place.item] }

    // MARK: Queries

    /// Returns the sections that a range of positions meets; empty sections are included.
    func sections(from top: Double, to bottom: Double) -> Range<Int> {
        guard !sections.isEmpty, bottom > tableHeader, top < sectionsBottom else { return 0..<0 }
        var first = sums.last(startingAtOrBefore: top - tableHeader).index
        // Sections without height may begin at the same position.
        while first > 0, self.top(ofSection: first) >= top { first -= 1 }
        var end = sums.last(startingAtOrBefore: bottom - tableHeader).index + 1
        while end > first + 1, self.top(ofSection: end - 1) >= bottom { end -= 1 }
        return first..<end
    }

    /// Returns the rows of a section that a range of positions meets.
    func rows(ofSection section: Int, from top: Double, to bottom: Double) -> Range<Int> {
        let rows = sections[section].rows
        let start = rowsTop(section)
        guard rows.count > 0, top < start + rows.total, bottom > start, bottom > top else {
            return 0..<0
        }
        let first = rows.row(at: max(0, top - start))
        var last = rows.row(at: bottom - start)
        if last > first, rows.offset(of: last) >= bottom - start { last -= 1 }
        return first..<last + 1
    }

    /// Returns the places of the rows that a range of positions meets.
    func rows(from top: Double, to bottom: Double) -> [ItemPlace] {
        sections(from: top, to: bottom).flatMap { section in
            rows(ofSection: section, from: top, to: bottom).map { ItemPlace(section, $0) }
        }
    }

    /// Returns the row at a position; `nil` outside of rows.
    func row(at position: Double) -> ItemPlace? {
        for section in sections(from: position, to: position.nextUp) {
            let rows = sections[section].rows
            let offset = position - rowsTop(section)
            guard offset >= 0, offset < rows.total else { continue }
            return ItemPlace(section, rows.row(at: offset))
        }
        return nil
    }

    // MARK: Changes

    mutating func measure(_ place: ItemPlace, as height: Double) {
        sections[place.section].rows.measure(place.item, as: height)
        sums[place.section] = sections[place.section].height
    }

    mutating func invalidate(_ place: ItemPlace) {
        sections[place.section].rows.invalidate(place.item)
    }

    mutating func invalidateRows() {
        for section in sections.indices { sections[section].rows.invalidateAll() }
    }

    /// Changes the header or footer of a section.
    mutating func update(section: Int, _ change: (inout Section) -> Void) {
        change(&sections[section])
        sums[section] = sections[section].height
    }
}
