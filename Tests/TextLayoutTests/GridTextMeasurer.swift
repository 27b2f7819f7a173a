import CoreGraphics
import Foundation

@testable import TextLayout

/// Measures text as if every character filled one cell of a grid.
///
/// Needs no fonts, so a test's expected numbers are easy to compute. A character's width is
/// `cell.width` times its font's size and its height `cell.height` times the size; Chinese,
/// Japanese and Korean characters are two cells wide.
struct GridTextMeasurer: TextMeasuring {
    /// The size of one character at a font size of one point.
    let cell: CGSize

    init(cell: CGSize = CGSize(width: 0.5, height: 1.25)) {
        self.cell = cell
    }

    /// A fifth of the cell is below the baseline.
    func metrics(of font: TextFont) -> FontMetrics {
        let height = font.size * cell.height
        return FontMetrics(
            ascender: height * 0.8, descender: height * -0.2, leading: 0, capHeight: height * 0.6,
            xHeight: height * 0.4,
            underline: .init(offset: height * -0.1, thickness: height * 0.05),
            strikethrough: .init(offset: height * 0.2, thickness: height * 0.05))
    }

    func lines(
        of text: StyledText, paragraph: TextParagraph, fitting size: CGSize
    ) -> [TextLine] {
        let width = size.width.isNaN ? 0 : max(size.width, 0)
        let height = size.height.isNaN ? 0 : size.height
        var rows: [Row] = []
        var used: CGFloat = 0
        var isCut = false
        for row in self.rows(of: text, paragraph: paragraph, width: width) {
            let gap = rows.isEmpty ? 0 : paragraph.lineSpacing
            let isBeyondCount = paragraph.maximumLines > 0 && rows.count >= paragraph.maximumLines
            if !rows.isEmpty, isBeyondCount || used + gap + row.heights.height > height + 0.01 {
                isCut = true
                break
            }
            used += gap + row.heights.height
            rows.append(row)
        }
        if paragraph.lineBreakMode.truncates, width.isFinite, let last = rows.last,
            isCut || last.width > width
        {
            rows[rows.count - 1] = truncated(last, of: text, isCut: isCut, width: width)
        }
        return placed(rows, paragraph: paragraph, width: width)
    }

    /// A line before it is positioned.
    private struct Row {
        var range: Range<Int>
        var width: CGFloat
        var heights: LineHeights
        var isTruncated = false
    }

    /// A character and its width.
    private struct Cell {
        let range: Range<Int>
        let width: CGFloat
        let isSpace: Bool
        let isLineFeed: Bool
    }

    private func cells(of text: StyledText) -> [Cell] {
        var start = 0
        return text.string.map { character in
            let range = start..<(start + character.utf16.count)
            start = range.upperBound
            let attributes = text.attributes(at: range.lowerBound)
            let isWide = character.unicodeScalars.contains { $0.value >= 0x2E80 }
            return Cell(
                range: range,
                width: attributes.kern
                    + (attributes.box?.width ?? attributes.font.size * cell.width
                        * (isWide ? 2 : 1)),
                isSpace: character == " ", isLineFeed: character.isNewline)
        }
    }

    /// Returns all rows, ignoring the maximum number of lines.
    private func rows(of text: StyledText, paragraph: TextParagraph, width: CGFloat) -> [Row] {
        var rows: [Row] = []
        var line: [Cell] = []
        func finish(_ cells: [Cell], at start: Int, isWrapped: Bool) {
            let end = cells.last?.range.upperBound ?? start
            let shown =
                isWrapped ? cells[..<((cells.lastIndex { !$0.isSpace } ?? -1) + 1)] : cells[...]
            let range = (cells.first?.range.lowerBound ?? start)..<end
            let attributes = text.segments(in: range).map(\.attributes)
            rows.append(
                Row(
                    range: range, width: shown.reduce(0) { $0 + $1.width },
                    heights: LineHeights(of: attributes, in: paragraph, metrics: metrics)))
        }
        var start = 0
        var used: CGFloat = 0
        for cell in cells(of: text) {
            if cell.isLineFeed {
                finish(line, at: start, isWrapped: false)
                line = []
                used = 0
                start = cell.range.upperBound
                continue
            }
            if paragraph.wraps, !cell.isSpace, !line.isEmpty, used + cell.width > width {
                let space = line.lastIndex(where: \.isSpace)
                let breaksWords = paragraph.lineBreakMode == .byCharWrapping
                let end = breaksWords ? line.count : space.map { $0 + 1 } ?? line.count
                finish(Array(line[..<end]), at: start, isWrapped: true)
                line.removeFirst(end)
                used = line.reduce(0) { $0 + $1.width }
            }
            line.append(cell)
            used += cell.width
        }
        finish(line, at: start, isWrapped: false)
        return rows
    }

    /// Returns the part of `row` that fits, including the cell of the ellipsis.
    private func truncated(_ row: Row, of text: StyledText, isCut: Bool, width: CGFloat) -> Row {
        let all = cells(of: text).filter {
            $0.range.lowerBound >= row.range.lowerBound && !$0.isLineFeed
        }
        let ellipsis = text.attributes(at: row.range.lowerBound).font.size * cell.width
        var shown = ellipsis
        for cell in all where shown + cell.width <= width { shown += cell.width }
        var row = row
        row.range = row.range.lowerBound..<(all.last?.range.upperBound ?? row.range.upperBound)
        row.width = shown
        row.isTruncated = true
        return row
    }

    private func placed(_ rows: [Row], paragraph: TextParagraph, width: CGFloat) -> [TextLine] {
        let availableWidth = width.isFinite ? width : rows.map(\.width).max() ?? 0
        var top: CGFloat = 0
        return rows.map { row in
            defer { top += row.heights.height + paragraph.lineSpacing }
            let slack = max(availableWidth - row.width, 0)
            let share: CGFloat =
                switch paragraph.alignment {
                case .left, .justified: 0
                case .natural: paragraph.baseDirection == .rightToLeft ? 1 : 0
                case .center: 0.5
                case .right: 1
                }
            return TextLine(
                range: row.range,
                rect: CGRect(
                    x: slack * share, y: top, width: row.width, height: row.heights.height),
                baseline: top + row.heights.baseline, isTruncated: row.isTruncated)
        }
    }
}
