/// A reason why a board cannot be changed as requested. Rows and columns count from 0, and from 1
/// in messages.
public enum BoardError: Error, Hashable, Sendable {
    case noColumn(Int, count: Int)
    case noCard(row: Int, column: String, count: Int)

    /// The card was removed, by another program or person.
    case missingCard

    /// The column was removed, by another program or person.
    case missingColumn

    case blankTitle

    /// A finished card stays where it is.
    case finished(String)

    /// The last column cannot be removed.
    case lastColumn

    /// The board was removed, by another program or person.
    case missingBoard

    /// The last board cannot be removed.
    case lastBoard
}

extension BoardError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noColumn(let index, let count):
            "There is no column \(index + 1): the board has \(count)."
        case .noCard(let row, let column, let count):
            "There is no card \(row + 1) in “\(column)”, which has \(count)."
        case .missingCard: "The card no longer exists: it was removed elsewhere."
        case .missingColumn: "The column no longer exists: it was removed elsewhere."
        case .blankTitle: "A title needs at least one character that is not a space."
        case .finished(let title):
            "“\(title)” is finished, and stays below the others. Reopen it to move it."
        case .missingBoard: "The board no longer exists: it was removed elsewhere."
        case .lastBoard: "This is the only board. Add another before it is removed."
        case .lastColumn: "This is the only column. Add another before it is removed."
        }
    }
}
