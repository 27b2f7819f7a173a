import CommandLineKit
import PlanBoardCore
import PlanBoardSync

/// `touchstone board sync`
enum SyncCommand {
    private static let team = CommandOption.text(
        "--team", "NAME", wanted: Wording("a team's name", "团队的名称"),
        help: Wording(
            "The team; by default the only one that you are in.", "团队；默认为您所在的唯一团队。"))
    private static let found = CommandOption.text(
        "--found", "NAME", wanted: Wording("a name for the team", "团队的名称"),
        help: Wording("Makes a team with you as its first member.", "创建团队，您是第一名成员。"))
    private static let invite = CommandOption.text(
        "--invite", "USER", wanted: Wording("a user of the database", "数据库的用户"), repeats: true,
        help: Wording(
            "Takes another user into the team; may be given again.", "把另一位用户加入团队；可以给出多个。"))

    static let command = Command(
        "sync", Wording("exchanges changes with a team, on PostgreSQL", "通过 PostgreSQL 与团队交换更改"),
        usage: ["<address>": ""],
        notes: Wording(
            """
            All boards of the file are shared with the team. Changes of the same property are \
            decided by their time, a deletion wins over changes, and nothing is lost when the \
            connection breaks. The app goes on exchanging changes while it is open.
            """,
            """
            文件中的所有计划板都与团队共享。对同一项内容的更改以时间较晚的为准，删除优先于更改，\
            连接中断时不会丢失任何内容。应用开着时会继续交换更改。
            """),
        options: [.init([team, found, invite, BoardOptions.board])],
        examples: [
            "touchstone board sync postgresql://ana@example.org/boards --found garden",
            "touchstone board sync postgresql:///boards --team garden --invite ben",
        ]
    ) { arguments, console in
        try arguments.requireOperands(
            1...1, wanted: Wording("an address", "地址"),
            example: "postgresql://ana@example.org/boards")
        let address = arguments.operands[0]
        // A file that is new takes the team's boards, and brings none of its own.
        let store = try BoardOptions.store(arguments, console)
        var name = arguments[team]
        if arguments[found] != nil || !arguments.all(invite).isEmpty {
            let server = try TeamServer(address)
            if let founded = arguments[found] {
                try server.found(founded)
                name = founded
            }
            let team = try name ?? server.onlyTeam()
            for user in arguments.all(invite) { try server.invite(user, into: team) }
        }
        let summary = try BoardSync.run(store, address: address, team: name)
        let text = Wording(
            "Sent \(edits(summary.sent)), received \(edits(summary.received)).",
            "发送了 \(summary.sent) 处更改，收到了 \(summary.received) 处。")
        return CommandResponse(output: text.text(in: arguments.language) + "\n")
    }

    private static func edits(_ count: Int) -> String { count == 1 ? "1 edit" : "\(count) edits" }
}
