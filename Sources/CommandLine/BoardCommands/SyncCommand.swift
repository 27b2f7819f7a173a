import CommandLineKit
import PlanBoardCore
import PlanBoardSync

/// `touchstone board sync`
enum SyncCommand {
    private static let team = CommandOption.text(
        "--team", "NAME", wanted: .localized("a team's name"),
        help: .localized("The team; by default the only one that you are in."))
    private static let found = CommandOption.text(
        "--found", "NAME", wanted: .localized("a name for the team"),
        help: .localized("Makes a team with you as its first member."))
    private static let invite = CommandOption.text(
        "--invite", "USER", wanted: .localized("a user of the database"), repeats: true,
        help: .localized("Takes another user into the team; may be given again."))

    static let command = Command(
        "sync", .localized("exchanges changes with a team, on PostgreSQL"),
        usage: ["<address>": ""],
        notes: .localized(
            """
            All boards of the file are shared with the team. Changes of the same property are \
            decided by their time, a deletion wins over changes, and nothing is lost when the \
            connection breaks. The app goes on exchanging changes while it is open.
            """),
        options: [.init([team, found, invite, BoardOptions.board])],
        examples: [
            "touchstone board sync postgresql://ana@example.org/boards --found garden",
            "touchstone board sync postgresql:///boards --team garden --invite ben",
        ]
    ) { arguments, console in
        try arguments.requireOperands(
            1...1, wanted: .localized("an address"),
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
        let text: LocalizedText = .localized(
            "Sent \(summary.sent) edits, received \(summary.received) edits.")
        return CommandResponse(output: text.text(in: arguments.language) + "\n")
    }
}
