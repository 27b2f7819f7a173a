import UIKit

/// The text about a view in the inspector.
@MainActor
struct ViewReport {
    private let view: UIView

    init(_ view: UIView) {
        self.view = view
    }

    /// The sections, each with a heading.
    var text: String {
        let words = InspectorWords()
        let sections = [
            (words.view, [properties]),
            (words.constraints, view.window.map { ViewRelations.lines(for: view, in: $0) } ?? []),
            (words.recognisers, (view.gestureRecognizers ?? []).map(Self.line)),
            (words.responders, Self.chain(of: view)),
        ]
        return sections.filter { !$0.1.isEmpty }.map { heading, lines in
            "\(heading)\n" + lines.map { "  \($0)" }.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// The view's line of its description.
    private var properties: String {
        String(view.describeTree().prefix { $0 != "\n" })
    }

    private static func line(_ recogniser: UIGestureRecognizer) -> String {
        "\(type(of: recogniser)) \(recogniser.state)\(recogniser.isEnabled ? "" : " ✗")"
    }

    /// The classes of the responders from a view to the application's delegate.
    static func chain(of view: UIResponder) -> [String] {
        sequence(first: view, next: \.next).map { responder in
            let name = (responder as? UIView)?.accessibilityIdentifier.map { " “\($0)”" } ?? ""
            return "\(type(of: responder))\(name)"
        }
    }
}
