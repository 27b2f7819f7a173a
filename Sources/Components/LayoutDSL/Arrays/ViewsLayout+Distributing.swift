public import UIKit

extension ViewsLayout {
    /// Gives the views equal lengths and a fixed spacing along an axis of their superview.
    ///
    /// Along the horizontal axis the first view is at the leading edge, so that the order follows
    /// the language's direction.
    ///
    /// - Parameters:
    ///   - axis: The axis along which the views are distributed.
    ///   - spacing: The gap between neighbours, in points.
    ///   - leadSpacing: The gap before the first view, in points.
    ///   - tailSpacing: The gap after the last view, in points.
    /// - Precondition: There are at least two views, and they have a common superview.
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

    /// Gives the views a fixed length and equal gaps that fill an axis of their superview.
    ///
    /// View `i` of `n` ends at the fraction `i / (n - 1)` of the superview, offset by `(1 - i / (n
    /// - 1)) · (length + lead) - i · tail / (n - 1)`, so that the gaps change with the superview's
    /// size. Along the horizontal axis the first view is at the leading edge of the direction at
    /// the time of the call.
    ///
    /// - Parameters:
    ///   - axis: The axis along which the views are distributed.
    ///   - length: The width or height of every view, in points.
    ///   - leadSpacing: The gap before the first view, in points.
    ///   - tailSpacing: The gap after the last view, in points.
    /// - Precondition: There are at least two views, and they have a common superview.
    @discardableResult
    public func distribute(
        along axis: NSLayoutConstraint.Axis, fixedItemLength length: CGFloat,
        leadSpacing: CGFloat = 0, tailSpacing: CGFloat = 0
    ) -> [LayoutConstraint] {
        let container = requiredContainer()
        let line = Line(axis: axis)
        // Multipliers of positions are relative to the left edge in every language.
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
        requires(
            views.count > 1,
            "Views to distribute: \(views.count). At least two are needed; a single one can be centred."
        )
        let container = views.dropFirst().reduce(views[0].superview) { common, view in
            view.superview.flatMap { common?.closestCommonSuperview(with: $0) }
        }
        guard let container else {
            fatalError(
                """
                \(views.map(\.displayName).joined(separator: ", ")) have no common superview. Add them to \
                one view before distributing them.
                """)
        }
        return container
    }
}

/// The attributes along an axis.
private struct Line {
    let length: NSLayoutConstraint.Attribute

    /// The edges in reading order.
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute

    /// The edges in coordinate order.
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
    /// Returns the chain of an attribute that is known only at run time.
    fileprivate subscript(attribute: NSLayoutConstraint.Attribute) -> AttributeChain<Kinds.Mixed> {
        AttributeChain<Kinds.Mixed>(plan: plan, attributes: [attribute])
    }
}
