import CommandLineKit
import PlanBoardCore
import PlanBoardSync

/// `touchstone board sync`
enum SyncCommand {
    private static let team = CommandOption.text(
        "--team", "NAME", wanted: "a team's name",
        help: "The team; by default the only one that you are in.")
    private static let found = CommandOption.text(
        "--found", "NAME", wanted: "a name for the team",
        help: "Makes a team with you as its first member.")
    private static let invite = CommandOption.text(
        "--invite", "USER", wanted: "a user of the database", repeats: true,
        help: "Takes another user into the team; may be given again.")

    static let command = Command(
        "sync", "exchanges changes with a team, on PostgreSQL", usage: ["<address>": ""],
        notes: """
            All boards of the file are shared with the team. Changes of the same property are \
            decided by their time, a deletion wins over changes, and nothing is lost when the \
            connection breaks. The app goes on exchanging changes while it is open.
            """,
        options: [.init([team, found, invite, BoardOptions.board])],
        examples: [
            "touchstone board sync postgresql://ana@example.org/boards --found garden",
            "touchstone board sync postgresql:///boards --team garden --invite ben",
        ]
    ) { arguments, console in
        try arguments.requireOperands(
            1...1, wanted: "an address", example: "postgresql://ana@example.org/boards")
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
        return CommandResponse(
            output: "Sent \(edits(summary.sent)), received \(edits(summary.received)).\n")
    }

    private static func edits(_ count: Int) -> String { count == 1 ? "1 edit" : "\(count) edits" }
}
