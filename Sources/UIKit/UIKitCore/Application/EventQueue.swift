import Platform

/// An entry of the event queue.
enum QueuedEvent {
    /// User input to a window.
    case input(InputEvent, UIWindow)

    /// An event posted by the program.
    case event(UIEvent)
}

/// A first-in, first-out queue of events.
struct EventQueue {
    private var waiting: [QueuedEvent] = []
    private var first = 0

    var isEmpty: Bool { first == waiting.count }

    /// Appends an event. A move of a pointer is merged with a move of the same pointer at the end
    /// of the queue.
    mutating func append(_ event: QueuedEvent) {
        if let merged = merge(event) {
            waiting[waiting.count - 1] = merged
        } else {
            waiting.append(event)
        }
    }

    /// Removes and returns the oldest event.
    mutating func removeFirst() -> QueuedEvent? {
        guard !isEmpty else { return nil }
        let event = waiting[first]
        first += 1
        if isEmpty {
            waiting.removeAll(keepingCapacity: true)
            first = 0
        }
        return event
    }

    private func merge(_ event: QueuedEvent) -> QueuedEvent? {
        guard !isEmpty, case .input(.pointer(let new), let window) = event,
            case .input(.pointer(var last), let lastWindow) = waiting[waiting.count - 1],
            window === lastWindow, new.id == last.id, new.device == last.device,
            new.phase == .moved, last.phase == .moved, new.buttons == last.buttons,
            new.modifiers == last.modifiers
        else { return nil }
        last.samples += new.samples
        return .input(.pointer(last), window)
    }
}
