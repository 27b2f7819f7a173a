import CoreGraphics
public import Foundation

/// The area in which a layout manager sets text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The layout manager of the container, which a module above declares.
    package final weak var owner: (any TextContainerOwner)?

    /// The size in points. 0 or infinity is unlimited.
    open var size: CGSize { didSet { if size != oldValue { changed() } } }

    /// The areas that lines avoid, in the container's coordinates; none by default.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            exclusions = exclusionPaths.map { ExclusionArea($0.cgPath) }
            changed()
        }
    }

    private final var exclusions: [ExclusionArea] = []

    /// The margin at both ends of lines, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changed() } }
    }

    /// The maximum number of lines; 0, the default, for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { changed() } }
    }

    /// The end of the last line when text is left. Word wrapping by default.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { changed() } }
    }

    /// `true` if the width follows that of the text view.
    open var widthTracksTextView = false

    /// `true` if the height follows that of the text view.
    open var heightTracksTextView = false

    /// Creates a container.
    public init(size: CGSize) { self.size = size }

    /// Creates a container without bounds, whatever the coder holds.
    public required init(coder: NSCoder) { size = .zero }

    /// Creates a container without limits.
    public convenience override init() { self.init(size: .zero) }

    nonisolated deinit {}

    // MARK: Shape

    /// `true` if lines fill the whole width. A subclass that overrides
    /// ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`` returns `false`.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// Returns the part of a proposed line that is in the container, from the left.
    ///
    /// - Parameters:
    ///   - proposedRect: The line in the container's coordinates.
    ///   - characterIndex: The first character of the line.
    ///   - baseWritingDirection: The direction of the text.
    ///   - remainingRect: Set to what is left of the proposed line, to the right of the result.
    /// - Returns: The zero rectangle if no part is in the container.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let width = size.width > 0 && size.width < 1_000_000 ? size.width : proposedRect.maxX
        var left = max(proposedRect.minX, 0)
        let right = min(proposedRect.maxX, width)
        let excluded = exclusions.flatMap {
            $0.ranges(from: proposedRect.minY, to: proposedRect.maxY)
        }.sorted { $0.lowerBound < $1.lowerBound }
        for range in excluded where range.upperBound > left {
            let end = min(range.lowerBound, right)
            if end - left >= minimumLineWidth {
                let next = range.upperBound
                remainingRect?.pointee = CGRect(
                    x: next, y: proposedRect.minY, width: max(right - next, 0),
                    height: proposedRect.height)
                return CGRect(
                    x: left, y: proposedRect.minY, width: end - left, height: proposedRect.height)
            }
            left = max(left, range.upperBound)
        }
        guard right - left >= minimumLineWidth || excluded.isEmpty else { return .zero }
        return CGRect(
            x: left, y: proposedRect.minY, width: right - left, height: proposedRect.height)
    }

    /// The smallest width between two areas that lines fill, in points.
    private final var minimumLineWidth: CGFloat { 2 * lineFragmentPadding + 20 }

    /// The bottom of the lowest excluded area.
    package final var exclusionBottom: CGFloat {
        exclusions.map(\.bounds).filter { !$0.isNull }.map(\.maxY).max() ?? 0
    }

    /// The width for lines, in points; infinity without a limit.
    package final var lineWidth: CGFloat {
        guard size.width > 0, size.width < 1_000_000 else { return .infinity }
        return max(size.width - 2 * lineFragmentPadding, 1)
    }

    /// The height for lines, in points; infinity without a limit.
    package final var lineHeight: CGFloat {
        size.height > 0 && size.height < 1_000_000 ? size.height : .infinity
    }

    private final func changed() { owner?.containerDidChange() }
}

/// An object that lays out text in containers.
@MainActor package protocol TextContainerOwner: AnyObject {
    /// Called after a container changed.
    func containerDidChange()
}
