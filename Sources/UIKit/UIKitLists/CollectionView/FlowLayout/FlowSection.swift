import CoreGraphics
import FoundationGaps

/// The metrics of one section of a flow layout, in axes: `across` runs along a line of items,
/// `along` in the direction of scrolling.
nonisolated struct FlowMetrics: Hashable {
    var count: Int

    /// The sizes of the items: one for all, or one for each.
    var sizes: Sizes

    /// The distances from the edges: at the start and the end, across and along.
    var acrossInsets: (start: CGFloat, end: CGFloat) { (insets[0], insets[1]) }
    var alongInsets: (start: CGFloat, end: CGFloat) { (insets[2], insets[3]) }
    var insets: [CGFloat]
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGFloat
    var footer: CGFloat

    enum Sizes: Hashable {
        case equal(CGSize)
        case each([CGSize])

        /// Sizes, as one if they are equal.
        init(_ sizes: [CGSize]) {
            if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
                self = .equal(first)
            } else {
                self = .each(sizes)
            }
        }
    }
}

/// The geometry of one section. A rectangle's x runs across, its y along, and y counts from the
/// start of the section.
///
/// Lines take as many items as fit. Full lines are justified. In a section of items of one size,
/// the last line has the distances of the full ones; in others, it begins at the start with the
/// smallest distance. A line of one item is centred, and items are centred across their line.
nonisolated struct FlowSection {
    let metrics: FlowMetrics

    /// The length from the start of the header to the end of the footer.
    private(set) var length: CGFloat = 0

    /// The start of the first line.
    private let linesStart: CGFloat
    private var lines = Lines.grid(Grid())

    private enum Lines {
        case grid(Grid)
        case list(frames: [CGRect], starts: [Line])
    }

    /// Equal items in columns.
    private struct Grid {
        var columns = 1
        var first: CGFloat = 0
        var stride: CGFloat = 0
        var size = CGSize.zero
        var lineStride: CGFloat = 0
    }

    private struct Line {
        var first: Int
        var start: CGFloat
        var end: CGFloat
    }

    /// Lays out a section.
    ///
    /// - Parameter width: The length of a line, with the insets of the section.
    init(_ metrics: FlowMetrics, width: CGFloat) {
        self.metrics = metrics
        linesStart = metrics.header + metrics.alongInsets.start
        let width = max(0, width - metrics.acrossInsets.start - metrics.acrossInsets.end)
        let end: CGFloat
        switch metrics.sizes {
        case .equal(let size): end = layOutGrid(size, width)
        case .each(let sizes): end = layOutLines(sizes, width)
        }
        length = end + metrics.alongInsets.end + metrics.footer
    }

    private mutating func layOutGrid(_ size: CGSize, _ width: CGFloat) -> CGFloat {
        guard metrics.count > 0 else { return linesStart }
        let spacing = metrics.itemSpacing
        // The tolerance accepts widths such as a third of the line.
        let fitting = ((width + spacing) / max(size.width + spacing, 1e-9) + 1e-6).rounded(.down)
        let columns = max(1, Int(min(fitting, 1e6)))
        let gap = columns > 1 ? (width - CGFloat(columns) * size.width) / CGFloat(columns - 1) : 0
        let grid = Grid(
            columns: columns,
            first: metrics.acrossInsets.start + (columns == 1 ? (width - size.width) / 2 : 0),
            stride: size.width + gap, size: size, lineStride: size.height + metrics.lineSpacing)
        lines = .grid(grid)
        let count = (metrics.count + columns - 1) / columns
        return linesStart + CGFloat(count) * grid.lineStride - metrics.lineSpacing
    }

    private mutating func layOutLines(_ sizes: [CGSize], _ width: CGFloat) -> CGFloat {
        var frames: [CGRect] = []
        frames.reserveCapacity(sizes.count)
        var starts: [Line] = []
        var y = linesStart
        var first = 0
        while first < sizes.count {
            var end = first + 1
            var used = sizes[first].width
            while end < sizes.count,
                used + metrics.itemSpacing + sizes[end].width <= width + 1e-6
            {
                used += metrics.itemSpacing + sizes[end].width
                end += 1
            }
            let items = sizes[first..<end]
            let height = items.reduce(0) { max($0, $1.height) }
            let sum = items.reduce(0) { $0 + $1.width }
            var gap = metrics.itemSpacing
            var x = metrics.acrossInsets.start
            if end < sizes.count {
                if items.count > 1 {
                    gap = (width - sum) / CGFloat(items.count - 1)
                } else {
                    x += (width - sum) / 2
                }
            }
            for size in items {
                frames.append(
                    CGRect(
                        x: x, y: y + (height - size.height) / 2, width: size.width,
                        height: size.height))
                x += size.width + gap
            }
            starts.append(Line(first: first, start: y, end: y + height))
            y += height + metrics.lineSpacing
            first = end
        }
        lines = .list(frames: frames, starts: starts)
        return starts.isEmpty ? linesStart : y - metrics.lineSpacing
    }

    // MARK: Questions

    /// Returns the rectangle of an item.
    func frame(of item: Int) -> CGRect {
        switch lines {
        case .grid(let grid):
            let (line, column) = item.quotientAndRemainder(dividingBy: grid.columns)
            return CGRect(
                x: grid.first + CGFloat(column) * grid.stride,
                y: linesStart + CGFloat(line) * grid.lineStride, width: grid.size.width,
                height: grid.size.height)
        case .list(let frames, _): return frames[item]
        }
    }

    /// Returns the items of the lines that meet a range along the section.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard metrics.count > 0, end > start else { return 0..<0 }
        switch lines {
        case .grid(let grid):
            let stride = max(grid.lineStride, 1e-9)
            let first = max(0, ((start - linesStart) / stride).rounded(.down))
            let last = ((end - linesStart) / stride).rounded(.up)
            guard last > first else { return 0..<0 }
            let lower = min(metrics.count, Int(min(first, 1e9)) * grid.columns)
            let upper = min(metrics.count, Int(min(last, 1e9)) * grid.columns)
            return lower..<max(lower, upper)
        case .list(_, let starts):
            let first = starts.partitioningIndex { $0.end > start }
            let last = starts.partitioningIndex { $0.start >= end }
            guard first < last else { return 0..<0 }
            return starts[first].first..<(last < starts.count ? starts[last].first : metrics.count)
        }
    }
}
