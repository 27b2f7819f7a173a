import BookshelfLists
import BookshelfSync
import CommandLineKit
import Foundation
import FoundationGaps

/// `touchstone books import`
enum ImportCommand {
    static let command = Command(
        "import", Wording("adds the books of lists to an account", "把书单中的图书加入账户"),
        usage: ["<name> <file>…": ""],
        notes: Wording(
            """
            A list is a table as Goodreads and other programs export it (.csv), a bibliography \
            (.bib) or Bookshelf's own format (.json). What is left out is listed with the reasons. \
            All lists are imported, or none if one cannot be read. Shelves that run get the books \
            within half a minute.
            """,
            """
            书单可以是 Goodreads 等程序导出的表格（.csv）、参考文献（.bib）或书架自己的格式（.json）。\
            没有导入的内容会连同原因列出。有一个文件无法读取时，什么都不导入。\
            正在运行的书架在半分钟内收到新书。
            """
        ),
        operands: .files, options: [.init([BookOptions.database])],
        examples: ["touchstone books import anna goodreads.csv"],
        failure: Wording("A list cannot be read. Nothing was imported.", "有书单无法读取，没有导入任何内容。")
    ) { arguments, console in
        try arguments.requireOperands(
            2..., wanted: Wording("a name and files", "名字和文件"), example: "anna list.csv")
        let (name, files) = (arguments.operands[0], arguments.operands.dropFirst())
        let database = try BookOptions.open(arguments, console)
        let present = try reporting { () throws(BookDatabaseError) in
            try database.books(ofAccount: name)
        }
        var known = KnownBooks(present.values.compactMap { $0.map(Book.init(dictionary:)) })
        var taken = Set(present.keys)
        var changes: [BookChange] = []
        var lines: [Wording] = []
        for path in files {
            let read = try list(path).adding(to: &known)
            for book in read.books {
                changes.append(change(book, &taken))
            }
            lines += report(read, of: (path as NSString).lastPathComponent)
        }
        try reporting { () throws(BookDatabaseError) in
            try database.apply(changes, toAccount: name)
        }
        return CommandResponse(
            output: lines.map { $0.text(in: arguments.language) + "\n" }.joined())
    }

    /// Runs a block, whose errors are reported in the words of these commands.
    static func reporting<Value>(
        _ body: () throws(BookDatabaseError) -> Value
    ) throws -> Value {
        do throws(BookDatabaseError) {
            return try body()
        } catch {
            throw ImportFailure(sentence: error.wording)
        }
    }

    private static func list(_ path: String) throws -> BookImport {
        let file = URL(fileURLWithPath: path)
        guard let format = BookFormat(of: file) else {
            throw UsageError.badValue(
                of: "file", value: path,
                wanted: Wording("a list in .csv, .bib or .json", "以 .csv、.bib 或 .json 结尾的书单"))
        }
        do throws(BookFileError) {
            return try format.read(file)
        } catch {
            throw ImportFailure(sentence: error.wording)
        }
    }

    /// The change that adds a book, which gets another identifier if its own is taken.
    private static func change(_ book: Book, _ taken: inout Set<String>) -> BookChange {
        var book = book
        if (book.id ?? "").isEmpty || taken.contains(book.id ?? "") {
            book.id = UUID().uuidString.lowercased()
        }
        let id = book.id ?? ""
        taken.insert(id)
        return BookChange(id: id, from: [:], to: book.toDictionary())
    }

    /// What became of a list, a line each.
    private static func report(_ read: BookImport, of name: String) -> [Wording] {
        let (added, skipped) = (read.entries.count, read.skipped.count)
        var lines = [
            Wording(
                "\(name): \(added) added, \(skipped) skipped",
                "\(name)：新增 \(added) 本，跳过 \(skipped) 项")
        ]
        lines += read.skipped.map { skip in
            let (english, chinese) = reason(skip.reason)
            let line = skip.line ?? 1
            return Wording("  line \(line): \(english)", "  第 \(line) 行：\(chinese)")
        }
        lines += read.remarks.map { remark in
            let (english, chinese) = text(of: remark.kind)
            let line = remark.line ?? 1
            return Wording("  line \(line): \(english)", "  第 \(line) 行：\(chinese)")
        }
        let fields = read.otherFields
        if !fields.isEmpty {
            lines.append(
                Wording(
                    "  kept as further fields: \(fields.joined(separator: ", "))",
                    "  保留为其他字段：\(fields.joined(separator: "、"))"))
        }
        return lines
    }

    private static func reason(_ reason: BookImport.Skip.Reason) -> (String, String) {
        switch reason {
        case .noTitle: ("there is no title", "没有书名")
        case .noBook: ("this is no book", "这不是图书")
        case .unreadable: ("this cannot be read", "无法读取此项")
        case .duplicate(let title): ("“\(title)” is there already", "已有“\(title)”")
        }
    }

    private static func text(of kind: BookImport.Remark.Kind) -> (String, String) {
        switch kind {
        case .noISBN(let text):
            ("“\(text)” is no ISBN, and was kept as it is", "“\(text)”不是 ISBN，已原样保留")
        case .undefinedName(let name):
            (
                "the name “\(name)” is not defined, and was kept as a text",
                "名称“\(name)”没有定义，已按文字保留"
            )
        }
    }
}

/// The reason why nothing was imported.
private struct ImportFailure: ReportedError {
    let sentence: Wording

    var exitCode: ExitCode { .failure }

    func text(in language: Language) -> String { sentence.text(in: language) }
}

extension BookDatabaseError {
    /// The sentence for the user of a command.
    fileprivate var wording: Wording {
        switch self {
        case .unknownAccount(let name):
            Wording(
                "There is no account “\(name)”. “touchstone books token \(name)” makes it.",
                "没有账户“\(name)”。可用“touchstone books token \(name)”创建。")
        case .overQuota:
            Wording(
                "The account has no room for these books. Nothing was imported.",
                "账户放不下这些图书，没有导入任何内容。")
        case .unknownToken: Wording("The token belongs to no account.", "令牌不属于任何账户。")
        case .failed(let reason): Wording(reason)
        }
    }
}

extension BookFileError {
    /// The sentence for the user of a command.
    fileprivate var wording: Wording {
        switch self {
        case .unknownFormat(let name), .unreadable(let name), .encrypted(let name):
            Wording("“\(name)” cannot be read.", "无法读取“\(name)”。")
        case .tooLarge(let name): Wording("“\(name)” is too large.", "“\(name)”太大。")
        case .list(let name, .noBooks):
            Wording("There are no books in “\(name)”.", "“\(name)”里没有图书。")
        case .list(let name, .noTitleColumn):
            Wording("The table “\(name)” has no column “Title”.", "表格“\(name)”没有“Title”列。")
        case .list(let name, .malformed(let line)):
            Wording(
                "Line \(line) of “\(name)” cannot be read. Nothing was imported.",
                "“\(name)”的第 \(line) 行无法读取，没有导入任何内容。")
        }
    }
}
