public import CoreGraphics

/// A vertical position of a view or layout guide.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    nonisolated deinit {}
}

extension NSLayoutYAxisAnchor {
    /// The distance from this anchor to another one, as a length for constraints.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(otherAnchor.operand, from: operand)
    }

    /// This anchor the system's spacing below another one, times `multiplier`.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.equal, anchor, systemSpacing(below: anchor) * multiplier, file, line)
    }

    /// This anchor at least the system's spacing below another one, times `multiplier`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor, systemSpacing(below: anchor) * multiplier, file, line)
    }

    /// This anchor at most the system's spacing below another one, times `multiplier`.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor, systemSpacing(below: anchor) * multiplier, file, line)
    }
}

extension NSLayoutYAxisAnchor {
    /// Between edges the system's spacing; from baseline to baseline the same spacing between the
    /// texts themselves.
    private func systemSpacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
        var spacing = LayoutMetrics.systemSpacing
        if operand.attribute == .firstBaseline, let view = operand.node.item as? UIView {
            spacing += view.firstBaselineOffsetFromTop
        }
        if anchor.operand.attribute == .lastBaseline, let view = anchor.operand.node.item as? UIView
        {
            spacing += view.lastBaselineOffsetFromBottom
        }
        return spacing
    }
}
