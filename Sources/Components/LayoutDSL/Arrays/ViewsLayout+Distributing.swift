public import UIKit

extension ViewsLayout {
    /// Gives the views equal lengths and equal gaps, one after the other along an axis of their superview.
    ///
    /// Along the horizontal axis the first view is at the leading edge, so that the order turns with the language.
    ///
    /// - Parameters:
    ///   - axis: Where the views are lined up.
    ///   - spacing: The gap between two neighbours, in points.
    ///   - leadSpacing: The gap before the first view, in points.
    ///   - tailSpacing: The gap after the last view, in points.
    /// - Precondition: There are two views at least, and they have a common superview.
    @discardableResult
    public func distribute(
        along axis: NSLayoutConstraint.Axis, fixedSpacing spacing: CGFloat,
        leadSpacing: CGFloat = 0, tailSpacing: CGFloat = 0
    ) -> [LayoutConstraint] {
        let container = requiredContainer()
        let line = Line(axis: axis)
        var previous: UIView?
        return views.flatMap { view in
            defer { previous = view }
            return view.layout.make {
                if let previous {
                    $0[line.length].equal(to: previous)
                    $0[line.start].equal(to: ItemAttribute(item: previous, attribute: line.end))
                        .offset(spacing)
                } else {
                    $0[line.start].equal(to: container).offset(leadSpacing)
                }
                if view === views.last { $0[line.end].equal(to: container).offset(-tailSpacing) }
            }
        }
    }

    /// Gives the views one fixed length and equal gaps, which fill an axis of their superview.
    ///
    /// View `i` of `n` ends at the share `i / (n - 1)` of the superview, moved by `(1 - i / (n - 1)) · (length + lead) - i · tail /
    /// (n - 1)`, so that the gaps grow and shrink with the superview. Along the horizontal axis the first view is on the side that
    /// text starts on when this is called.
    ///
    /// - Parameters:
    ///   - axis: Where the views are lined up.
    ///   - length: The width or height of every view, in points.
    ///   - leadSpacing: The gap before the first view, in points.
    ///   - tailSpacing: The gap after the last view, in points.
    /// - Precondition: There are two views at least, and they have a common superview.
    @discardableResult
    public func distribute(
        along axis: NSLayoutConstraint.Axis, fixedItemLength length: CGFloat,
        leadSpacing: CGFloat = 0, tailSpacing: CGFloat = 0
    ) -> [LayoutConstraint] {
        let container = requiredContainer()
        let line = Line(axis: axis)
        // Multiples of places are measured from the left, in every language.
        let isMirrored =
            axis == .horizontal && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (lead, tail) = isMirrored ? (tailSpacing, leadSpacing) : (leadSpacing, tailSpacing)
        let gaps = CGFloat(views.count - 1)
        return (isMirrored ? views.reversed() : views).enumerated().flatMap { index, view in
            view.layout.make {
                $0[line.length].equal(to: length)
                switch index {
                case 0: $0[line.low].equal(to: container).offset(lead)
                case views.count - 1: $0[line.high].equal(to: container).offset(-tail)
                default:
                    let share = CGFloat(index) / gaps
                    $0[line.high].equal(to: container).multiplied(by: share)
                        .offset((1 - share) * (length + lead) - share * tail)
                }
            }
        }
    }

    private func requiredContainer() -> UIView {
        precondition(
            views.count > 1,
            "Views to distribute: \(views.count). At least two are needed; a single one can be centred."
        )
        let container = views.dropFirst().reduce(views[0].superview) { common, view in
            view.superview.flatMap { common?.closestCommonSuperview(with: $0) }
        }
        guard let container else {
            preconditionFailure(
                """
                \(views.map(\.nameInMessages).joined(separator: ", ")) have no common superview to be distributed in. Add them to \
                one view first.
                """)
        }
        return container
    }
}

/// The names that attributes have along an axis.
private struct Line {
    let length: NSLayoutConstraint.Attribute

    /// The sides in the order of reading.
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute

    /// The sides in the order of coordinates.
    let low: NSLayoutConstraint.Attribute
    let high: NSLayoutConstraint.Attribute

    init(axis: NSLayoutConstraint.Axis) {
        switch axis {
        case .horizontal:
            (length, start, end, low, high) = (.width, .leading, .trailing, .left, .right)
        default:
            (length, start, end, low, high) = (.height, .top, .bottom, .top, .bottom)
        }
    }
}

extension LayoutMaker {
    /// The chain of an attribute that is known only when the app runs.
    fileprivate subscript(attribute: NSLayoutConstraint.Attribute) -> AttributeChain<Kinds.Mixed> {
        AttributeChain<Kinds.Mixed>(plan: plan, attributes: [attribute])
    }
}
