import PlanBoardCore
import PlanBoardSync
import UIKit

/// What others do with the file of boards while it is open: the team that it is exchanged with, and
/// other programs, which may add cards or found the team.
final class BoardExchange {
    private let store: BoardStore
    private var watch: BoardFileWatch?
    private var sync: LiveSync?
    private var changes: AsyncStream<Void>.Continuation?
    private var states: AsyncStream<LiveSync.State>.Continuation?

    /// The address and the name of the team.
    private var team: (address: String, team: String)?

    /// How the exchange with the team goes; `nil` without one.
    private(set) var state: LiveSync.State?

    /// The last reason why the team's server could not be used, until it can be.
    private(set) var failure: BoardSyncError?

    /// The number of changes that the server does not have yet.
    private(set) var waitingCount = 0

    /// Called when others have changed the file.
    var storeDidChange: () -> Void = {}

    /// Called when the state, the failure or the number of waiting changes may be another.
    var stateDidChange: () -> Void = {}

    init(_ store: BoardStore) { self.store = store }

    deinit {
        sync?.end()
        changes?.finish()
        states?.finish()
    }

    /// Starts to watch the file, and to exchange it with its team if it has one.
    func start() throws(BoardStoreError) {
        guard !store.isTemporary else { return }
        let changes = Self.newest { [weak self] in self?.fileDidChange() }
        self.changes = changes
        // Without it, changes show when the window becomes active.
        watch = BoardFileWatch(store) { changes.yield() }
        try followTeam()
    }

    func end() {
        watch = nil
        sync?.end()
        changes?.finish()
        states?.finish()
    }

    /// Tries now to reach the server.
    func retry() { sync?.retry() }

    /// Sends what was changed here.
    func boardDidChange() {
        sync?.wake()
        count()
        stateDidChange()
    }

    // MARK: Others

    /// Calls `body` with values from other threads. One that waits is replaced by the next, so that
    /// a busy main thread is not left with a queue of them.
    private static func newest<Value: Sendable>(
        _ body: @escaping (Value) -> Void
    ) -> AsyncStream<Value>.Continuation {
        let (values, continuation) = AsyncStream<Value>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        Task { for await value in values { body(value) } }
        return continuation
    }

    private func fileDidChange() {
        do { try followTeam() } catch {
            // What is wrong with the file shows when the boards are read.
        }
        count()
        if waitingCount > 0 { sync?.wake() }
        storeDidChange()
        stateDidChange()
    }

    /// Exchanges edits with the team that the file names.
    private func followTeam() throws(BoardStoreError) {
        guard let named = try store.peers().last,
            team.map({ $0 != named }) ?? true
        else { return }
        sync?.end()
        self.states?.finish()
        team = named
        let states = Self.newest { [weak self] in self?.syncDidReport($0) }
        self.states = states
        sync = LiveSync(path: store.path, address: named.address, team: named.team) {
            states.yield($0)
        }
    }

    func syncDidReport(_ state: LiveSync.State) {
        self.state = state
        switch state {
        case .connecting: break
        case .failing(let error): failure = error
        case .upToDate:
            failure = nil
            storeDidChange()
        }
        count()
        stateDidChange()
    }

    private func count() {
        // In a file that cannot be read, as many wait as before.
        waitingCount = (try? store.waitingCount()) ?? waitingCount
    }
}
