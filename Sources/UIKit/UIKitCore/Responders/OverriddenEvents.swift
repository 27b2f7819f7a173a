/// The kinds of events that a responder's class handles itself, by overriding the methods that
/// pass them up the responder chain.
///
/// For tools that explain where an event goes. See ``OverriddenMethods`` for the way it is found.
package nonisolated struct OverriddenEvents: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let touches = OverriddenEvents(rawValue: 1 << 0)
    package static let presses = OverriddenEvents(rawValue: 1 << 1)
    package static let motion = OverriddenEvents(rawValue: 1 << 2)
    package static let remoteControl = OverriddenEvents(rawValue: 1 << 3)
}

extension UIResponder {
    /// The kinds of events whose methods the class overrides.
    package var overriddenEvents: OverriddenEvents {
        let table = MethodTable(of: type(of: self))
        return EventMethod.all.reduce(into: []) { events, method in
            if table[method.entry] != EventMethod.base[method.entry] { events.insert(method.kind) }
        }
    }
}

/// A method of a kind of events.
@MainActor
private struct EventMethod {
    let kind: OverriddenEvents
    let entry: Int

    static let base = MethodTable(of: UIResponder.self)

    static let all: [EventMethod] = [
        EventMethod(.touches, TouchesBeganProbe.self),
        EventMethod(.touches, TouchesMovedProbe.self),
        EventMethod(.touches, TouchesEndedProbe.self),
        EventMethod(.presses, PressesBeganProbe.self),
        EventMethod(.presses, PressesEndedProbe.self),
        EventMethod(.motion, MotionBeganProbe.self),
        EventMethod(.motion, MotionEndedProbe.self),
        EventMethod(.remoteControl, RemoteControlProbe.self),
    ]

    private init(_ kind: OverriddenEvents, _ probe: AnyClass) {
        self.kind = kind
        entry = Self.base.entry(overriddenBy: probe, notBy: PlainProbe.self)
    }
}

private class PlainProbe: UIResponder {}

private class TouchesBeganProbe: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private class TouchesMovedProbe: UIResponder {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private class TouchesEndedProbe: UIResponder {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private class PressesBeganProbe: UIResponder {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

private class PressesEndedProbe: UIResponder {
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

private class MotionBeganProbe: UIResponder {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

private class MotionEndedProbe: UIResponder {
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

private class RemoteControlProbe: UIResponder {
    override func remoteControlReceived(with event: UIEvent?) {}
}
