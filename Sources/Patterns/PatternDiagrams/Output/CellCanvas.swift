import FoundationGaps

/// A sheet of character cells, on which lines join where they meet.
struct CellCanvas {
    /// The sides to which a line leads from the middle of a cell.
    private struct Sides: OptionSet, Hashable {
        let rawValue: UInt8

        static let up = Sides(rawValue: 1)
        static let down = Sides(rawValue: 2)
        static let left = Sides(rawValue: 4)
        static let right = Sides(rawValue: 8)
    }

    private struct Cell {
        var sides: Sides = []
        var isDashed = false

        /// A character that covers the lines; an empty one is the right half of the one before.
        var text: String?

        var style: Style = []
    }

    /// How a terminal shows text, if it can.
    struct Style: OptionSet, Hashable {
        let rawValue: UInt8

        static let italic = Style(rawValue: 1)
        static let underlined = Style(rawValue: 2)
        static let bold = Style(rawValue: 4)
    }

    private let width: Int
    private let height: Int
    private var cells: [Cell]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        cells = Array(repeating: Cell(), count: width * height)
    }

    private mutating func change(x: Int, y: Int, _ body: (inout Cell) -> Void) {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return }
        body(&cells[y * width + x])
    }

    /// Draws a straight line from the middle of one cell to that of another.
    mutating func line(from start: Point, to end: Point, isDashed: Bool = false) {
        let isVertical = start.x == end.x
        let (first, last) =
            isVertical
            ? (min(start.y, end.y), max(start.y, end.y))
            : (min(start.x, end.x), max(start.x, end.x))
        for position in first...last {
            change(x: isVertical ? start.x : position, y: isVertical ? position : start.y) { cell in
                let isNew = cell.sides.isEmpty
                if position > first { cell.sides.insert(isVertical ? .up : .left) }
                if position < last { cell.sides.insert(isVertical ? .down : .right) }
                cell.isDashed = isDashed && (isNew || cell.isDashed)
            }
        }
    }

    /// Empties cells.
    mutating func clear(_ frame: Frame) {
        for y in frame.minY..<frame.maxY {
            for x in frame.minX..<frame.maxX { change(x: x, y: y) { $0 = Cell() } }
        }
    }

    /// Draws an outline in the outermost cells of a frame.
    mutating func outline(_ frame: Frame) {
        let (right, bottom) = (frame.maxX - 1, frame.maxY - 1)
        line(from: Point(frame.minX, frame.minY), to: Point(right, frame.minY))
        line(from: Point(frame.minX, bottom), to: Point(right, bottom))
        line(from: Point(frame.minX, frame.minY), to: Point(frame.minX, bottom))
        line(from: Point(right, frame.minY), to: Point(right, bottom))
    }

    /// Writes text over what is there.
    mutating func write(_ text: String, x: Int, y: Int, style: Style = []) {
        var x = x
        for character in text {
            change(x: x, y: y) {
                $0.text = String(character)
                $0.style = style
            }
            if TextWidth.columns(of: character) == 2 {
                change(x: x + 1, y: y) { $0.text = "" }
                x += 1
            }
            x += 1
        }
    }

    // MARK: The finished text

    /// The rows as lines of text, without spaces at their ends.
    ///
    /// - Parameter isStyled: Pass `true` to write terminal escape sequences for bold, italic and
    ///   underlined.
    func text(isStyled: Bool) -> String {
        (0..<height).map { y in
            var line = ""
            var style: Style = []
            let row = cells[(y * width)..<((y + 1) * width)]
            let end = row.lastIndex { $0.text != nil && $0.text != " " || !$0.sides.isEmpty }
            for cell in row.prefix(through: end ?? row.startIndex - 1) {
                if isStyled, cell.style != style {
                    style = cell.style
                    line += Self.escape(for: style)
                }
                line += cell.text ?? Self.character(for: cell)
            }
            if isStyled, !style.isEmpty { line += Self.escape(for: []) }
            return line
        }.joined(separator: "\n") + "\n"
    }

    private static func escape(for style: Style) -> String {
        var codes = ["0"]
        if style.contains(.bold) { codes.append("1") }
        if style.contains(.italic) { codes.append("3") }
        if style.contains(.underlined) { codes.append("4") }
        return "\u{1B}[\(codes.joined(separator: ";"))m"
    }

    private static func character(for cell: Cell) -> String {
        switch cell.sides {
        case []: " "
        case [.up, .down], .up, .down: cell.isDashed ? "┆" : "│"
        case [.left, .right], .left, .right: cell.isDashed ? "┄" : "─"
        case [.down, .right]: "┌"
        case [.down, .left]: "┐"
        case [.up, .right]: "└"
        case [.up, .left]: "┘"
        case [.up, .down, .right]: "├"
        case [.up, .down, .left]: "┤"
        case [.down, .left, .right]: "┬"
        case [.up, .left, .right]: "┴"
        default: "┼"
        }
    }
}
