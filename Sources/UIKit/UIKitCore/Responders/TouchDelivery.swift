/// What the views have been told about a touch.
package nonisolated enum TouchDelivery: Hashable {
    /// Nothing yet: recognisers are looking at its beginning.
    case undecided

    /// All there is to tell.
    case open

    /// Nothing yet: a recogniser delays it.
    case delayed

    /// All but the end, which a recogniser delays.
    case endDelayed

    /// Nothing, and nothing will be: another touch has the view, or the window.
    case ignored

    /// That it was cancelled.
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
        case .hover, .scroll, .transform: deliverAbove(event)
        case .motion, .remoteControl: break
        }
    }

    /// 1. A touch that begins finds its view and the recognisers of that view and all above it. 2. Recognisers see the
    /// event. 3. Views see what recognisers left.
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
        touch.gestureRecognizers = hit?.recognizersUpward
        guard let hit else {
            touch.delivery = .ignored
            return
        }
        let others = event.active.filter { $0 !== touch && $0.window === self && $0.isWithView }
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

    /// A pointer above the window, or a wheel: only recognisers look at it.
    private func deliverAbove(_ event: UIEvent) {
        if let touch = (event as? UITouchesEvent)?.changed {
            let hit =
                touch.phase == .regionExited ? nil : hitTest(touch.windowLocation, with: event)
            touch.view = hit
            touch.gestureRecognizers = hit?.recognizersUpward
        }
        gestureEnvironment.receive(event, in: self)
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

// MARK: - What recognisers may ask for

extension UIWindow {
    /// Takes a touch away from its view: a gesture has it now. A view that knows of the touch is told that it was
    /// cancelled, once.
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

    /// Tells the view of a touch that was delayed: that it began, and, if it moved since, where it is now.
    ///
    /// - Parameter isMoving: Whether the touch's present move is about to be delivered anyway. It then comes from where
    ///   the touch began.
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

    /// Tells the view of a touch whose end was delayed that it ended.
    func deliverDelayedEnd(of touch: UITouch, with event: UIEvent?) {
        touch.delivery = .finished
        touch.view?.touchesEnded([touch], with: event)
    }
}

extension UITouch {
    /// Whether a view knows, or will know, of the touch.
    fileprivate var isWithView: Bool {
        switch delivery {
        case .undecided, .open, .delayed, .endDelayed: phase != .ended && phase != .cancelled
        case .ignored, .cancelled, .finished: false
        }
    }
}

extension UIView {
    /// The recognisers on this view and on all above it: inner ones first, and on one view those added last.
    package var recognizersUpward: [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view: UIView? = self
        while let current = view {
            if !current.recognizers.isEmpty { found += current.recognizers.reversed() }
            view = current.superview
        }
        return found
    }
}
