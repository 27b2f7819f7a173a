import CommandLineKit
import Foundation
import PlanBoardCore

/// The options that the commands share.
enum BoardOptions {
    static let board = CommandOption.file(
        "--board", letter: "-b",
        help: .localized("The board's file; by default the app's own."))

    static let column = CommandOption.text(
        "--column", letter: "-c", "C", wanted: .localized("a column's title or number"),
        help: .localized("The column, by its title or number; by default the first."))

    /// Opens the board that is named, or the user's own.
    static func open(_ arguments: Arguments, _ console: Console) throws -> BoardSession {
        let titles: [LocalizedText] = [
            .localized("Today"), .localized("Next"), .localized("Later"),
        ]
        return try BoardSession(
            store: store(arguments, console),
            name: String(localized: "My plans", in: arguments.language),
            titles: titles.map { $0.text(in: arguments.language) })
    }

    /// Opens the file that is named, or the user's own, which may have no boards yet.
    static func store(_ arguments: Arguments, _ console: Console) throws -> BoardStore {
        let path = arguments[board] ?? BoardStore.usualPath(environment: console.environment)
        if arguments[board] == nil {
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent,
                withIntermediateDirectories: true)
        }
        return try BoardStore(path: path)
    }

    /// The place that an operand names.
    static func place(_ text: String) throws(UsageError) -> CardPlace {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let column = numbers[0], let row = numbers[1], column > 0, row > 0
        else {
            throw .badValue(
                of: "place", value: text, wanted: .localized("a column and a row, as 2.1")
            )
        }
        return CardPlace(column: column - 1, row: row - 1)
    }

    /// The column that the option names.
    static func columnIndex(
        _ arguments: Arguments, _ session: BoardSession
    ) throws(UsageError) -> Int? {
        guard let name = arguments[column] else { return nil }
        if let index = session.columnTitles.firstIndex(of: name) { return index }
        if let number = Int(name), session.board.columns.indices.contains(number - 1) {
            return number - 1
        }
        let titles = session.columnTitles
        throw .badValue(
            of: "--column", value: name,
            wanted: .localized("one of: \(LocalizedText.list(titles))"))
    }
}
