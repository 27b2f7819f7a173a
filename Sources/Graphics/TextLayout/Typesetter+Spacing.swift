import CoreGraphics

extension Typesetter {
    /// The halves of the space after the first and last characters of a line, in points, which
    /// UIKit includes in the width and Pango does not: it divides space between both sides of
    /// characters, and omits the outer halves.
    struct OuterSpacing {
        let first: CGFloat
        let last: CGFloat

        static let none = OuterSpacing(first: 0, last: 0)

        var sum: CGFloat { first + last }
    }

    /// Returns the width of a line with all the space after its characters.
    func width(of line: ShapedLine) -> CGFloat {
        guard !line.isRightToLeft else { return line.width }
        let spacing = outerSpacing(of: line.range, isTruncated: line.isTruncated)
        return line.width + max(spacing.sum, -line.width)
    }

    /// Returns the outer space of a line with these code units, written from left to right.
    ///
    /// - Parameter isTruncated: `true` if the line may end with an ellipsis, which has no kern.
    func outerSpacing(of range: Range<Int>, isTruncated: Bool = false) -> OuterSpacing {
        guard !range.isEmpty else { return .none }
        let characters = TrackedCharacters(bytes[...])
        let start = position.byte(ofCodeUnit: range.lowerBound)
        let end = position.byte(ofCodeUnit: range.upperBound)
        func half(_ unit: Int, isTracked: Bool) -> CGFloat {
            let attributes = text.attributes(at: unit)
            let kern = isTruncated ? 0 : attributes.kern
            guard isTracked, attributes.box == nil else { return kern / 2 }
            return (kern + attributes.font.tracking) / 2
        }
        return OuterSpacing(
            first: half(range.lowerBound, isTracked: characters.isTracked(at: start) ?? true),
            last: half(
                range.upperBound - 1,
                isTracked: isTruncated || characters.isTracked(before: end)))
    }
}
