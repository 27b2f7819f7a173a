import BookshelfLists
import BookshelfSync
import CommandLineKit
import Foundation

/// `touchstone books export`
enum ExportCommand {
    static let format = CommandOption.choice(
        "--format", letter: "-f", "F", of: BookFormat.self,
        help: .localized("csv, json or bibtex; by default what the file's name says."))

    static let command = Command(
        "export", .localized("writes the books of an account to a list"),
        usage: ["<name> <file>": ""],
        notes: .localized("“-” writes to standard output."),
        operands: .files, options: [.init([format, BookOptions.database])],
        examples: [
            "touchstone books export anna books.csv",
            "touchstone books export anna - --format bibtex",
        ]
    ) { arguments, console in
        try arguments.requireOperands(
            2...2, wanted: .localized("a name and a file"), example: "anna books.csv")
        let (name, path) = (arguments.operands[0], arguments.operands[1])
        guard let format = arguments[format] ?? BookFormat(of: URL(fileURLWithPath: path)) else {
            throw arguments.missing(
                .localized("a format, which the name “\(path)” does not tell"),
                example: "--format bibtex …")
        }
        let database = try BookOptions.open(arguments, console)
        let books = try ImportCommand.reporting { () throws(BookDatabaseError) in
            try database.books(ofAccount: name)
        }
        let list = books.sorted { $0.key < $1.key }.compactMap { _, members in
            members.map(Book.init(dictionary:))
        }
        let text = format.text(of: list)
        guard path != "-" else { return CommandResponse(output: text) }
        let file = OutputFile(path: path)
        try file.write(Data(text.utf8))
        console.say(file.message)
        return CommandResponse()
    }
}
