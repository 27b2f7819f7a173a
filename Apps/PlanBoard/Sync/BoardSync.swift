package import PlanBoardCore

/// Exchanges the edits of a file with those of a team.
///
/// What was sent is noted after the server has it, what was received together with the edits. So a
/// connection that breaks at any point loses nothing: at most, edits are sent again, which the
/// server knows by their identities.
public struct BoardSync {
    private static let batch = 1000

    private let store: BoardStore
    private let peer: any BoardPeer

    package init(_ store: BoardStore, with peer: any BoardPeer) {
        self.store = store
        self.peer = peer
    }

    /// What an exchange has done.
    public struct Summary: Hashable, Sendable {
        /// The number of edits that the server did not have.
        public var sent = 0

        /// The number of edits that the file did not have.
        public var received = 0

        public init(sent: Int = 0, received: Int = 0) {
            self.sent = sent
            self.received = received
        }
    }

    /// Sends what the server lacks, then receives what the file lacks.
    public func run() throws(BoardSyncError) -> Summary {
        do {
            let sent = try send()
            return Summary(sent: sent, received: try receive())
        } catch let error as BoardSyncError {
            throw error
        } catch let error as BoardStoreError {
            throw .store(error)
        } catch {
            throw .attachment(name: "", "\(error)")
        }
    }

    private func send() throws -> Int {
        var count = 0
        var number = try store.exchangeState(with: peer.id).sent
        while true {
            let (edits, last) = try store.unsentEdits(
                for: peer.id, after: number, limit: Self.batch)
            guard !edits.isEmpty else { return count }
            // Whoever receives an edit finds its attachments.
            try sendAttachments(of: edits)
            try peer.send(edits)
            try store.markSent(last, to: peer.id)
            number = last
            count += edits.count
            // Fewer than a batch are the last ones, without another question.
            guard edits.count == Self.batch else { return count }
        }
    }

    private func receive() throws -> Int {
        var count = 0
        var number = try store.exchangeState(with: peer.id).received
        while true {
            let (edits, last) = try peer.edits(after: number, limit: Self.batch)
            guard !edits.isEmpty else { return count }
            try fetchAttachments(of: edits)
            count += try store.receive(edits, upTo: last, from: peer.id).count
            number = last
            guard edits.count == Self.batch else { return count }
        }
    }

    // MARK: Attachments

    private func sendAttachments(of edits: [SentEdit]) throws {
        let added = edits.flatMap(\.addedAttachments)
        guard !added.isEmpty else { return }
        let folder = AttachmentFolder(store)
        let missing = try peer.missingAttachments(Array(Set(added.map(\.hash))))
        for attachment in added where missing.contains(attachment.hash) {
            // A file that was lost here is no reason to keep the edits back.
            guard folder.contains(attachment.hash) else { continue }
            try Self.naming(attachment) {
                try peer.sendAttachment(attachment.hash, folder.data(attachment.hash))
            }
        }
    }

    private func fetchAttachments(of edits: [SentEdit]) throws {
        let folder = AttachmentFolder(store)
        for attachment in edits.flatMap(\.addedAttachments)
        where !folder.contains(attachment.hash) {
            guard let data = try peer.attachment(attachment.hash) else { continue }
            try Self.naming(attachment) { _ = try folder.add(data) }
        }
    }

    private static func naming(_ attachment: Attachment, _ body: () throws -> Void) throws {
        do { try body() } catch let error as BoardSyncError {
            throw error
        } catch {
            throw BoardSyncError.attachment(name: attachment.name, "\(error)")
        }
    }
}
