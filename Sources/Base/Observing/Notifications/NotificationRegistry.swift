import Foundation
import Synchronization

/// The typed observers of one notification center, in the order of their registration.
///
/// The center itself notifies its observers in no particular order. So the registry is a single
/// observer of all notifications, and forwards them.
final class NotificationRegistry: Sendable {
    private struct Observer: Sendable {
        let id: Int

        /// The name to observe, or `nil` for any.
        let name: Notification.Name?

        /// The poster to observe, or `nil` for any.
        let poster: Poster?

        let notify: @Sendable (Notification) -> Void

        func wants(_ notification: Notification) -> Bool {
            if let name, name != notification.name { return false }
            guard let poster else { return true }
            guard let wanted = poster.object, let object = notification.object else { return false }
            return wanted === object as AnyObject
        }
    }

    /// An object that is only compared by identity, and may therefore be stored on any thread.
    private struct Poster: @unchecked Sendable {
        weak let object: AnyObject?
    }

    private struct State {
        var observers: [Observer] = []
        var lastID = 0
    }

    private let state = Mutex(State())

    private init(of center: NotificationCenter) {
        _ = center.addObserver(forName: nil, object: nil, queue: nil) { [self] in notifyAll($0) }
    }

    /// Returns the observation.
    func add(
        name: Notification.Name?, object: AnyObject?,
        _ notify: @escaping @Sendable (Notification) -> Void
    ) -> NotificationObservation {
        let poster = object.map { Poster(object: $0) }
        let id = state.withLock { state in
            state.lastID += 1
            state.observers.append(
                Observer(id: state.lastID, name: name, poster: poster, notify: notify))
            return state.lastID
        }
        return NotificationObservation { [self] in
            state.withLock { state in state.observers.removeAll { $0.id == id } }
        }
    }

    private func notifyAll(_ notification: Notification) {
        for observer in state.withLock({ $0.observers })
        where observer.wants(notification) && isRegistered(observer) {
            observer.notify(notification)
        }
    }

    private func isRegistered(_ observer: Observer) -> Bool {
        state.withLock { $0.observers.contains { $0.id == observer.id } }
    }

    // MARK: Finding the registry

    /// A registry and its center, which is not retained.
    private struct Entry {
        weak let center: NotificationCenter?
        let registry: NotificationRegistry
    }

    private static let entries = Mutex<[Entry]>([])

    /// Returns the registry of `center`, creating it on first use.
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
