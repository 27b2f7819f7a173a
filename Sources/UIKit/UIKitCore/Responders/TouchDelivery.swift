/// The part of a touch that views have received.
package nonisolated enum TouchDelivery: Hashable {
    /// Nothing yet: recognisers are processing its beginning.
    case undecided

    /// Everything so far.
    case open

    /// Nothing yet: a recogniser delays it.
    case delayed

    /// Everything but the end, which a recogniser delays.
    case endDelayed

    /// Nothing, permanently: another touch occupies the view, or the window.
    case ignored

    /// Its cancellation.
    case cancelled

    /// Everything, its end included.
    case finished
}

extension UIWindow {
    // MARK: Sending

    func deliver(_ event: UIEvent) {
        switch event.type {
        case .touches: deliverTouches(event)
        case .presses: deliverPresses(event)
        case .hover, .scroll, .transform: deliverHoverOrScroll(event)
        case .motion, .remoteControl: break
        }
    }

    /// Delivers a touch in three steps:
    ///
    /// 1. A touch that begins is assigned its view and the recognisers of that view and its
    ///    superviews.
    /// 2. Recognisers receive the event.
    /// 3. Views receive what recognisers have left.
    private func deliverTouches(_ event: UIEvent) {
        guard let event = event as? UITouchesEvent, let touch = event.changed, touch.window === self
        else { return }
        if touch.phase == .began { begin(touch, with: event) }
        gestureEnvironment.receive(event, in: self)
        deliverToView(touch, with: event)
    }

    private func begin(_ touch: UITouch, with event: UITouchesEvent) {
        let hit = hitTest(touch.windowLocation, with: event)
        event.begin(touch, in: hit)
        touch.gestureRecognizers = hit?.recognizersToRoot
        focusSystem.touchBegan(in: hit)
        guard let hit else {
            touch.delivery = .ignored
            return
        }
        let others = event.active.filter {
            $0 !== touch && $0.window === self && $0.isAssignedToView
        }
        let isRefused =
            (!hit.isMultipleTouchEnabled && others.contains { $0.view === hit })
            || (hit.isExclusiveTouch && others.contains { $0.view !== hit })
            || others.contains { $0.view !== hit && $0.view?.isExclusiveTouch == true }
        if isRefused { touch.delivery = .ignored }
    }

    private func deliverToView(_ touch: UITouch, with event: UIEvent) {
        if touch.delivery == .undecided { touch.delivery = .open }
        guard touch.delivery == .open, let view = touch.view else { return }
        if touch.phase == .ended || touch.phase == .cancelled { touch.delivery = .finished }
        switch touch.phase {
        case .began: view.touchesBegan([touch], with: event)
        case .moved: view.touchesMoved([touch], with: event)
        case .ended: view.touchesEnded([touch], with: event)
        case .cancelled: view.touchesCancelled([touch], with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }

    /// Delivers a hovering pointer or a scroll, which only recognisers receive.
    private func deliverHoverOrScroll(_ event: UIEvent) {
        if let touch = (event as? UITouchesEvent)?.changed {
            let hit =
                touch.phase == .regionExited ? nil : hitTest(touch.windowLocation, with: event)
            touch.view = hit
            touch.gestureRecognizers = hit?.recognizersToRoot
        }
        gestureEnvironment.receive(event, in: self)
        if event.type == .hover, let touch = (event as? UITouchesEvent)?.changed, let stage {
            stage.pointer.update(
                over: touch.view, at: touch.windowLocation, modifiers: event.modifierFlags,
                in: stage.hostWindow)
        }
    }

    private func deliverPresses(_ event: UIEvent) {
        guard let event = event as? UIPressesEvent else { return }
        for press in event.allPresses where press.phase != .stationary {
            if press.phase == .began { press.responder = keyResponder }
            guard let responder = press.responder else { continue }
            switch press.phase {
            case .began: responder.pressesBegan([press], with: event)
            case .changed: responder.pressesChanged([press], with: event)
            case .ended: responder.pressesEnded([press], with: event)
            case .cancelled: responder.pressesCancelled([press], with: event)
            case .stationary: break
            }
        }
    }
}

// MARK: - Effects of recognisers

extension UIWindow {
    /// Cancels a touch in its view, because a gesture has taken it. A view that received the touch
    /// is notified once.
    func cancelInView(_ touch: UITouch, with event: UIEvent?) {
        switch touch.delivery {
        case .undecided, .delayed:
            touch.delivery = .cancelled
        case .ignored, .cancelled, .finished: break
        case .open, .endDelayed:
            touch.delivery = .cancelled
            let phase = touch.phase
            touch.phase = .cancelled
            touch.view?.touchesCancelled([touch], with: event)
            touch.phase = phase
        }
    }

    /// Delivers a delayed touch to its view: its beginning and, if it has moved since, its current
    /// location.
    ///
    /// - Parameter isMoving: `true` if the touch's current move is about to be delivered anyway. It
    ///   then starts from the initial location.
    func deliverDelayedBeginning(of touch: UITouch, isMoving: Bool, with event: UIEvent?) {
        touch.delivery = .open
        let (phase, place, previous) = (
            touch.phase, touch.windowLocation, touch.previousWindowLocation
        )
        let start = touch.initialWindowLocation
        touch.phase = .began
        touch.windowLocation = start
        touch.previousWindowLocation = start
        touch.view?.touchesBegan([touch], with: event)
        touch.windowLocation = place
        if !isMoving, place != start, touch.delivery == .open {
            touch.phase = .moved
            touch.view?.touchesMoved([touch], with: event)
        }
        touch.phase = phase
        if !isMoving { touch.previousWindowLocation = previous }
    }

    /// Delivers the delayed end of a touch to its view.
    func deliverDelayedEnd(of touch: UITouch, with event: UIEvent?) {
        touch.delivery = .finished
        touch.view?.touchesEnded([touch], with: event)
    }
}

extension UITouch {
    /// `true` if a view has received the touch, or will.
    fileprivate var isAssignedToView: Bool {
        switch delivery {
        case .undecided, .open, .delayed, .endDelayed: phase != .ended && phase != .cancelled
        case .ignored, .cancelled, .finished: false
        }
    }
}

extension UIView {
    /// The recognisers of this view and its superviews: inner ones first, and in one view those
    /// added last.
    package var recognizersToRoot: [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view: UIView? = self
        while let current = view {
            if !current.recognizers.isEmpty { found += current.recognizers.reversed() }
            view = current.superview
        }
        return found
    }
}
