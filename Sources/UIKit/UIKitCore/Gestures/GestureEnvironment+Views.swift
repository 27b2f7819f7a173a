extension GestureEnvironment {
    /// Keeps from the view what a recogniser that has not decided wants kept: a touch's beginning, or its end.
    func holdBack(_ touch: UITouch) {
        switch (touch.phase, touch.delivery) {
        case (.began, .undecided):
            let isTaken = touch.gestureRecognizers?.contains {
                $0.currentState.isRecognized && $0.cancelsTouchesInView
            }
            if isTaken ?? false {
                touch.delivery = .cancelled
            } else if touch.hasUndecided(\.delaysTouchesBegan) {
                touch.delivery = .delayed
                heldTouches.append(touch)
            }
        case (.ended, .open) where touch.hasUndecided(\.delaysTouchesEnded):
            touch.delivery = .endDelayed
            heldTouches.append(touch)
        default: break
        }
    }

    /// Takes the touches of recognised gestures from their views, and hands on those that nobody delays any more.
    func settleViews() {
        guard let window else { return }
        while !touchesToCancel.isEmpty {
            let touches = touchesToCancel
            touchesToCancel = []
            for touch in touches { window.cancelInView(touch, with: event) }
        }
        guard !heldTouches.isEmpty else { return }
        let touches = heldTouches
        heldTouches = []
        for touch in touches {
            if touch.delivery == .delayed, !touch.hasUndecided(\.delaysTouchesBegan) {
                window.deliverDelayedBeginning(
                    of: touch, isMoving: touch === current && touch.phase == .moved, with: event)
                if touch.phase == .ended, touch.delivery == .open { touch.delivery = .endDelayed }
            }
            if touch.delivery == .endDelayed, !touch.hasUndecided(\.delaysTouchesEnded) {
                window.deliverDelayedEnd(of: touch, with: event)
            }
            if touch.delivery == .delayed || touch.delivery == .endDelayed {
                heldTouches.append(touch)
            }
        }
    }
}

extension UITouch {
    /// Whether a recogniser that watches the touch, has not decided, and says so by `property`, is there.
    fileprivate func hasUndecided(_ property: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        gestureRecognizers?.contains { $0.currentState == .possible && $0[keyPath: property] }
            ?? false
    }
}
