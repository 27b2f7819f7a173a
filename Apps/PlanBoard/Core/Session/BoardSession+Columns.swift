public import Foundation

extension BoardSession {
    /// Adds a column after the others.
    @discardableResult
    public func addColumn(titled title: String) throws -> Column {
        let column = Column(
            title: try Self.checkedName(title),
            key: .between(board.columns.last?.key, nil, author: author))
        try perform(.addColumn, [.column(before: nil, after: column)])
        return column
    }

    /// Changes a column's title, limit or colour.
    ///
    /// - Parameter typing: The typing that the change is a part of.
    public func editColumn(
        _ id: Column.ID, typing: Typing? = nil, _ body: (inout Column) -> Void
    ) throws {
        guard let before = board.column(id) else { throw BoardError.missingColumn }
        var column = before
        body(&column)
        column.title = try Self.checkedName(column.title)
        column.limit = column.limit.map { max($0, 1) }
        column.key = before.key
        guard column != before else { return }
        try perform(.editColumn, [.column(before: before, after: column)], typing: typing)
    }

    /// Moves a column to another place among the others.
    public func moveColumn(_ id: Column.ID, to index: Int) throws {
        guard let before = board.column(id) else { throw BoardError.missingColumn }
        var others = board.columns
        others.removeAll { $0.id == id }
        guard 0...others.count ~= index else {
            throw BoardError.noColumn(index, count: board.columns.count)
        }
        guard board.columns.firstIndex(of: before) != index else { return }
        let above = index > 0 ? others[index - 1].key : nil
        let below = index < others.count ? others[index].key : nil
        var column = before
        if let above, let below, above >= below {
            others.insert(before, at: index)
            let changes = zip(others, OrderKey.sequence(others.count, author: author)).map {
                old, key in
                var new = old
                new.key = key
                return Change.column(before: old, after: new)
            }
            return try perform(.moveColumn, changes)
        }
        column.key = .between(above, below, author: author)
        try perform(.moveColumn, [.column(before: before, after: column)])
    }

    /// Removes a column with its cards.
    public func deleteColumn(_ id: Column.ID) throws {
        guard let column = board.column(id) else { throw BoardError.missingColumn }
        guard board.columns.count > 1 else { throw BoardError.lastColumn }
        let cards = board.allCards.filter { $0.columnID == id }
        try perform(
            .deleteColumn,
            cards.map { .card(before: $0, after: nil) } + [.column(before: column, after: nil)])
    }

    /// Adds the columns and cards of a file. Columns with a title that exists already take the
    /// file's cards, below their own.
    public func add(_ outline: BoardOutline) throws {
        try perform(.importCards, changes(adding: outline))
    }

    /// The changes that add the columns and cards of a file.
    func changes(adding outline: BoardOutline) throws(BoardError) -> [Change] {
        var changes: [Change] = []
        var lastColumn = board.columns.last?.key
        for part in outline.columns {
            let column: Column
            let name = try Self.checkedName(part.title)
            if let existing = board.columns.first(where: { $0.title == name }) {
                column = existing
            } else {
                let key = OrderKey.between(lastColumn, nil, author: author)
                lastColumn = key
                var new = Column(
                    title: name, key: key, limit: part.limit, color: part.color ?? .blue)
                new.extras.ofFile = part.extras
                column = new
                changes.append(.column(before: nil, after: column))
            }
            var last = board.cards(in: column.id).map(\.key).max()
            for item in part.cards {
                let key = OrderKey.between(last, nil, author: author)
                last = key
                var card = Card(item, columnID: column.id, key: key, now: date)
                card.title = try Self.checked(item.title)
                changes.append(.card(before: nil, after: card))
            }
        }
        return changes
    }
}
