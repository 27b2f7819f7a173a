/// How a diagram is written down.
public enum DiagramFormat: String, Hashable, Sendable, CaseIterable {
    /// Characters, for a terminal or a comment.
    case text

    /// The diagram language that many sites draw by themselves.
    case mermaid

    /// A picture.
    case svg
}

/// How diagrams are to look.
public struct DiagramOptions: Hashable, Sendable {
    public var format: DiagramFormat

    /// The colours of a picture.
    public var appearance: DiagramAppearance

    /// Whether text has escape sequences for bold, italic and underlined type, as terminals know them.
    public var isStyled: Bool

    public init(
        _ format: DiagramFormat, appearance: DiagramAppearance = .automatic, isStyled: Bool = false
    ) {
        self.format = format
        self.appearance = appearance
        self.isStyled = isStyled
    }
}
