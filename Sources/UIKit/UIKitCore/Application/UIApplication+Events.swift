import Foundation
import FoundationGaps
package import Platform

extension UIApplication {
    // MARK: The queue

    /// Queues what a person did, and sends whatever waits.
    package func receive(_ input: InputEvent, in window: UIWindow) {
        makeCurrent()
        queue.append(.input(input, window))
        sendQueuedEvents()
    }

    /// Queues an event of the program's own behind those that wait.
    package func postEvent(_ event: UIEvent) {
        makeCurrent()
        queue.append(.event(event))
        sendQueuedEvents()
    }

    /// Sends events oldest first. Events that arrive while one is being handled wait for their turn.
    private func sendQueuedEvents() {
        guard !isSendingEvents else { return }
        isSendingEvents = true
        defer { isSendingEvents = false }
        while let next = queue.removeFirst() {
            closeUndoGroups()
            switch next {
            case .event(let event): sendEvent(event)
            case .input(let input, let window): send(input, to: window)
            }
            closeUndoGroups()
        }
    }

    private func send(_ input: InputEvent, to window: UIWindow) {
        guard window.stage != nil || input.isInterruption else { return }
        switch input {
        case .pointer(let pointer):
            if let ending = touches.lostEnding(before: pointer, in: window) {
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

    /// Who keys and motions go to first.
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

    /// An event left the end of the chain.
    func eventWasDiscarded() { discardedEventCount += 1 }

    /// Ends the undo groups that are open, so that one event is one step, and what came before it another.
    func closeUndoGroups() { UndoManager.closeEventGroups() }

    /// Ends the undo groups that a timer or a task opens, unless an event does it first.
    func closeUndoGroupsSoon() {
        guard !isSendingEvents else { return }
        schedule(after: 0) { [weak self] in self?.closeUndoGroups() }
    }
}

extension InputEvent {
    /// Whether this ends a pointer's touch without a lift; that is heard of even in a window off the screen.
    fileprivate var isInterruption: Bool {
        guard case .pointer(let pointer) = self else { return false }
        return pointer.phase == .cancelled || pointer.phase == .left
    }
}

extension UIWindow {
    /// The first responder; without one, the controller in front.
    var keyResponder: UIResponder {
        if let firstResponder { return firstResponder }
        guard var controller = rootViewController else { return self }
        while let presented = controller.presentedViewController { controller = presented }
        return controller
    }
}

/// An event that is for certain windows.
protocol WindowedEvent: UIEvent {
    var windows: [UIWindow] { get }
}
