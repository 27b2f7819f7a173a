/// The colours of a picture.
public enum DiagramAppearance: String, Hashable, Sendable, CaseIterable {
    case light

    case dark

    /// Light or dark, by the viewer's preference.
    case automatic
}

/// The style sheet of a picture.
enum SVGStyle {
    static func sheet(for appearance: DiagramAppearance) -> String {
        switch appearance {
        case .light: shared + "\n" + colours(.light)
        case .dark: shared + "\n" + colours(.dark)
        case .automatic:
            """
            \(shared)
            \(colours(.light))
            @media (prefers-color-scheme: dark) {
            \(colours(.dark))
            }
            """
        }
    }

    private static let shared = """
        text { font-family: Inter, "WenQuanYi Micro Hei", "Noto Sans CJK SC", "PingFang SC", \
        "Microsoft YaHei", "DejaVu Sans", sans-serif; white-space: pre; }
        .name { font-size: 14px; font-weight: 600; }
        .member { font-size: 13px; }
        text.keyword, text.relation, text.note { font-size: 12px; }
        .italic { font-style: italic; }
        .underlined { text-decoration: underline; }
        .centred { text-anchor: middle; }
        path { fill: none; stroke-width: 1.3; stroke-linejoin: round; }
        rect, circle { stroke-width: 1.3; }
        .dashed { stroke-dasharray: 6 4; }
        .lifeline { stroke-dasharray: 3 4; stroke-width: 1; }
        .divider { stroke-width: 1; }
        .type-name, .interface-name, .canvas { stroke: none; }
        """

    /// The colours of one appearance, in hexadecimal.
    private struct Palette {
        var canvas: String
        var ink: String
        var faintInk: String
        var box: String
        var outline: String
        var typeName: String
        var interfaceName: String
        var interfaceOutline: String
        var note: String
        var noteOutline: String
        var line: String
        var activation: String

        static let light = Palette(
            canvas: "#ffffff", ink: "#1b1f27", faintInk: "#566074", box: "#ffffff",
            outline: "#6b7a96", typeName: "#e8edf7", interfaceName: "#dff3ee",
            interfaceOutline: "#3c8f7c", note: "#fff7d9", noteOutline: "#c8a93c",
            line: "#3f4a5f", activation: "#c9d7f2")

        static let dark = Palette(
            canvas: "#15181e", ink: "#e9edf5", faintInk: "#a3aec2", box: "#1d222b",
            outline: "#71809d", typeName: "#2b3445", interfaceName: "#1f3d38",
            interfaceOutline: "#56b09b", note: "#38331f", noteOutline: "#b59a3f",
            line: "#b4bfd3", activation: "#3a4c70")
    }

    private static func colours(_ palette: Palette) -> String {
        """
        .canvas { fill: \(palette.canvas); }
        text { fill: \(palette.ink); }
        text.keyword, text.relation { fill: \(palette.faintInk); }
        .type, .participant { fill: \(palette.box); stroke: \(palette.outline); }
        .participant { fill: \(palette.typeName); }
        .interface { fill: \(palette.box); stroke: \(palette.interfaceOutline); }
        .type-name { fill: \(palette.typeName); }
        .interface-name { fill: \(palette.interfaceName); }
        .divider { stroke: \(palette.outline); }
        path.note { fill: \(palette.note); stroke: \(palette.noteOutline); }
        .activation { fill: \(palette.activation); stroke: \(palette.outline); }
        .circle { fill: \(palette.box); stroke: \(palette.interfaceOutline); }
        path.relation, path.message { stroke: \(palette.line); }
        .lifeline, .noteLink { stroke: \(palette.outline); }
        .arrow { stroke: \(palette.line); }
        .triangle, .diamond { fill: \(palette.canvas); stroke: \(palette.line); }
        .filledArrow, .filledDiamond { fill: \(palette.line); stroke: \(palette.line); }
        """
    }
}
