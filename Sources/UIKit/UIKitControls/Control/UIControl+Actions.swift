import Foundation
public import FoundationGaps
public import UIKitCore

// MARK: - Methods

extension UIControl {
    final func register(_ target: Any?, _ action: Selector, for events: Event) {
        removeExpiredTargets()
        let object = target.map { $0 as AnyObject }
        if let index = registrations.firstIndex(where: { $0.calls(action, on: object) }) {
            registrations[index].events.formUnion(events)
            return
        }
        let kept = object.map { ControlAction.Target.object(.init(object: $0)) }
        registrations.append(
            ControlAction(kind: .method(kept ?? .responderChain, action), events: events))
    }

    /// Adds a method without arguments to call when one of `events` occurs. See
    /// ``addTarget(_:action:for:)``.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        for events: Event, file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        addTarget(
            target, action: Selector(action, file: file, line: line, column: column), for: events)
    }

    /// Adds a method to call with the control when one of `events` occurs. See
    /// ``addTarget(_:action:for:)``.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        for events: Event, file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        addTarget(
            target, action: Selector(action, file: file, line: line, column: column), for: events)
    }

    /// Adds a method to call with the control and the event when one of `events` occurs. See
    /// ``addTarget(_:action:for:)``.
    public func addTarget<Target: AnyObject, Sender, Cause>(
        _ target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, Cause) -> Void,
        for events: Event, file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        addTarget(
            target, action: Selector(action, file: file, line: line, column: column), for: events)
    }

    final func unregister(_ target: Any?, _ action: Selector?, for events: Event) {
        let object = target.map { $0 as AnyObject }
        removeRegistrations(for: events) { registration in
            guard case .method(let own, let selector) = registration.kind else { return false }
            if let action, selector != action { return false }
            guard let object else { return true }
            if case .object(let weak) = own { return weak.object === object }
            return false
        }
    }

    /// The receivers of methods. `NSNull` represents the responder chain, and its
    /// `ObjectIdentifier` a target that is not hashable.
    public var allTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for registration in registrations {
            guard case .method(let target, _) = registration.kind else { continue }
            switch target {
            case .responderChain: targets.insert(NSNull())
            case .object(let weak):
                guard let object = weak.object else { continue }
                targets.insert(object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object)))
            }
        }
        return targets
    }

    /// The events for which actions are registered.
    public var allControlEvents: Event {
        registrations.reduce(into: []) { if !$1.isExpired { $0.formUnion($1.events) } }
    }

    /// Returns the names of the methods called on `target` for an event, or `nil` when there are
    /// none.
    public func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = registrations.compactMap { registration -> String? in
            guard case .method(_, let selector) = registration.kind,
                registration.calls(selector, on: object),
                !registration.events.isDisjoint(with: event)
            else { return nil }
            return selector.name
        }
        return names.isEmpty ? nil : names
    }
}

// MARK: - Closures

extension UIControl {
    /// Adds an action to perform when one of `events` occurs.
    ///
    /// It replaces an action with the same identifier for these events.
    public func addAction(_ action: UIAction, for events: Event) {
        removeExpiredTargets()
        if let index = registrations.firstIndex(where: { $0.performs(action) }) {
            registrations[index].events.formUnion(events)
            return
        }
        removeAction(identifiedBy: action.identifier, for: events)
        registrations.append(ControlAction(kind: .action(action), events: events))
    }

    /// Removes an action, identified by its identifier, for `events`.
    public func removeAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
    }

    /// Removes the action with an identifier for `events`.
    public func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        removeRegistrations(for: events) { registration in
            guard case .action(let action) = registration.kind else { return false }
            return action.identifier == identifier
        }
    }

    /// Enumerates the registered actions.
    ///
    /// - Parameter iterator: A closure that receives either an action or a target (`nil` for the
    ///   responder chain) with its method, the events, and a flag that stops the enumeration when
    ///   it is set.
    public func enumerateEventHandlers(
        _ iterator: (
            _ action: UIAction?, _ targetAction: (target: Any?, action: Selector)?, _ event: Event,
            _ stop: inout Bool
        ) -> Void
    ) {
        var stop = false
        for registration in registrations where !registration.isExpired {
            switch registration.kind {
            case .action(let action): iterator(action, nil, registration.events, &stop)
            case .method(.responderChain, let selector):
                iterator(nil, (nil, selector), registration.events, &stop)
            case .method(.object(let weak), let selector):
                iterator(nil, (weak.object, selector), registration.events, &stop)
            }
            if stop { return }
        }
    }
}

// MARK: - Sending

extension UIControl {
    func sendActions(for events: Event, with event: UIEvent?) {
        let matching = registrations.filter { !$0.events.isDisjoint(with: events) }
        guard !matching.isEmpty else { return }
        traitCollection.performAsCurrent {
            for registration in matching { perform(registration.kind, for: event) }
        }
    }

    private func perform(_ kind: ControlAction.Kind, for event: UIEvent?) {
        switch kind {
        case .action(let action): sendAction(action)
        case .method(.responderChain, let selector):
            sendAction(selector, to: nil, for: event)
        case .method(.object(let weak), let selector):
            if let target = weak.object { sendAction(selector, to: target, for: event) }
        }
    }

    private func removeExpiredTargets() {
        registrations.removeAll(where: \.isExpired)
    }

    private func removeRegistrations(
        for events: Event, where matches: (ControlAction) -> Bool
    ) {
        for index in registrations.indices where matches(registrations[index]) {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty || $0.isExpired }
    }
}

extension ControlAction {
    /// Returns `true` if it performs the same action.
    fileprivate func performs(_ action: UIAction) -> Bool {
        if case .action(action) = kind { return true }
        return false
    }
}
