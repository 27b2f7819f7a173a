/// The output format of a diagram.
public enum DiagramFormat: String, Hashable, Sendable, CaseIterable {
    /// Characters, for a terminal or a comment.
    case text

    /// The diagram language that many sites draw by themselves.
    case mermaid

    /// A picture.
    case svg
}

/// The appearance of a written diagram.
public struct DiagramOptions: Hashable, Sendable {
    public var format: DiagramFormat

    /// The colours of a picture.
    public var appearance: DiagramAppearance

    /// `true` for text with terminal escape sequences for bold, italic and underlined type.
    public var isStyled: Bool

    public init(
        _ format: DiagramFormat, appearance: DiagramAppearance = .automatic, isStyled: Bool = false
    ) {
        self.format = format
        self.appearance = appearance
        self.isStyled = isStyled
    }
}
