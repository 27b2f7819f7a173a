import CWebGate
package import CoreGraphics
import OutstandingWork

/// Input, with places in points of the page.
extension WebPage {
    /// The phases of a touch.
    package enum TouchPhase: Int32 { case began, moved, ended, cancelled }

    package func setFocus(_ hasFocus: Bool) { send(.event { $0.focus($1, hasFocus) }) }

    package func movePointer(to point: CGPoint) {
        send(.event { $0.move($1, point.x, point.y) })
    }

    /// Presses or releases a button: 0 the primary one, 1 the secondary, 2 the middle one.
    package func press(button: Int, isDown: Bool) {
        // BTN_LEFT and the next ones of linux/input-event-codes.h.
        send(.event { $0.press($1, Int32(0x110 + button), isDown) })
    }

    package func scroll(by delta: CGSize) {
        send(.event { $0.wheel($1, delta.width, delta.height) })
    }

    package func touch(_ phase: TouchPhase, id: Int, at point: CGPoint) {
        send(.event { $0.touch($1, phase.rawValue, Int32(id), point.x, point.y) })
        // What the page leaves becomes a click: three events more, and their answers.
        if phase == .ended { eventsInFlight += 6 }
    }

    /// Presses or releases a key by its number in linux/input-event-codes.h.
    package func key(_ code: Int, modifiers: Int, isDown: Bool) {
        send(.event { $0.key($1, Int32(code), Int32(modifiers), isDown) })
    }

    /// Inserts text where the page edits.
    package func commit(_ text: String) { send(.text { $0.commit($1, text) }) }

    /// Shows text that is being composed, with a caret in it; `nil` to end that.
    package func compose(_ text: String?, caret: Int) {
        send(.text { $0.compose($1, text, Int32(caret)) })
    }

    /// Runs an editing command of the engine, such as `Copy` or `SelectAll`.
    package func edit(_ command: String, argument: String? = nil) {
        send(.text { $0.edit($1, command, argument) })
    }

    // MARK: Order

    /// Input on its way to the page.
    enum Input {
        /// An event, which travels through a socket and waits in the engine for those before it.
        case event((ts_web_functions, OpaquePointer) -> Void)

        /// Text or a command, which the engine gets at once.
        case text((ts_web_functions, OpaquePointer) -> Void)
    }

    /// Sends input, after what was sent before.
    private func send(_ input: Input) {
        // Gestures of tests take the app's time.
        let time = WebEngine.isForTests ? max(1, UInt32(truncatingIfNeeded: Int64(date))) : 0
        expectChange()
        waitingInput.append((input, time))
        sendWaitingInput()
    }

    private func sendWaitingInput() {
        while !isAwaitingEvents, let (input, time) = waitingInput.first {
            switch input {
            case .event(let body):
                eventsInFlight += 1
                with { functions, _ in functions.set_event_time(time) }
                with(body)
            case .text(let body):
                guard eventsInFlight == 0 else {
                    return afterEvents { [weak self] in self?.sendWaitingInput() }
                }
                with(body)
            }
            waitingInput.removeFirst()
        }
    }

    /// Calls `completion` when the page has handled all events.
    ///
    /// The engine sends the next event when the page has answered the last one. The answer of a
    /// script that is sent now follows that of the first event, so there is one for each.
    func afterEvents(_ completion: @escaping @MainActor () -> Void) {
        guard eventsInFlight > 0, view != nil else { return completion() }
        isAwaitingEvents = true
        with { functions, view in
            functions.when_read(
                view, WebCall.result,
                WebCall.retained { [weak self] _ in
                    guard let self else { return completion() }
                    let count = min(eventsInFlight, 40)
                    eventsInFlight = 0
                    exchange(count, completion)
                })
        }
    }

    private func exchange(_ count: Int, _ completion: @escaping @MainActor () -> Void) {
        guard count > 0, !hasLostProcess else {
            isAwaitingEvents = false
            return completion()
        }
        run("0", isCounted: false) { [weak self] _ in
            guard let self else { return completion() }
            exchange(count - 1, completion)
        }
    }
}
