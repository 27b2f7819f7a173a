import BookshelfSync
import CommandLineKit
import Foundation
import HTTPServing

/// The options that the commands share.
enum BookOptions {
    static let database = CommandOption.file(
        "--database", letter: "-d",
        help: Wording(
            "The server's database; by default “touchstone/books.db” in your folder for data.",
            "服务器的数据库；默认是数据文件夹中的 touchstone/books.db。"))

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
        let folder =
            environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
        return folder + "/touchstone/books.db"
    }
}

/// `touchstone books token`
enum TokenCommand {
    static let command = Command(
        "token", Wording("makes a token for an account", "为账户生成令牌"), usage: ["<name>": ""],
        notes: Wording(
            "An account that exists keeps its books; its old token stops working.",
            "已有账户的书保持不变，旧令牌失效。"),
        options: [.init([BookOptions.database])], examples: ["touchstone books token anna"]
    ) { arguments, console in
        try arguments.requireOperands(1...1, wanted: Wording("a name", "名字"), example: "anna")
        let token = try BookOptions.open(arguments, console).makeToken(for: arguments.operands[0])
        return CommandResponse(output: token + "\n")
    }
}

/// `touchstone books serve`
enum ServeCommand {
    static let port = CommandOption.whole(
        "--port", letter: "-p", in: 0...65535,
        help: Wording("The port; 8642 by default, 0 for any free one.", "端口；默认 8642，0 表示任意空闲端口。"))

    static let address = CommandOption.text(
        "--address", letter: "-a", "ADDRESS", wanted: Wording("an IPv4 address", "IPv4 地址"),
        help: Wording(
            "The address to listen on; by default 127.0.0.1, which only this machine reaches.",
            "监听的地址；默认 127.0.0.1，只有本机可以访问。"))

    static let command = Command(
        "serve",
        Wording("serves the shelves of a database until it is interrupted", "提供数据库中的书架，直到被中断"),
        notes: Wording(
            """
            A shelf asks with the token of its account, which “touchstone books token” makes. \
            A request has at most 4 MB, an account 200,000 books.
            """,
            "书架用账户的令牌访问，令牌由“touchstone books token”生成。每个请求最多 4 MB，每个账户最多 200,000 本书。"),
        options: [.init([port, address, BookOptions.database])],
        examples: ["touchstone books serve --port 8642"]
    ) { arguments, console in
        try arguments.requireOperands(0...0)
        let service = BookService(database: try BookOptions.open(arguments, console))
        let host = arguments[address] ?? "127.0.0.1"
        let server = try service.start(
            address: host, port: UInt16(arguments[port] ?? 8642))
        console.say(
            Wording(
                "Serving shelves on http://\(host):\(server.port). Ctrl-C ends it.",
                "正在 http://\(host):\(server.port) 提供书架，按 Ctrl-C 结束。"
            ).text(in: arguments.language))
        while true { try await Task.sleep(nanoseconds: 3_600_000_000_000) }
    }
}
