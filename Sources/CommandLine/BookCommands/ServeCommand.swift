import BookshelfSync
import CommandLineKit
import FileWatching
import Foundation
import HTTPServing

/// The options that the commands share.
enum BookOptions {
    static let database = CommandOption.file(
        "--database", letter: "-d",
        help: .localized(
            "The server's database; by default “touchstone/books.db” in your folder for data."))

    /// Opens the database that is named, or the usual one.
    static func open(_ arguments: Arguments, _ console: Console) throws -> BookDatabase {
        let path = arguments[database] ?? usualPath(console.environment)
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent.isEmpty
                ? "." : (path as NSString).deletingLastPathComponent,
            withIntermediateDirectories: true)
        return try BookDatabase(path: path)
    }

    private static func usualPath(_ environment: [String: String]) -> String {
        URL.userData(environment).appendingPathComponent("touchstone/books.db").path
    }
}

/// `touchstone books token`
enum TokenCommand {
    static let command = Command(
        "token", .localized("makes a token for an account"), usage: ["<name>": ""],
        notes: .localized("An account that exists keeps its books; its old token stops working."),
        options: [.init([BookOptions.database])], examples: ["touchstone books token anna"]
    ) { arguments, console in
        try arguments.requireOperands(1...1, wanted: .localized("a name"), example: "anna")
        let token = try BookOptions.open(arguments, console).makeToken(for: arguments.operands[0])
        return CommandResponse(output: token + "\n")
    }
}

/// `touchstone books serve`
enum ServeCommand {
    static let port = CommandOption.whole(
        "--port", letter: "-p", in: 0...65535,
        help: .localized("The port; 8642 by default, 0 for any free one."))

    static let address = CommandOption.text(
        "--address", letter: "-a", "ADDRESS", wanted: .localized("an IPv4 address"),
        help: .localized(
            "The address to listen on; by default 127.0.0.1, which only this machine reaches."))

    static let command = Command(
        "serve",
        .localized("serves the shelves of a database until it is interrupted"),
        notes: .localized(
            """
            A shelf asks with the token of its account, which “touchstone books token” makes. \
            A request has at most 4 MB, an account 200,000 books.
            """),
        options: [.init([port, address, BookOptions.database])],
        examples: ["touchstone books serve --port 8642"]
    ) { arguments, console in
        try arguments.requireOperands(0...0)
        let service = BookService(database: try BookOptions.open(arguments, console))
        let host = arguments[address] ?? "127.0.0.1"
        let server = try service.start(
            address: host, port: UInt16(arguments[port] ?? 8642))
        console.say(
            String(
                localized: "Serving shelves on http://\(host):\(server.port). Ctrl-C ends it.",
                in: arguments.language))
        while true { try await Task.sleep(nanoseconds: 3_600_000_000_000) }
    }
}
