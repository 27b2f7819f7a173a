import Foundation
import Synchronization

/// The typed observers of one notification center, in the order in which they came.
///
/// The center itself tells its observers in no particular order. So the registry is a single observer of everything
/// that is posted, and tells the others.
final class NotificationRegistry: Sendable {
    private struct Observer: Sendable {
        let id: Int

        /// The only name that is wanted, or `nil` for any.
        let name: Notification.Name?

        /// The only poster that is wanted, or `nil` for any.
        let poster: Poster?

        let tell: @Sendable (Notification) -> Void

        func wants(_ notification: Notification) -> Bool {
            if let name, name != notification.name { return false }
            guard let poster else { return true }
            guard let wanted = poster.object, let object = notification.object else { return false }
            return wanted === object as AnyObject
        }
    }

    /// An object that is compared and never used otherwise, which is why it may be held on any thread.
    private struct Poster: @unchecked Sendable {
        weak let object: AnyObject?
    }

    private struct State {
        var observers: [Observer] = []
        var lastID = 0
    }

    private let state = Mutex(State())

    private init(of center: NotificationCenter) {
        _ = center.addObserver(forName: nil, object: nil, queue: nil) { [self] in tellAll($0) }
    }

    /// - Returns: What ends the observation.
    func add(
        name: Notification.Name?, object: AnyObject?,
        _ tell: @escaping @Sendable (Notification) -> Void
    ) -> NotificationObservation {
        let poster = object.map { Poster(object: $0) }
        let id = state.withLock { state in
            state.lastID += 1
            state.observers.append(
                Observer(id: state.lastID, name: name, poster: poster, tell: tell))
            return state.lastID
        }
        return NotificationObservation { [self] in
            state.withLock { state in state.observers.removeAll { $0.id == id } }
        }
    }

    private func tellAll(_ notification: Notification) {
        for observer in state.withLock({ $0.observers })
        where observer.wants(notification) && isStillThere(observer) {
            observer.tell(notification)
        }
    }

    private func isStillThere(_ observer: Observer) -> Bool {
        state.withLock { $0.observers.contains { $0.id == observer.id } }
    }

    // MARK: Finding the registry

    /// A registry with its center, which may go meanwhile.
    private struct Entry {
        weak let center: NotificationCenter?
        let registry: NotificationRegistry
    }

    private static let entries = Mutex<[Entry]>([])

    /// The registry of `center`, made when it is first asked for.
    static func of(_ center: NotificationCenter) -> NotificationRegistry {
        entries.withLock { entries in
            entries.removeAll { $0.center == nil }
            if let entry = entries.first(where: { $0.center === center }) { return entry.registry }
            let registry = NotificationRegistry(of: center)
            entries.append(Entry(center: center, registry: registry))
            return registry
        }
    }
}
