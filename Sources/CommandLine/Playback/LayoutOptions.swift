/// What to explain about an app's layout.
public struct LayoutOptions: Hashable, Sendable {
    /// Which app, and in what state: its script is played first.
    public var run: RunOptions

    /// A single edge, middle or length to explain instead of the whole tree.
    public var edge: Edge?

    /// Whether marks are coloured; `nil` for terminals only.
    public var isColoured: Bool?

    public init(run: RunOptions) { self.run = run }

    /// An attribute of a view: `title.trailing`.
    public struct Edge: Hashable, Sendable {
        /// An accessibility identifier or label, a text, or a class.
        public let view: String

        /// As in UIKit: `leading`, `centerX`, `width`.
        public let attribute: String

        /// The attributes that can be asked for.
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
