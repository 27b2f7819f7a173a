/// The arbiter between the gesture recognisers of a window.
///
/// An event passes through these steps:
///
/// 1. A touch that begins is offered to the recognisers of the hit view and its superviews.
/// 2. Recognisers that track the touch receive it, those of deeper views first, and request
///    transitions.
/// 3. Each transition is performed, denied or delayed (`GestureEnvironment+Arbitration.swift`).
/// 4. Targets are called.
/// 5. Touches of recognised gestures are cancelled in views; delayed ones are delivered or withheld
///    (`GestureEnvironment+Views.swift`).
/// 6. Recognisers that have finished and track no touch are reset.
///
/// A touch without recognisers costs one comparison.
package final class GestureEnvironment {
    /// The recognisers of gestures in progress, in the order in which they receive touches.
    var active: [UIGestureRecognizer] = []

    /// States for which targets are still to be called.
    var pendingActions: [PendingActions] = []

    /// Touches to cancel in their views, because a gesture was recognised.
    var touchesToCancel: [UITouch] = []

    /// Touches that recognisers withhold, wholly or partly, from their views.
    var delayedTouches: [UITouch] = []

    /// The hover recognisers under the pointer.
    private var hovering: [UIHoverGestureRecognizer] = []

    /// The recogniser that receives scroll events until they pause.
    private weak var scrolling: UIGestureRecognizer?

    weak var window: UIWindow?
    weak var event: UIEvent?

    /// The touch that recognisers are processing, before its view receives it.
    private(set) var current: UITouch?
    private var isProcessing = false

    /// States of a recogniser for which targets are to be called.
    struct PendingActions {
        let recognizer: UIGestureRecognizer
        let states: [UIGestureRecognizer.State]
    }

    /// Passes an event to the recognisers of its touches, before views receive it.
    func receive(_ event: UIEvent, in window: UIWindow) {
        if let event = event as? UITouchesEvent, let touch = event.changed {
            let isWatched = !(touch.gestureRecognizers ?? []).isEmpty
            guard isWatched || (event.type == .hover && !hovering.isEmpty) else { return }
            enter(window, with: event)
            if event.type == .hover { hover(touch) } else { receive(touch, with: event) }
        } else if let event = event as? UIScrollEvent {
            enter(window, with: event)
            receive(event)
        }
    }

    private func enter(_ window: UIWindow, with event: UIEvent) {
        self.window = window
        self.event = event
    }

    /// Runs `changes`, then sends the resulting actions, updates views and resets finished
    /// recognisers.
    func perform(_ changes: () -> Void) {
        if isProcessing { return changes() }
        process(changes)
        resetFinished()
    }

    private func process(_ changes: () -> Void) {
        isProcessing = true
        changes()
        sendPendingActions()
        deliverToViews()
        isProcessing = false
    }

    // MARK: Touches

    private func receive(_ touch: UITouch, with event: UITouchesEvent) {
        current = touch
        defer { current = nil }
        process {
            if touch.phase == .began { beginTracking(touch, with: event) }
            dispatch(touch, with: event)
            withhold(touch)
        }
        if touch.phase == .ended || touch.phase == .cancelled { endTracking(touch) }
        resetFinished()
    }

    /// Offers a new touch to the recognisers that the window found for it.
    private func beginTracking(_ touch: UITouch, with event: UITouchesEvent) {
        let watching = (touch.gestureRecognizers ?? []).filter {
            $0.isEnabled && !$0.currentState.isOver && $0.accepts(touch, with: event)
        }
        touch.gestureRecognizers = watching
        var place = active.count
        for recognizer in watching.reversed() {
            if let index = active.firstIndex(where: { $0 === recognizer }) {
                place = min(place, index)
            } else {
                active.insert(recognizer, at: place)
                recognizer.environment = self
            }
            recognizer.liveTouches.append(touch)
            recognizer.sequenceTouches.append(touch)
        }
    }

    private func dispatch(_ touch: UITouch, with event: UITouchesEvent) {
        let touches: Set = [touch]
        for recognizer in touch.gestureRecognizers ?? [] {
            guard !recognizer.currentState.isOver, recognizer.liveTouches.contains(touch) else {
                continue
            }
            recognizer.modifierFlags = event.modifierFlags
            recognizer.buttonMask = event.buttonMask
            switch touch.phase {
            case .began: recognizer.touchesBegan(touches, with: event)
            case .moved: recognizer.touchesMoved(touches, with: event)
            case .ended: recognizer.touchesEnded(touches, with: event)
            case .cancelled: recognizer.touchesCancelled(touches, with: event)
            case .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
        }
    }

    /// Ends the tracking of a touch that is over.
    private func endTracking(_ touch: UITouch) {
        for recognizer in active { recognizer.removeLive(touch) }
    }

    // MARK: End of gestures

    /// Resets the recognisers that have finished and track no touch.
    private func resetFinished() {
        failDeadlocked()
        let finished = active.filter { $0.currentState.isOver && $0.liveTouches.isEmpty }
        guard !finished.isEmpty else { return }
        active.removeAll { $0.currentState.isOver && $0.liveTouches.isEmpty }
        for recognizer in finished {
            for touch in recognizer.sequenceTouches {
                touch.gestureRecognizers?.removeAll { $0 === recognizer }
            }
            recognizer.sequenceTouches = []
            recognizer.environment = nil
            recognizer.reset()
            recognizer.currentState = .possible
        }
        if active.isEmpty { event = nil }
    }

    /// Fails the first of the recognisers that wait only for each other after their touches have
    /// ended, since they would wait forever.
    private func failDeadlocked() {
        while true {
            let waiting = active.filter { $0.pendingTransition != nil }
            guard let first = waiting.first,
                waiting.allSatisfy({ waiter in
                    waiter.liveTouches.isEmpty
                        && active.allSatisfy {
                            $0.pendingTransition != nil || $0.currentState != .possible
                                || !waits(waiter, for: $0)
                        }
                })
            else { return }
            process { fail(first) }
        }
    }

    // MARK: Hovering and scrolling

    private func hover(_ touch: UITouch) {
        let inside = touch.phase == .regionExited ? [] : (touch.gestureRecognizers ?? [])
        let entered = inside.compactMap { $0 as? UIHoverGestureRecognizer }.filter {
            $0.isEnabled && $0.watches(touch)
        }
        perform {
            for recognizer in hovering where !entered.contains(recognizer) {
                recognizer.hover(touch, isInside: false)
            }
            for recognizer in entered {
                if !hovering.contains(recognizer) { activate(recognizer) }
                recognizer.hover(touch, isInside: true)
            }
        }
        hovering = entered.filter { !$0.currentState.isOver }
    }

    private func receive(_ scroll: UIScrollEvent) {
        if let scrolling, scrolling.currentState != .began, scrolling.currentState != .changed {
            self.scrolling = nil
        }
        if scrolling == nil {
            let hit = window?.hitTest(scroll.windowLocation, with: scroll)
            scrolling = hit?.recognizersToRoot.first {
                $0.isEnabled && $0.liveTouches.isEmpty && $0.accepts(scroll)
                    && $0.shouldReceive(scroll)
            }
        }
        guard let scrolling else { return }
        activate(scrolling)
        scrolling.modifierFlags = scroll.modifierFlags
        perform { scrolling.scrolled(scroll) }
    }

    /// Adds a recogniser without touches to the gestures of this window.
    private func activate(_ recognizer: UIGestureRecognizer) {
        guard recognizer.environment == nil else { return }
        recognizer.environment = self
        active.append(recognizer)
    }
}

extension UIGestureRecognizer {
    /// `true` if the recogniser tracks a touch that began. Those of hovering track none: their
    /// gesture is in progress when a button is pressed, and would take the press from the view.
    fileprivate final func accepts(_ touch: UITouch, with event: UIEvent) -> Bool {
        !(self is UIHoverGestureRecognizer) && watches(touch) && shouldReceive(event)
            && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Removes a touch that is over or ignored from the live ones.
    fileprivate final func removeLive(_ touch: UITouch) {
        guard let index = liveTouches.firstIndex(of: touch) else { return }
        lastLocations = liveTouches.map(\.windowLocation)
        liveTouches.remove(at: index)
    }

    /// Stops tracking a touch that continues.
    final func stopTracking(_ touch: UITouch) {
        guard let environment, liveTouches.contains(touch) else { return }
        environment.perform {
            removeLive(touch)
            touch.gestureRecognizers?.removeAll { $0 === self }
            if liveTouches.isEmpty { request(currentState == .possible ? .failed : .ended) }
        }
    }

    /// Cancels or fails the gesture, and stops tracking touches.
    final func stop() {
        guard let environment else { return }
        environment.perform {
            request(.cancelled)
            for touch in liveTouches {
                removeLive(touch)
                touch.gestureRecognizers?.removeAll { $0 === self }
            }
        }
    }
}
