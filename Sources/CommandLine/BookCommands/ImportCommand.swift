import BookshelfLists
import BookshelfSync
import CommandLineKit
import Foundation
import FoundationGaps

/// `touchstone books import`
enum ImportCommand {
    static let command = Command(
        "import", .localized("adds the books of lists to an account"),
        usage: ["<name> <file>…": ""],
        notes: .localized(
            """
            A list is a table as Goodreads and other programs export it (.csv), a bibliography \
            (.bib) or Bookshelf's own format (.json). What is left out is listed with the reasons. \
            All lists are imported, or none if one cannot be read. Shelves that run get the books \
            within half a minute.
            """),
        operands: .files, options: [.init([BookOptions.database])],
        examples: ["touchstone books import anna goodreads.csv"],
        failure: .localized("A list cannot be read. Nothing was imported.")
    ) { arguments, console in
        try arguments.requireOperands(
            2..., wanted: .localized("a name and files"), example: "anna list.csv")
        let (name, files) = (arguments.operands[0], arguments.operands.dropFirst())
        let database = try BookOptions.open(arguments, console)
        let present = try reporting { () throws(BookDatabaseError) in
            try database.books(ofAccount: name)
        }
        var known = KnownBooks(present.values.compactMap { $0.map(Book.init(dictionary:)) })
        var taken = Set(present.keys)
        var changes: [BookChange] = []
        var lines: [LocalizedText] = []
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
                wanted: .localized("a list in .csv, .bib or .json"))
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
    private static func report(_ read: BookImport, of name: String) -> [LocalizedText] {
        let (added, skipped) = (read.entries.count, read.skipped.count)
        var lines: [LocalizedText] = [
            .localized("\(name): \(added) added, \(skipped) skipped")
        ]
        lines += read.skipped.map { skip in
            note(reason(skip.reason), onLine: skip.line)
        }
        lines += read.remarks.map { remark in
            note(text(of: remark.kind), onLine: remark.line)
        }
        let fields = read.otherFields
        if !fields.isEmpty {
            lines.append(
                .localized("  kept as further fields: \(LocalizedText.list(fields))"))
        }
        return lines
    }

    private static func note(_ text: LocalizedText, onLine line: Int?) -> LocalizedText {
        let line = line ?? 1
        return .localized("  line \(line): \(text)")
    }

    private static func reason(_ reason: BookImport.Skip.Reason) -> LocalizedText {
        switch reason {
        case .noTitle: .localized("there is no title")
        case .noBook: .localized("this is not a book")
        case .unreadable: .localized("this cannot be read")
        case .duplicate(let title): .localized("“\(title)” is there already")
        }
    }

    private static func text(of kind: BookImport.Remark.Kind) -> LocalizedText {
        switch kind {
        case .noISBN(let text):
            .localized("“\(text)” is not an ISBN, and was kept as it is")
        case .undefinedName(let name):
            .localized("the name “\(name)” is not defined, and was kept as a text")
        }
    }
}

/// The reason why nothing was imported.
private struct ImportFailure: ReportedError {
    let sentence: LocalizedText

    var exitCode: ExitCode { .failure }

    func text(in language: Language) -> String { sentence.text(in: language) }
}

extension BookDatabaseError {
    /// The sentence for the user of a command.
    fileprivate var wording: LocalizedText {
        switch self {
        case .unknownAccount(let name):
            .localized("There is no account “\(name)”. “touchstone books token \(name)” makes it.")
        case .overQuota:
            .localized("The account has no room for these books. Nothing was imported.")
        case .unknownToken: .localized("The token belongs to no account.")
        case .failed(let reason): LocalizedText(verbatim: reason)
        }
    }
}

extension BookFileError {
    /// The sentence for the user of a command.
    fileprivate var wording: LocalizedText {
        switch self {
        case .unknownFormat(let name), .unreadable(let name), .encrypted(let name):
            .localized("“\(name)” cannot be read.")
        case .tooLarge(let name): .localized("“\(name)” is too large.")
        case .list(let name, .noBooks):
            .localized("There are no books in “\(name)”.")
        case .list(let name, .noTitleColumn):
            .localized("The table “\(name)” has no column “Title”.")
        case .list(let name, .malformed(let line)):
            .localized("Line \(line) of “\(name)” cannot be read. Nothing was imported.")
        }
    }
}
