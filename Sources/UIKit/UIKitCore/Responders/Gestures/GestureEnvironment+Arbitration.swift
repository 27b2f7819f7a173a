extension UIGestureRecognizer {
    /// Requests a transition to another state.
    final func request(_ new: State) {
        guard let environment else { return transitionWithoutTouches(to: new) }
        environment.perform { environment.request(new, for: self) }
    }

    /// Changes the state of a recogniser without touches, with which no other one competes.
    private final func transitionWithoutTouches(to new: State) {
        switch (currentState, new) {
        case (.possible, .began), (.possible, .ended), (.began, .changed), (.changed, .changed),
            (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
            currentState = new
            sendActions()
        case (.possible, .failed):
            currentState = new
        default: break
        }
    }
}

extension GestureEnvironment {
    // MARK: Transitions

    /// Performs, delays or denies a requested transition. Transitions that are invalid for a
    /// gesture are ignored.
    func request(_ new: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
        switch (recognizer.currentState, new) {
        case (.possible, .began):
            if recognizer.pendingTransition == nil { attempt(.begin, by: recognizer) }
        case (.possible, .ended):
            switch recognizer.pendingTransition {
            case nil: attempt(.recognize, by: recognizer)
            case .begin: recognizer.pendingTransition = .beginAndEnd
            case .beginAndEnd, .recognize: break
            }
        case (.possible, .failed), (.possible, .cancelled):
            fail(recognizer)
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
            (.began, .cancelled), (.changed, .cancelled):
            recognizer.currentState = new
            enqueueActions([new], of: recognizer)
        case (.began, .failed), (.changed, .failed):
            recognizer.currentState = .cancelled
            enqueueActions([.cancelled], of: recognizer)
        default: break
        }
    }

    private func attempt(_ transition: PendingTransition, by recognizer: UIGestureRecognizer) {
        if isAllowedToBegin(recognizer) {
            resolve(transition, of: recognizer)
        } else {
            fail(recognizer)
        }
    }

    /// Recognises, waits or fails, depending on the states of the other recognisers.
    private func resolve(_ transition: PendingTransition, of recognizer: UIGestureRecognizer) {
        let isPrevented = active.contains {
            $0 !== recognizer && $0.currentState.isRecognized && prevents($0, recognizer)
        }
        if isPrevented { return fail(recognizer) }
        let required = active.filter { waits(recognizer, for: $0) }
        if required.contains(where: {
            $0.currentState.isRecognized || $0.currentState == .cancelled
        }) {
            fail(recognizer)
        } else if required.contains(where: { $0.currentState == .possible }) {
            recognizer.pendingTransition = transition
        } else {
            recognize(transition, by: recognizer)
        }
    }

    private func recognize(_ transition: PendingTransition, by recognizer: UIGestureRecognizer) {
        recognizer.pendingTransition = nil
        recognizer.currentState = transition == .recognize ? .ended : .began
        enqueueActions(transition.states, of: recognizer)
        if recognizer.cancelsTouchesInView { touchesToCancel += recognizer.sequenceTouches }
        for other in active
        where other.currentState == .possible && other !== recognizer && prevents(recognizer, other)
        {
            other.pendingTransition = nil
            other.currentState = .failed
        }
        resolveWaiting()
    }

    func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.pendingTransition = nil
        recognizer.currentState = .failed
        resolveWaiting()
    }

    /// Re-evaluates the recognisers that wait for others.
    private func resolveWaiting() {
        for recognizer in active {
            if let transition = recognizer.pendingTransition {
                resolve(transition, of: recognizer)
            }
        }
    }

    // MARK: Rules

    /// `true` if the delegate, and the views from the hit view up to the recogniser's own, allow it
    /// to begin.
    private func isAllowedToBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) {
            return false
        }
        var view = recognizer.sequenceTouches.first?.view ?? recognizer.view
        while let current = view {
            if !current.gestureRecognizerShouldBegin(recognizer) { return false }
            if current === recognizer.view { break }
            view = current.superview
        }
        return true
    }

    /// `true` if recognising `first` makes `second` fail: both track a touch, and no method vetoes
    /// it.
    private func prevents(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first.sharesTouches(with: second) && !areSimultaneous(first, second)
            && first.canPrevent(second) && second.canBePrevented(by: first)
    }

    private func areSimultaneous(
        _ first: UIGestureRecognizer, _ second: UIGestureRecognizer
    ) -> Bool {
        first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
            || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
                == true
    }

    /// `true` if `waiter` is not recognised before `other` has failed.
    func waits(_ waiter: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        guard waiter !== other else { return false }
        if waiter.requirements.contains(where: { $0.recognizer === other }) { return true }
        guard waiter.sharesTouches(with: other) else { return false }
        return waiter.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: waiter)
            || waiter.delegate?.gestureRecognizer(waiter, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: waiter) == true
    }

    // MARK: Sending actions

    private func enqueueActions(
        _ states: [UIGestureRecognizer.State], of recognizer: UIGestureRecognizer
    ) {
        pendingActions.append(PendingActions(recognizer: recognizer, states: states))
    }

    /// Calls the targets for every state in turn, and for states enqueued by the targets
    /// themselves.
    func sendPendingActions() {
        while !pendingActions.isEmpty {
            let next = pendingActions.removeFirst()
            for state in next.states {
                let later = pendingActions.count
                next.recognizer.currentState = state
                next.recognizer.sendActions()
                guard next.recognizer.currentState != state else { continue }
                // The target cancelled the gesture: the actions enqueued for it are obsolete.
                let kept = pendingActions.prefix(later).filter { $0.recognizer !== next.recognizer }
                pendingActions.replaceSubrange(..<later, with: kept)
                break
            }
        }
    }
}

extension UIGestureRecognizer {
    fileprivate final func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        sequenceTouches.contains { touch in other.sequenceTouches.contains { $0 === touch } }
    }
}
