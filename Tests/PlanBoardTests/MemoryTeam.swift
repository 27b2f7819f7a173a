import Foundation
import PlanBoardCore
import PlanBoardSync

/// A team in memory, whose connection can break.
nonisolated final class MemoryTeam: BoardPeer {
    let id: String

    init(_ id: String = "memory/team") { self.id = id }

    private(set) var edits: [SentEdit] = []
    private(set) var attachments: [String: Data] = [:]

    /// The number of calls until the connection breaks; `nil` for one that holds.
    var callsUntilBreak: Int?

    /// `true` if the last call before the break is carried out, and only its answer is lost.
    var breaksLate = false

    private func call(_ body: () -> Void) throws(BoardSyncError) {
        if let calls = callsUntilBreak {
            callsUntilBreak = max(calls - 1, 0)
            if calls == 0 {
                if breaksLate { body() }
                throw .unreachable(server: "memory", "it broke")
            }
        }
        body()
    }

    func send(_ edits: [SentEdit]) throws(BoardSyncError) {
        try call {
            let known = Set(self.edits.map(\.id))
            self.edits += edits.filter { !known.contains($0.id) }
        }
    }

    func edits(
        after number: Int64, limit: Int
    ) throws(BoardSyncError) -> (edits: [SentEdit], last: Int64) {
        try call {}
        let found = Array(edits.dropFirst(Int(number)).prefix(limit))
        return (found, number + Int64(found.count))
    }

    func missingAttachments(_ hashes: [String]) throws(BoardSyncError) -> [String] {
        try call {}
        return hashes.filter { attachments[$0] == nil }
    }

    func sendAttachment(_ hash: String, _ data: Data) throws(BoardSyncError) {
        try call { attachments[hash] = data }
    }

    func attachment(_ hash: String) throws(BoardSyncError) -> Data? {
        try call {}
        return attachments[hash]
    }
}
