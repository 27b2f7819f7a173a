public import PlanBoardCore
import PostgreSQL

/// A reason why boards cannot be exchanged with a server. Nothing is lost: what was not sent stays
/// in the file, and is sent the next time.
public enum BoardSyncError: Error, Hashable, Sendable {
    /// The server cannot be reached, or went away.
    case unreachable(server: String, String)

    /// The server does not permit it.
    case refused(server: String, String)

    /// The server's tables were made by a newer version.
    case tooNew(server: String, format: Int)

    /// The user is in no team of the server.
    case noTeam(server: String, user: String)

    /// The user is in several teams, one of which has to be named.
    case whichTeam([String])

    /// The user is not in the team that was named.
    case otherTeam(String, own: [String])

    case failed(server: String, String)

    /// The file of boards cannot be read or written.
    case store(BoardStoreError)

    /// An attachment's file cannot be read or written.
    case attachment(name: String, String)

    init(_ failure: PostgresFailure, server: String) {
        self =
            switch failure.code {
            case nil, "57P01", "57P02", "57P03", "57P05", "53300", "3D000":
                .unreachable(server: server, failure.message)
            case "42501", "28000", "28P01": .refused(server: server, failure.message)
            default: .failed(server: server, failure.message)
            }
    }
}

extension BoardSyncError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreachable(let server, let message):
            "\(server) cannot be reached (\(message)). Your changes are kept, and sent next time."
        case .refused(let server, let message):
            "\(server) does not permit it (\(message)). Ask its owner, or name another user."
        case .tooNew(let server, let format):
            "\(server) has boards of format \(format), and this program knows up to "
                + "\(TeamSchema.format). Update the program."
        case .noTeam(let server, let user):
            """
            “\(user)” is in no team on \(server). “--found NAME” makes one; to join one, have a \
            member run “SELECT board_invite('team', '\(user)')” there.
            """
        case .whichTeam(let teams):
            "You are in several teams. Name one by “--team”: \(teams.joined(separator: ", "))."
        case .otherTeam(let team, let own):
            "You are not in the team “\(team)”"
                + (own.isEmpty ? "." : ", but in: \(own.joined(separator: ", ")).")
        case .failed(let server, let message): "\(server) reports: \(message)."
        case .store(let error): "\(error)"
        case .attachment(let name, let message):
            "The attachment “\(name)” cannot be exchanged: \(message)."
        }
    }
}
