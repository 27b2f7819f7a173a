extension LayoutWorkload {
    /// W4: a list of cells with a picture, two labels and a button that keeps its size: 28
    /// relations a cell.
    public static let cells = LayoutWorkload(
        name: "W4", summary: "N cells of 5 boxes and 28 relations",
        makeSystem: { cellsSystem(count: $0, button: .keepsItsSize) },
        arithmetic: { count, rootWidth, frames in
            layOutCells(
                count: count, rootWidth: rootWidth, button: .keepsItsSize, into: &frames)
        })

    /// W4d: the same cells with every content priority at UIKit's default, so that where the title
    /// is too long, title and button are equals.
    public static let cellsWithDefaults = LayoutWorkload(
        name: "W4d", summary: "N cells, every content priority at its default",
        makeSystem: { cellsSystem(count: $0, button: .asUIKitHasIt) },
        arithmetic: { count, rootWidth, frames in
            layOutCells(
                count: count, rootWidth: rootWidth, button: .asUIKitHasIt, into: &frames)
        })

    /// The content priorities of a cell's button.
    public enum CellButton: Sendable {
        /// One more than the labels.
        case keepsItsSize

        /// Those of the labels, which come first.
        case asUIKitHasIt

        var hugging: Float { self == .keepsItsSize ? 251 : 250 }

        var compression: Float { self == .keepsItsSize ? 751 : 750 }
    }

    private static func cellsSystem(count: Int, button: CellButton) -> LayoutSystem {
        var system = LayoutSystem()
        for index in 0..<count {
            system.makePart { $0.makeCell(index, in: $0.root, button: button) }
        }
        return system
    }

    private static func layOutCells(
        count: Int, rootWidth: Double, button: CellButton, into frames: inout [LayoutFrame]
    ) {
        frames[0] = LayoutFrame(0, 0, rootWidth, 736)
        for index in 0..<count {
            layOutCell(
                index, width: rootWidth, button: button, firstBox: index * 5 + 1, into: &frames)
        }
    }

    /// Computes a cell's five frames by plain arithmetic.
    static func layOutCell(
        _ index: Int, width: Double, button: CellButton, firstBox: Int,
        into frames: inout [LayoutFrame]
    ) {
        let content = CellContent(index)
        // From the labels' left edge to where a button would begin if it had no width at all.
        let room = width - 16 - 8 - 68
        let widestLabel = max(content.titleWidth, content.subtitleWidth)
        let shrunken = min(64, max(0, room - widestLabel))
        let buttonWidth = button == .keepsItsSize ? 64 : shrunken
        let labelRoom = room - buttonWidth
        frames[firstBox] = LayoutFrame(0, 72 * Double(index), width, 72)
        frames[firstBox + 1] = LayoutFrame(16, 16, 40, 40)
        frames[firstBox + 2] = LayoutFrame(68, 14, min(content.titleWidth, labelRoom), 20)
        frames[firstBox + 3] = LayoutFrame(68, 38, min(content.subtitleWidth, labelRoom), 17)
        frames[firstBox + 4] = LayoutFrame(width - 16 - buttonWidth, 21, buttonWidth, 30)
    }
}

/// The content widths of a cell's two labels, in points. Every fourth title is too long for the
/// screen.
struct CellContent {
    let titleWidth: Double
    let subtitleWidth: Double

    init(_ index: Int) {
        var hash = UInt32(truncatingIfNeeded: index) &* 2_654_435_761
        hash ^= hash >> 15
        titleWidth = hash & 3 == 0 ? 500 : 60 + Double((hash >> 4) % 150)
        subtitleWidth = 80 + Double((hash >> 9) % 160)
    }
}

extension LayoutSystem {
    /// The indices, in a cell's relations, of those for the title's content width: hugging and
    /// compression.
    public static let cellTitleWidthRelations = 16...17

    /// Makes a cell: its own frame, then picture, title, subtitle and button in it.
    @discardableResult
    mutating func makeCell(
        _ index: Int, in holder: LayoutBox, button priorities: LayoutWorkload.CellButton
    ) -> LayoutBox {
        let cell = makeBox()
        let picture = makeBox()
        let title = makeBox()
        let subtitle = makeBox()
        let button = makeBox()
        require(
            cell.left == 0, cell.top == 72 * Double(index), cell.width == holder.width,
            cell.height == 72)
        require(
            picture.left == 16, picture.width == 40, picture.height == 40,
            picture.centerY == 0.5 * cell.height)
        require(
            title.left == picture.right + 12, title.top == 14, title.right <= button.left - 8)
        require(
            subtitle.left == title.left, subtitle.top == title.bottom + 4,
            subtitle.right <= button.left - 8)
        require(button.right == cell.width - 16, button.centerY == 0.5 * cell.height)
        let content = CellContent(index)
        setContentSize(content.titleWidth, 20, of: title)
        setContentSize(content.subtitleWidth, 17, of: subtitle)
        setContentSize(
            64, 30, of: button, hugging: priorities.hugging, compression: priorities.compression)
        return cell
    }
}
