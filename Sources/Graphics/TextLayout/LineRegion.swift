package import CoreGraphics

/// The places for lines of a text that does not fill a rectangle, such as one that flows around an
/// image or through several columns.
package protocol LineRegion {
    /// Returns the first place for lines of height `height` at or below `top`; `nil` below the end.
    func room(below top: CGFloat, height: CGFloat) -> LineRoom?
}

/// A place for lines, in points from the layout's top left.
package struct LineRoom: Hashable, Sendable {
    /// The top of the lines.
    package let top: CGFloat

    /// The horizontal ranges for lines next to each other, from left to right, never empty.
    package let ranges: [ClosedRange<CGFloat>]

    package init(top: CGFloat, ranges: [ClosedRange<CGFloat>]) {
        self.top = top
        self.ranges = ranges
    }
}

/// The place of one line.
struct LinePlacement {
    let top: CGFloat

    /// The horizontal range for the line and its indents, unbounded if the text is.
    let range: ClosedRange<CGFloat>

    /// The ranges next to the line that are left for the following ones.
    let nextRanges: ArraySlice<ClosedRange<CGFloat>>

    /// The indent where the line starts.
    let head: CGFloat

    /// The indent where the line ends.
    let tail: CGFloat

    /// The width for characters.
    var width: CGFloat { max(range.upperBound - range.lowerBound - head - tail, 0) }

    /// Creates the place of a paragraph's line.
    ///
    /// - Parameters:
    ///   - top: The top of the line.
    ///   - ranges: The horizontal ranges at this height, of which the line fills the first.
    ///   - indents: The paragraph's indents.
    ///   - isFirst: `true` for the paragraph's first line.
    ///   - isRightToLeft: `true` if the line starts at the right edge.
    init(
        top: CGFloat, ranges: ArraySlice<ClosedRange<CGFloat>>, indents: TextIndents,
        isFirst: Bool, isRightToLeft: Bool
    ) {
        let range = ranges.first ?? 0...0
        self.top = top
        nextRanges = ranges.dropFirst()
        head = isFirst ? indents.firstHead : indents.head
        guard indents.tail > 0 else {
            self.range = range
            tail = -indents.tail
            return
        }
        tail = 0
        if isRightToLeft, range.upperBound.isFinite {
            let left = max(range.lowerBound, range.upperBound - indents.tail)
            self.range = left...range.upperBound
        } else {
            let right = min(range.upperBound, range.lowerBound + indents.tail)
            self.range = range.lowerBound...right
        }
    }
}
