public import CommandLineKit
import RunCommands

/// The options that say what to explain about an app's layout.
public struct LayoutOptions: Sendable {
    private static let why = CommandOption<Edge>.value(
        "--why", "VIEW.EDGE",
        wanted: .localized(
            """
            a view and one of \(LocalizedText.list(Edge.attributes)), like title.trailing
            """),
        help: .localized(
            """
            Only why an edge, a middle or a length is what it is, like title.trailing. VIEW is a view's \
            identifier, label or class.
            """),
        read: Edge.init)

    private enum ColourUse: String, CaseIterable {
        case always
        case never
        case auto
    }

    private static let color = CommandOption.choice(
        "--color", "WHEN", of: ColourUse.self,
        help: .localized("always, never, or auto: where the output is a terminal."))

    /// The options of the command.
    public static let all: [any DeclaredOption] = [why, color] + RunOptions.state

    /// A single edge, middle or length to explain instead of the whole tree.
    public let edge: Edge?

    /// `true` if marks are coloured.
    public let isColoured: Bool

    /// Reads the options of a command line.
    public init(_ arguments: Arguments, _ console: Console) {
        edge = arguments[Self.why]
        isColoured =
            switch arguments[Self.color] ?? .auto {
            case .always: true
            case .never: false
            case .auto: console.isColoured
            }
    }

    /// An attribute of a view: `title.trailing`.
    public struct Edge: Hashable, Sendable {
        /// An accessibility identifier or label, a text, or a class.
        public let view: String

        /// As in UIKit: `leading`, `centerX`, `width`.
        public let attribute: String

        /// The attributes that can be explained.
        public static let attributes = [
            "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
            "centerY", "firstBaseline", "lastBaseline",
        ]

        /// Reads a view and an attribute with a point between them; the last point counts.
        public init?(_ text: String) {
            guard let point = text.lastIndex(of: ".") else { return nil }
            let name = text[text.index(after: point)...].lowercased()
            let attribute = Self.attributes.first { $0.lowercased() == name }
            guard let attribute, point > text.startIndex else { return nil }
            view = String(text[..<point])
            self.attribute = attribute
        }
    }
}
