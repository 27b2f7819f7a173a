/// Decides between the gesture recognisers of a window.
///
/// One event goes through these steps:
///
/// 1. A touch that begins is offered to the recognisers of the view that was hit and of all above it.
/// 2. Recognisers that watch the touch see it, those of deeper views first, and ask for states.
/// 3. Each wish is granted, refused or put off (`GestureEnvironment+Arbitration.swift`).
/// 4. Targets are called.
/// 5. Touches of recognised gestures are taken from views; delayed ones are handed on or kept
///    (`GestureEnvironment+Views.swift`).
/// 6. Recognisers that are done and have no touch left are reset.
///
/// A touch without recognisers passes at the cost of one comparison.
package final class GestureEnvironment {
    /// The recognisers in the midst of a gesture, in the order in which they see touches.
    var active: [UIGestureRecognizer] = []

    /// States that targets are still to be told of.
    var announcements: [Announcement] = []

    /// Touches that recognised gestures take away from views.
    var touchesToCancel: [UITouch] = []

    /// Touches of which views have not heard everything, because recognisers delay them.
    var heldTouches: [UITouch] = []

    /// The recognisers of the views below a pointer that hovers.
    private var hovering: [UIHoverGestureRecognizer] = []

    /// The recogniser that scroll events go to until they pause.
    private weak var scrolling: UIGestureRecognizer?

    weak var window: UIWindow?
    weak var event: UIEvent?

    /// The touch that recognisers are looking at, and its view will after them.
    private(set) var current: UITouch?
    private var isProcessing = false

    /// A state that targets are to be told of.
    struct Announcement {
        let recognizer: UIGestureRecognizer
        let states: [UIGestureRecognizer.State]
    }

    /// Shows an event to the recognisers of its touches, before views see it.
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

    /// Grants wishes made in `changes`, tells targets and views of the consequences, and resets who is done.
    func perform(_ changes: () -> Void) {
        if isProcessing { return changes() }
        process(changes)
        resetFinished()
    }

    private func process(_ changes: () -> Void) {
        isProcessing = true
        changes()
        announceAll()
        settleViews()
        isProcessing = false
    }

    // MARK: Touches

    private func receive(_ touch: UITouch, with event: UITouchesEvent) {
        current = touch
        defer { current = nil }
        process {
            if touch.phase == .began { admit(touch, with: event) }
            show(touch, with: event)
            holdBack(touch)
        }
        if touch.phase == .ended || touch.phase == .cancelled { release(touch) }
        resetFinished()
    }

    /// Offers a new touch to the recognisers that the window found for it.
    private func admit(_ touch: UITouch, with event: UITouchesEvent) {
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

    private func show(_ touch: UITouch, with event: UITouchesEvent) {
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

    /// A touch is over: nobody watches it any more.
    private func release(_ touch: UITouch) {
        for recognizer in active { recognizer.forgetLive(touch) }
    }

    // MARK: The end of gestures

    /// Resets the recognisers that are done and have no touch left.
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

    /// Recognisers whose touches are over and that wait for nothing but each other would wait forever: the first fails.
    private func failDeadlocked() {
        while true {
            let waiting = active.filter { $0.intention != nil }
            guard let first = waiting.first,
                waiting.allSatisfy({ waiter in
                    waiter.liveTouches.isEmpty
                        && active.allSatisfy {
                            $0.intention != nil || $0.currentState != .possible
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
                if !hovering.contains(recognizer) { join(recognizer) }
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
            scrolling = hit?.recognizersUpward.first {
                $0.isEnabled && $0.liveTouches.isEmpty && $0.accepts(scroll)
                    && $0.shouldReceive(scroll)
            }
        }
        guard let scrolling else { return }
        join(scrolling)
        scrolling.modifierFlags = scroll.modifierFlags
        perform { scrolling.scrolled(scroll) }
    }

    /// Takes part in the gestures of this window without a touch.
    private func join(_ recognizer: UIGestureRecognizer) {
        guard recognizer.environment == nil else { return }
        recognizer.environment = self
        active.append(recognizer)
    }
}

extension UIGestureRecognizer {
    /// Whether a touch that began is watched.
    fileprivate final func accepts(_ touch: UITouch, with event: UIEvent) -> Bool {
        watches(touch) && shouldReceive(event)
            && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Stops counting on a touch that is over or ignored.
    fileprivate final func forgetLive(_ touch: UITouch) {
        guard let index = liveTouches.firstIndex(of: touch) else { return }
        lastLocations = liveTouches.map(\.windowLocation)
        liveTouches.remove(at: index)
    }

    /// Stops watching a touch that goes on.
    final func drop(_ touch: UITouch) {
        guard let environment, liveTouches.contains(touch) else { return }
        environment.perform {
            forgetLive(touch)
            touch.gestureRecognizers?.removeAll { $0 === self }
            if liveTouches.isEmpty { request(currentState == .possible ? .failed : .ended) }
        }
    }

    /// Cancels or fails the gesture, and stops watching touches.
    final func stop() {
        guard let environment else { return }
        environment.perform {
            request(.cancelled)
            for touch in liveTouches {
                forgetLive(touch)
                touch.gestureRecognizers?.removeAll { $0 === self }
            }
        }
    }
}
