import CommandLineKit
import Foundation
import PlanBoardCore

/// The options that the commands share.
enum BoardOptions {
    static let board = CommandOption.file(
        "--board", letter: "-b",
        help: Wording("The board's file; by default the app's own.", "计划板的文件；默认为应用自己的。"))

    static let column = CommandOption.text(
        "--column", letter: "-c", "C", wanted: Wording("a column's title or number", "列的标题或编号"),
        help: Wording(
            "The column, by its title or number; by default the first.", "列的标题或编号；默认为第一列。"))

    /// Opens the board that is named, or the user's own.
    static func open(_ arguments: Arguments, _ console: Console) throws -> BoardSession {
        func word(_ english: String, _ chinese: String) -> String {
            Wording(english, chinese).text(in: arguments.language)
        }
        return try BoardSession(
            store: store(arguments, console), name: word("My plans", "我的计划"),
            titles: [word("Today", "今日要做"), word("Next", "下一步要做"), word("Later", "以后要做")])
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
                of: "place", value: text, wanted: Wording("a column and a row, as 2.1", "列和行，如 2.1")
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
            wanted: Wording(
                "one of: \(titles.joined(separator: ", "))",
                "以下之一：\(titles.joined(separator: "、"))"))
    }
}
