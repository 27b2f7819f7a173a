extension UIGestureRecognizer {
    /// Asks for another state.
    final func request(_ new: State) {
        guard let environment else { return changeAlone(to: new) }
        environment.perform { environment.request(new, for: self) }
    }

    /// Changes the state of a recogniser that nobody competes with, because it has no touches.
    private final func changeAlone(to new: State) {
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
    // MARK: Wishes

    /// Grants, puts off or refuses a wish for another state. Changes that no gesture can make are ignored.
    func request(_ new: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
        switch (recognizer.currentState, new) {
        case (.possible, .began):
            if recognizer.intention == nil { attempt(.begin, by: recognizer) }
        case (.possible, .ended):
            switch recognizer.intention {
            case nil: attempt(.recognize, by: recognizer)
            case .begin: recognizer.intention = .beginAndEnd
            case .beginAndEnd, .recognize: break
            }
        case (.possible, .failed), (.possible, .cancelled):
            fail(recognizer)
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
            (.began, .cancelled), (.changed, .cancelled):
            recognizer.currentState = new
            announce([new], of: recognizer)
        case (.began, .failed), (.changed, .failed):
            recognizer.currentState = .cancelled
            announce([.cancelled], of: recognizer)
        default: break
        }
    }

    private func attempt(_ intention: Intention, by recognizer: UIGestureRecognizer) {
        if mayBegin(recognizer) { decide(intention, of: recognizer) } else { fail(recognizer) }
    }

    /// Recognises, waits or fails, as the other recognisers have it.
    private func decide(_ intention: Intention, of recognizer: UIGestureRecognizer) {
        let isPrevented = active.contains {
            $0 !== recognizer && $0.currentState.isRecognized && excludes($0, recognizer)
        }
        if isPrevented { return fail(recognizer) }
        let required = active.filter { waits(recognizer, for: $0) }
        if required.contains(where: {
            $0.currentState.isRecognized || $0.currentState == .cancelled
        }) {
            fail(recognizer)
        } else if required.contains(where: { $0.currentState == .possible }) {
            recognizer.intention = intention
        } else {
            recognize(intention, by: recognizer)
        }
    }

    private func recognize(_ intention: Intention, by recognizer: UIGestureRecognizer) {
        recognizer.intention = nil
        recognizer.currentState = intention == .recognize ? .ended : .began
        announce(intention.states, of: recognizer)
        if recognizer.cancelsTouchesInView { touchesToCancel += recognizer.sequenceTouches }
        for other in active
        where other.currentState == .possible && other !== recognizer && excludes(recognizer, other)
        {
            other.intention = nil
            other.currentState = .failed
        }
        decideWaiting()
    }

    func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.intention = nil
        recognizer.currentState = .failed
        decideWaiting()
    }

    /// Looks again at the recognisers that wait for others.
    private func decideWaiting() {
        for recognizer in active {
            if let intention = recognizer.intention { decide(intention, of: recognizer) }
        }
    }

    // MARK: Rules

    /// Whether the delegate, and the views from the one that was hit to the recogniser's own, let it begin.
    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
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

    /// Whether recognising `first` makes `second` fail: both watch a touch, and nobody objects.
    private func excludes(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
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

    /// Whether `waiter` is not recognised before `other` has failed.
    func waits(_ waiter: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        guard waiter !== other else { return false }
        if waiter.requirements.contains(where: { $0.recognizer === other }) { return true }
        guard waiter.sharesTouches(with: other) else { return false }
        return waiter.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: waiter)
            || waiter.delegate?.gestureRecognizer(waiter, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: waiter) == true
    }

    // MARK: Telling targets

    private func announce(
        _ states: [UIGestureRecognizer.State], of recognizer: UIGestureRecognizer
    ) {
        announcements.append(Announcement(recognizer: recognizer, states: states))
    }

    /// Calls targets for every state in turn, and for those that come up meanwhile.
    func announceAll() {
        while !announcements.isEmpty {
            let next = announcements.removeFirst()
            for state in next.states {
                let later = announcements.count
                next.recognizer.currentState = state
                next.recognizer.sendActions()
                guard next.recognizer.currentState != state else { continue }
                // The target cancelled the gesture: what was to be said of it is void.
                let kept = announcements.prefix(later).filter { $0.recognizer !== next.recognizer }
                announcements.replaceSubrange(..<later, with: kept)
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
