public import UIKit
import UIKitCore

/// The chain of responders from a view to the application's delegate, with what each handles.
///
///     UIButton “Undo” (10 20; 44 44)      touches
///     UIView (0 0; 320 480)               –
///     CanvasViewController                presses; ctrl+z
///     UIWindow (0 0; 320 480)             –
///     UIApplication                       –
///     TouchPainterApp                     –
public struct ChainReport {
    private let first: UIResponder

    /// Creates the report of the chain that begins with a responder.
    public init(from first: UIResponder) {
        self.first = first
    }

    /// The lines of the report.
    public var lines: [String] {
        let responders = Array(sequence(first: first, next: \.next))
        let names = responders.map(Self.name)
        let width = names.map(\.count).max() ?? 0
        return zip(responders, names).map { responder, name in
            let handled = Self.handled(by: responder)
            return name + String(repeating: " ", count: width - name.count + 2)
                + (handled.isEmpty ? "–" : handled.joined(separator: "; "))
        }
    }

    /// The class, and a view's identifier or label and frame in window points.
    private static func name(of responder: UIResponder) -> String {
        let type = "\(type(of: responder))"
        guard let view = responder as? UIView else { return type }
        let name = [view.accessibilityIdentifier, view.accessibilityLabel].compactMap(\.self).first
        let frame = ViewDescription.text(view.convert(view.bounds, to: nil))
        return "\(type)\(name.map { " “\($0)”" } ?? "") \(frame)"
    }

    /// Returns the ways in which a responder handles events, one phrase each.
    private static func handled(by responder: UIResponder) -> [String] {
        var phrases = kinds.filter { responder.overriddenEvents.contains($0.kind) }.map(\.name)
        if let control = responder as? UIControl, !control.isEnabled { phrases.append("disabled") }
        for recognizer in (responder as? UIView)?.gestureRecognizers ?? [] {
            phrases.append("\(type(of: recognizer))\(recognizer.isEnabled ? "" : " (disabled)")")
        }
        phrases += responder.availableKeyCommands.map(Self.text)
        return phrases
    }

    private static let kinds: [(kind: OverriddenEvents, name: String)] = [
        (.touches, "touches"), (.presses, "presses"), (.motion, "motion"),
        (.remoteControl, "remote control"),
    ]

    /// A key command, as in `ctrl+z`.
    private static func text(_ command: UIKeyCommand) -> String {
        let modifiers: [(UIKeyModifierFlags, String)] = [
            (.control, "ctrl+"), (.alternate, "alt+"), (.shift, "shift+"), (.command, "cmd+"),
        ]
        let prefix = modifiers.filter { command.modifierFlags.contains($0.0) }.map(\.1).joined()
        return prefix + (command.input ?? "")
    }
}
