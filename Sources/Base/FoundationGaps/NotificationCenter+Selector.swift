import AssociatedValues
public import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls a method of `observer` for each notification, until the observer is removed or
    /// deallocated.
    ///
    /// The method has no parameter or takes the `Notification`. It is called on the main actor: at
    /// once where that is where the notification is posted, soon after otherwise.
    ///
    /// - Parameters:
    ///   - observer: The object, which is not retained.
    ///   - aSelector: The method.
    ///   - aName: The name of the notifications, or `nil` for every name.
    ///   - anObject: The poster of the notifications, or `nil` for all posters.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
        object anObject: Any?
    ) {
        let observer = observer as AnyObject
        let link = ObserverLink(observer)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            if let observer = link.observer { aSelector.call(observer, with: notification) }
        }
        AssociatedValues.of(observer)
            .value(for: .selectorObservations) { SelectorObservations() }
            .add(SelectorObservation(center: self, name: aName, object: anObject, token: token))
    }

    /// Ends all observations of an object, or the one of a token.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Ends the observations of an object, or the one of a token.
    ///
    /// - Parameters:
    ///   - observer: The object.
    ///   - aName: The name of the notifications, or `nil` for every name.
    ///   - anObject: The poster, or `nil` for all.
    public func removeObserver(
        _ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?
    ) {
        AssociatedValues.existing(for: observer)?[.selectorObservations]?
            .remove { $0.matches(self, aName, anObject) }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// A weak reference to an observer.
private final class ObserverLink: @unchecked Sendable {
    // Sendable: set once, and weak references are read atomically.
    private(set) weak var observer: AnyObject?

    init(_ observer: AnyObject) { self.observer = observer }
}

/// One call of `addObserver` with a selector.
private struct SelectorObservation: @unchecked Sendable {
    // Sendable: constants, of which `object` and `token` are only compared and passed on.
    let center: NotificationCenter
    let name: Notification.Name?
    let object: Any?
    let token: any NSObjectProtocol

    func matches(
        _ center: NotificationCenter, _ name: Notification.Name?, _ object: Any?
    ) -> Bool {
        self.center === center && (name == nil || name == self.name)
            && (object == nil || object as AnyObject === self.object as AnyObject)
    }

    func end() { center.removeObserver(token as Any) }
}

/// The observations of one object, which end with it.
private final class SelectorObservations: Sendable {
    private let observations = Mutex<[SelectorObservation]>([])

    deinit { remove { _ in true } }

    func add(_ observation: SelectorObservation) {
        observations.withLock { $0.append(observation) }
    }

    func remove(where matches: (SelectorObservation) -> Bool) {
        let ending = observations.withLock { observations in
            let ending = observations.filter(matches)
            observations.removeAll(where: matches)
            return ending
        }
        for observation in ending { observation.end() }
    }
}

extension AssociatedKey where Value == SelectorObservations {
    fileprivate static let selectorObservations = AssociatedKey("selector observations")
}
