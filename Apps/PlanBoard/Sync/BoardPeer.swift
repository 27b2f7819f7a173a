package import Foundation
package import PlanBoardCore

/// The place where a team's edits are put together.
///
/// ``TeamServer`` is the one in use, in PostgreSQL. Tests have one in memory, which fails on
/// request.
package protocol BoardPeer {
    /// Identifies the server and the team.
    var id: String { get }

    /// Adds edits, all or none. Those that are there already change nothing.
    func send(_ edits: [SentEdit]) throws(BoardSyncError)

    /// The edits after a number, in the order in which they were added, and the number of the last.
    func edits(
        after number: Int64, limit: Int
    ) throws(BoardSyncError) -> (edits: [SentEdit], last: Int64)

    /// The hashes of those attachments that are not there.
    func missingAttachments(_ hashes: [String]) throws(BoardSyncError) -> [String]

    func sendAttachment(_ hash: String, _ data: Data) throws(BoardSyncError)

    /// The bytes of an attachment; `nil` if they are not there.
    func attachment(_ hash: String) throws(BoardSyncError) -> Data?
}
