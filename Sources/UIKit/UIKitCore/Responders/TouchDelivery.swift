/// What the views have been told about a touch.
package enum TouchDelivery: Hashable {
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
        touch.view = hit
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
        guard touch.delivery == .open, let view = touch.view else { return }
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
    /// Takes touches away from their views: a gesture has them now.
    ///
    /// Views that know of a touch are told that it was cancelled, once.
    package func cancelTouchesInViews(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let wasTold = touch.delivery == .open || touch.delivery == .endDelayed
            let isNew = touch.phase == .began && touch.delivery == .open
            guard touch.delivery != .ignored, touch.delivery != .cancelled else { continue }
            touch.delivery = .cancelled
            if wasTold && !isNew { touch.view?.touchesCancelled([touch], with: event) }
        }
    }

    /// Tells views of touches that were delayed: their beginning, and, for those that are over, their end.
    package func releaseDelayedTouches(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let delivery = touch.delivery
            guard delivery == .delayed || delivery == .endDelayed else { continue }
            touch.delivery = .open
            let phase = touch.phase
            if delivery == .delayed {
                touch.phase = .began
                touch.view?.touchesBegan([touch], with: event)
                touch.phase = phase
            }
            switch phase {
            case .ended: touch.view?.touchesEnded([touch], with: event)
            case .cancelled: touch.view?.touchesCancelled([touch], with: event)
            default: break
            }
        }
    }
}

extension UITouch {
    /// Whether a view knows, or will know, of the touch.
    fileprivate var isWithView: Bool {
        switch delivery {
        case .open, .delayed, .endDelayed: phase != .ended && phase != .cancelled
        case .ignored, .cancelled: false
        }
    }
}

extension UIView {
    /// The recognisers on this view and on all above it, inner ones first.
    package var recognizersUpward: [UIGestureRecognizer] {
        var found = recognizers
        var view = superview
        while let current = view {
            found += current.recognizers
            view = current.superview
        }
        return found
    }
}
