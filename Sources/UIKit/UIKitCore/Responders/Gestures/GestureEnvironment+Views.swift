extension GestureEnvironment {
    /// Withholds the beginning or the end of a touch from the view, if an undecided recogniser
    /// delays it.
    func withhold(_ touch: UITouch) {
        switch (touch.phase, touch.delivery) {
        case (.began, .undecided):
            let isTaken = touch.gestureRecognizers?.contains {
                $0.currentState.isRecognized && $0.cancelsTouchesInView
            }
            if isTaken ?? false {
                touch.delivery = .cancelled
            } else if touch.hasUndecided(\.delaysTouchesBegan) {
                touch.delivery = .delayed
                delayedTouches.append(touch)
            }
        case (.ended, .open) where touch.hasUndecided(\.delaysTouchesEnded):
            touch.delivery = .endDelayed
            delayedTouches.append(touch)
        default: break
        }
    }

    /// Cancels the touches of recognised gestures in their views, and delivers those that are no
    /// longer delayed.
    func deliverToViews() {
        guard let window else { return }
        while !touchesToCancel.isEmpty {
            let touches = touchesToCancel
            touchesToCancel = []
            for touch in touches { window.cancelInView(touch, with: event) }
        }
        guard !delayedTouches.isEmpty else { return }
        let touches = delayedTouches
        delayedTouches = []
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
                delayedTouches.append(touch)
            }
        }
    }
}

extension UITouch {
    /// `true` if the touch is tracked by an undecided recogniser for which `property` is `true`.
    fileprivate func hasUndecided(_ property: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        gestureRecognizers?.contains { $0.currentState == .possible && $0[keyPath: property] }
            ?? false
    }
}
