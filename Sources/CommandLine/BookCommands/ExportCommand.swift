import BookshelfLists
import BookshelfSync
import CommandLineKit
import Foundation

/// `touchstone books export`
enum ExportCommand {
    static let format = CommandOption.choice(
        "--format", letter: "-f", "F", of: BookFormat.self,
        help: Wording(
            "csv, json or bibtex; by default what the file's name says.",
            "csv、json 或 bibtex；默认由文件名决定。"))

    static let command = Command(
        "export", Wording("writes the books of an account to a list", "把账户中的图书写入书单"),
        usage: ["<name> <file>": ""],
        notes: Wording("“-” writes to standard output.", "“-”写到标准输出。"),
        operands: .files, options: [.init([format, BookOptions.database])],
        examples: [
            "touchstone books export anna books.csv",
            "touchstone books export anna - --format bibtex",
        ]
    ) { arguments, console in
        try arguments.requireOperands(
            2...2, wanted: Wording("a name and a file", "名字和文件"), example: "anna books.csv")
        let (name, path) = (arguments.operands[0], arguments.operands[1])
        guard let format = arguments[format] ?? BookFormat(of: URL(fileURLWithPath: path)) else {
            throw arguments.missing(
                Wording("a format, which the name “\(path)” does not tell", "格式，文件名“\(path)”没有说明"),
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
