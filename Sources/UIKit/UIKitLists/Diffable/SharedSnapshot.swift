import Foundation
import Synchronization

/// The snapshot of a data source as queues other than the main one see it: the one applied last,
/// which the main queue may not show yet.
///
/// Apple's data sources belong to the main actor, but may also be applied to on one other queue,
/// which code in Swift 5 mode does.
nonisolated final class SharedSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private struct State {
        var snapshot = Snapshot()

        /// The number of snapshots that the main queue does not show yet.
        var waiting = 0
    }

    private let state = Mutex(State())

    var value: Snapshot { state.withLock { $0.snapshot } }

    /// Records the snapshot that the main queue shows, unless another one waits for it.
    func show(_ snapshot: Snapshot) {
        state.withLock { if $0.waiting == 0 { $0.snapshot = snapshot } }
    }

    /// Records a snapshot, and calls `show` on the main queue, after those that wait.
    func forward(_ snapshot: Snapshot, _ show: @escaping @MainActor () -> Void) {
        state.withLock {
            $0.snapshot = snapshot
            $0.waiting += 1
        }
        DispatchQueue.main.async {
            self.state.withLock { $0.waiting -= 1 }
            show()
        }
    }
}
