/// A place on a board: the row of a column. Places are ordered by column, then by row.
public struct CardPlace: Hashable, Sendable, Comparable {
    public var column: Int
    public var row: Int

    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    public static func < (first: CardPlace, second: CardPlace) -> Bool {
        first.column != second.column ? first.column < second.column : first.row < second.row
    }
}
