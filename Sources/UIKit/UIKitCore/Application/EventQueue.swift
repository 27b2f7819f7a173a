import Platform

/// Something that waits for its turn to be sent.
enum QueuedEvent {
    /// What a person did to a window.
    case input(InputEvent, UIWindow)

    /// An event that the program posted.
    case event(UIEvent)
}

/// Events in the order in which they happened.
struct EventQueue {
    private var waiting: [QueuedEvent] = []
    private var first = 0

    var isEmpty: Bool { first == waiting.count }

    /// Puts an event at the end. A move of a pointer whose previous move is still last in the queue joins it.
    mutating func append(_ event: QueuedEvent) {
        if let merged = merge(event) {
            waiting[waiting.count - 1] = merged
        } else {
            waiting.append(event)
        }
    }

    /// Takes the oldest event.
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
