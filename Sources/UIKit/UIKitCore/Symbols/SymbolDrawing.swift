import CoreGraphics

/// The drawing of a symbol: lines of one thickness, and solid shapes, on a grid of 24 by 24. See
/// ``SymbolPath``.
nonisolated struct SymbolDrawing: Sendable {
    static let gridSide: CGFloat = 24

    /// The thickness of lines in grid units.
    static let lineWidth: CGFloat = 1.7

    var strokes: String?
    var fills: String?
    var isMirrored = false

    /// The same drawing mirrored horizontally.
    var mirrored: SymbolDrawing {
        SymbolDrawing(strokes: strokes, fills: fills, isMirrored: !isMirrored)
    }

    /// Every symbol by its name.
    static let all: [String: SymbolDrawing] = {
        var all: [String: SymbolDrawing] = [:]
        for group in [signs, arrows, objects, playback] {
            all.merge(group) { first, _ in first }
        }
        return all
    }()

    // MARK: Signs

    private static let signs: [String: SymbolDrawing] = [
        "plus": SymbolDrawing(strokes: "M 12 4 V 20 M 4 12 H 20"),
        "minus": SymbolDrawing(strokes: "M 4 12 H 20"),
        "xmark": SymbolDrawing(strokes: "M 5.5 5.5 L 18.5 18.5 M 18.5 5.5 L 5.5 18.5"),
        "checkmark": SymbolDrawing(strokes: "M 4.6 13.2 L 9.6 18.9 L 19.4 5.1"),
        "ellipsis": SymbolDrawing(fills: "O 5 12 0.9 M 12.9 12 O 12 12 0.9 O 19 12 0.9"),
        "circle": SymbolDrawing(strokes: "O 12 12 8.6"),
        "circle.fill": SymbolDrawing(fills: "O 12 12 8.6"),
        "square": SymbolDrawing(strokes: "B 3.8 3.8 16.4 16.4 2.8"),
        "info.circle": SymbolDrawing(
            strokes: "O 12 12 9 M 10.4 10.8 H 12.3 V 16.4 M 10.2 16.4 H 14.2", fills: "O 12 7.6 0.4"
        ),
        "plus.circle": SymbolDrawing(strokes: "O 12 12 9 M 12 7.6 V 16.4 M 7.6 12 H 16.4"),
        "line.3.horizontal": SymbolDrawing(strokes: "M 4 7 H 20 M 4 12 H 20 M 4 17 H 20"),
    ]

    // MARK: Arrows

    private static let uTurn = SymbolDrawing(
        strokes: "M 8.2 4 L 3.8 8.4 L 8.2 12.8 M 4.2 8.4 H 14.8 A 14.8 13.6 5.2 270 450 H 10.2")

    private static let chevron = SymbolDrawing(strokes: "M 15.4 4.4 L 7.8 12 L 15.4 19.6")

    private static let circleArrow = SymbolDrawing(
        strokes: "M 12.2 1.9 L 15.6 5.2 L 12.2 8.6 M 19.6 13 A 12 13 7.7 0 286")

    private static let arrows: [String: SymbolDrawing] = [
        "arrow.uturn.backward": uTurn,
        "arrow.uturn.forward": uTurn.mirrored,
        "arrow.clockwise": circleArrow,
        "arrow.counterclockwise": circleArrow.mirrored,
        "chevron.left": chevron,
        "chevron.backward": chevron,
        "chevron.right": chevron.mirrored,
        "chevron.forward": chevron.mirrored,
        "chevron.up": SymbolDrawing(strokes: "M 4.4 15.6 L 12 8 L 19.6 15.6"),
        "chevron.down": SymbolDrawing(strokes: "M 4.4 8.4 L 12 16 L 19.6 8.4"),
        "arrowshape.turn.up.left": SymbolDrawing(
            strokes: """
                M 2.6 11 L 10 4.4 V 8.4 C 16.6 8.6 20.8 12 21.4 19.6 C 19 15.6 15.4 13.8 10 13.7 \
                V 17.7 Z
                """),
        "square.and.arrow.up": SymbolDrawing(
            strokes: "\(openBox) M 12 14.6 V 2.4 M 8.2 5.9 L 12 2.1 L 15.8 5.9"),
        "square.and.arrow.down": SymbolDrawing(
            strokes: "\(openBox) M 12 2.2 V 14.4 M 8.2 10.9 L 12 14.7 L 15.8 10.9"),
    ]

    /// A box whose top is open in the middle.
    private static let openBox = """
        M 8.6 8.4 H 7.2 Q 4.8 8.4 4.8 10.8 V 19 Q 4.8 21.4 7.2 21.4 H 16.8 Q 19.2 21.4 19.2 19 \
        V 10.8 Q 19.2 8.4 16.8 8.4 H 15.4
        """

    // MARK: Objects

    private static let objects: [String: SymbolDrawing] = [
        "trash": SymbolDrawing(
            strokes: """
                M 3.8 6 H 20.2 M 8.8 5.8 V 4.6 Q 8.8 2.7 10.7 2.7 H 13.3 Q 15.2 2.7 15.2 4.6 V 5.8 \
                M 5.6 6.2 L 6.3 19 Q 6.4 21.3 8.7 21.3 H 15.3 Q 17.6 21.3 17.7 19 L 18.4 6.2 \
                M 9 9.8 L 9.3 17.6 M 12 9.8 V 17.6 M 15 9.8 L 14.7 17.6
                """),
        "folder": SymbolDrawing(
            strokes: """
                M 2.6 9.8 H 21.4 M 2.6 16.8 V 6.8 Q 2.6 4.6 4.8 4.6 H 8.1 Q 9.1 4.6 9.8 5.2 L 10.6 5.9 \
                Q 11.3 6.5 12.3 6.5 H 19.2 Q 21.4 6.5 21.4 8.7 V 16.8 Q 21.4 19.2 19 19.2 H 5 \
                Q 2.6 19.2 2.6 16.8 Z
                """),
        "square.and.pencil": SymbolDrawing(
            strokes: """
                M 13.2 4.6 H 6.4 Q 3.6 4.6 3.6 7.4 V 17.8 Q 3.6 20.6 6.4 20.6 H 16.8 \
                Q 19.6 20.6 19.6 17.8 V 11.2 \
                M 9.4 15 L 10.1 12.1 L 18.7 3.5 Q 19.5 2.7 20.3 3.5 L 20.8 4 Q 21.6 4.8 20.8 5.6 \
                L 12.2 14.2 Z
                """),
        "pencil": SymbolDrawing(
            strokes: """
                M 3.4 20.6 L 4.7 15.8 L 16.2 4.3 Q 17.2 3.3 18.2 4.3 L 19.7 5.8 Q 20.7 6.8 19.7 7.8 \
                L 8.2 19.3 Z M 14.2 6.4 L 17.6 9.8
                """),
        "magnifyingglass": SymbolDrawing(strokes: "O 10.2 10.2 6.8 M 15.2 15.2 L 20.8 20.8"),
        "book": SymbolDrawing(
            strokes: """
                M 12 6.2 C 9.6 4.2 5.6 3.9 2.4 5.2 V 18.8 C 5.6 17.5 9.6 17.8 12 19.8 \
                C 14.4 17.8 18.4 17.5 21.6 18.8 V 5.2 C 18.4 3.9 14.4 4.2 12 6.2 Z V 19.6
                """),
        "camera": SymbolDrawing(
            strokes: """
                M 8.9 4.3 H 15.1 Q 16 4.3 16.5 5.1 L 17.2 6.2 Q 17.6 6.8 18.4 6.8 H 19.2 \
                Q 21.6 6.8 21.6 9.2 V 17.4 Q 21.6 19.8 19.2 19.8 H 4.8 Q 2.4 19.8 2.4 17.4 V 9.2 \
                Q 2.4 6.8 4.8 6.8 H 5.6 Q 6.4 6.8 6.8 6.2 L 7.5 5.1 Q 8 4.3 8.9 4.3 Z O 12 13 3.9
                """),
        "photo": SymbolDrawing(
            strokes: """
                B 2.6 4.4 18.8 15.2 2.6 M 2.9 16.4 L 7.6 12.2 Q 8.4 11.5 9.2 12.2 L 16.4 19.4 \
                M 13.2 16 L 15.6 13.8 Q 16.4 13.1 17.2 13.8 L 21.2 17.4
                """, fills: "O 15.6 8.8 0.9"),
        "paintpalette": SymbolDrawing(
            strokes: """
                M 12 3.2 C 17.2 3.2 21.4 6.8 21.4 11.3 C 21.4 14.4 19.2 15.9 16.6 15.9 \
                C 15.8 15.9 15.3 15.8 14.7 15.8 C 13.4 15.8 12.9 16.7 13.3 17.7 \
                C 13.9 19.3 13.7 20.8 12 20.8 C 6.6 20.8 2.6 16.9 2.6 12 C 2.6 7.1 6.8 3.2 12 3.2 Z
                """, fills: "O 7.2 12.4 0.55 M 9.5 8 O 8.9 8 0.55 O 13.5 6.9 0.55 O 17.4 9.8 0.55"),
        "scribble": SymbolDrawing(
            strokes: """
                M 3.2 11.6 C 5.6 6.4 10.4 3 11.6 4.6 C 13 6.6 4 15.4 5.6 17 C 7.2 18.6 14.8 7.4 17 8.6 \
                C 19.2 9.8 11 18.4 12.6 19.6 C 13.8 20.4 17.6 16.4 20.8 13.2
                """),
        "paintbrush.pointed": SymbolDrawing(
            strokes: """
                M 20.6 3.4 C 16.6 5.4 11.8 9.6 9.6 13 L 11.6 15 C 15 12.6 18.8 7.6 20.6 3.4 Z \
                M 8.6 13.9 C 6.4 13.7 5.2 15.2 5 17.2 C 4.9 18.6 4.2 19.6 3 20.2 \
                C 6.6 21.2 10.6 20.2 10.8 16 Z
                """),
        "star": SymbolDrawing(strokes: star),
        "star.fill": SymbolDrawing(fills: star),
        "heart": SymbolDrawing(strokes: heart),
        "heart.fill": SymbolDrawing(fills: heart),
        "doc": SymbolDrawing(
            strokes: """
                M 13.4 2.6 H 7.4 Q 5 2.6 5 5 V 19 Q 5 21.4 7.4 21.4 H 16.6 Q 19 21.4 19 19 V 8.2 Z \
                M 13.4 2.6 V 6 Q 13.4 8.2 15.6 8.2 H 19
                """),
    ]

    private static let star = """
        M 12 2.9 L 14.7 8.9 L 21.2 9.5 L 16.3 13.9 L 17.7 20.3 L 12 17 L 6.3 20.3 L 7.7 13.9 \
        L 2.8 9.5 L 9.3 8.9 Z
        """

    private static let heart = """
        M 12 20.4 C 6.4 16.4 2.6 13 2.6 8.9 C 2.6 6 4.8 3.9 7.4 3.9 C 9.3 3.9 10.9 4.9 12 6.7 \
        C 13.1 4.9 14.7 3.9 16.6 3.9 C 19.2 3.9 21.4 6 21.4 8.9 C 21.4 13 17.6 16.4 12 20.4 Z
        """

    // MARK: Playback

    private static let forward = SymbolDrawing(
        fills: "M 3.2 6.4 V 17.6 L 11.2 12 Z M 12.8 6.4 V 17.6 L 20.8 12 Z")

    private static let playback: [String: SymbolDrawing] = [
        "play.fill": SymbolDrawing(fills: "M 7 4.8 V 19.2 L 19 12 Z"),
        "pause.fill": SymbolDrawing(
            fills: "B 6.6 5 3 14 0.3 B 14.4 5 3 14 0.3"),
        "stop.fill": SymbolDrawing(fills: "B 5.8 5.8 12.4 12.4 0.8"),
        "forward.fill": forward,
        "backward.fill": forward.mirrored,
    ]
}
