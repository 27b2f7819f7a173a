import Foundation
import FoundationGaps
package import Platform

extension UIApplication {
    // MARK: The queue

    /// Queues user input and sends all queued events.
    package func receive(_ input: InputEvent, in window: UIWindow) {
        makeCurrent()
        keepScenesSoon()
        queue.append(.input(input, window))
        sendQueuedEvents()
    }

    /// Appends an event of the program to the queue and sends all queued events.
    package func postEvent(_ event: UIEvent) {
        makeCurrent()
        queue.append(.event(event))
        sendQueuedEvents()
    }

    /// Sends events, oldest first. Events that arrive while one is being handled are queued.
    private func sendQueuedEvents() {
        guard !isSendingEvents else { return }
        isSendingEvents = true
        defer { isSendingEvents = false }
        while let next = queue.removeFirst() {
            closeUndoGroups()
            switch next {
            case .event(let event): sendEvent(event)
            case .input(let input, let window):
                if !inputObservers.contains(where: { $0(input, window) }) {
                    route(input, from: window)
                }
            }
            closeUndoGroups()
        }
    }

    func send(_ input: InputEvent, to window: UIWindow) {
        guard window.stage != nil || input.isInterruption, !ignores(input, in: window) else {
            return
        }
        switch input {
        case .pointer(let pointer):
            if let ending = touches.missingEnding(before: pointer, in: window) {
                send(ending, to: window)
            }
            send(pointer, to: window)
        case .scroll(let scroll):
            sendEvent(UIScrollEvent(scroll, window: window))
        case .key(let key):
            send(key, to: window)
        case .text(let text):
            send(text, to: window)
        }
    }

    private func send(_ pointer: PointerInput, to window: UIWindow) {
        guard let event = touches.event(for: pointer, in: window) else { return }
        sendEvent(event)
        touches.finish(pointer, in: window)
    }

    // MARK: Sending

    func dispatch(_ event: UIEvent) {
        switch event.type {
        case .touches, .hover, .scroll, .transform:
            let targets = (event as? any WindowedEvent)?.windows ?? []
            for window in targets { window.sendEvent(event) }
        case .presses:
            keyWindow?.sendEvent(event)
        case .motion:
            let responder = keyResponder ?? self
            responder.motionBegan(event.subtype, with: event)
            responder.motionEnded(event.subtype, with: event)
        case .remoteControl:
            (keyResponder ?? self).remoteControlReceived(with: event)
        }
    }

    /// The first responder for keys and motions.
    var keyResponder: UIResponder? { keyWindow?.keyResponder }

    func perform(
        _ action: Selector, on target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        if let target {
            return action.perform(on: target as AnyObject, sender: sender, event: event)
        }
        let start = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyResponder ?? self
        guard
            let found = start.target(forAction: action, withSender: sender)
        else { return false }
        return action.perform(on: found as AnyObject, sender: sender, event: event)
    }

    /// Counts an event that reached the end of the chain without a handler.
    func eventWasDiscarded() { discardedEventCount += 1 }

    /// Closes the open undo groups, so that each event is one undo step, separate from earlier
    /// changes.
    func closeUndoGroups() { UndoManager.closeEventGroups() }

    /// Schedules the closing of undo groups opened by a timer or a task, unless an event closes
    /// them earlier.
    func scheduleUndoGroupClosing() {
        guard !isSendingEvents else { return }
        schedule(after: 0) { [weak self] in self?.closeUndoGroups() }
    }
}

extension InputEvent {
    /// `true` if the input ends a touch without a lift, which is delivered even to a window off
    /// screen.
    fileprivate var isInterruption: Bool {
        guard case .pointer(let pointer) = self else { return false }
        return pointer.phase == .cancelled || pointer.phase == .left
    }
}

extension UIWindow {
    /// An open menu; else the first responder; without one, the view that has the focus; else the
    /// front-most controller.
    package final var keyResponder: UIResponder {
        keyCatcher ?? firstResponder ?? storedFocusSystem?.focusedView ?? frontController ?? self
    }

    /// The first responder for the Escape key: a modal view covers the others.
    var escapeResponder: UIResponder {
        let start = keyResponder
        let modal = storedSubviews.last {
            $0.accessibilityViewIsModal && !$0.isHidden && $0.isUserInteractionEnabled
        }
        guard let modal, !start.chain.contains(where: { $0 === modal }) else { return start }
        let controller = modal.focusController
        if let controller, start.chain.contains(where: { $0 === controller }) { return start }
        return controller ?? modal
    }

    /// The front-most controller.
    var frontController: UIViewController? {
        guard var controller = rootViewController else { return nil }
        while let next = controller.presentedViewController ?? controller.childForKeys {
            controller = next
        }
        return controller
    }
}

/// An event for certain windows.
protocol WindowedEvent: UIEvent {
    var windows: [UIWindow] { get }
}
