public import CoreGraphics

/// A horizontal place of a view or layout guide.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    nonisolated deinit {}
}

extension NSLayoutXAxisAnchor {
    /// The distance from this anchor to another one, as a length that constraints can speak of.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(
            LayoutAnchorPoint(
                node: otherAnchor.point.node, attribute: otherAnchor.point.attribute,
                start: LayoutDistanceStart(node: point.node, attribute: point.attribute)))
    }

    /// This anchor the system's spacing after another one, times `multiplier`.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.equal, anchor, systemSpacing(after: anchor) * multiplier, file, line)
    }

    /// This anchor at least the system's spacing after another one, times `multiplier`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor, systemSpacing(after: anchor) * multiplier, file, line)
    }

    /// This anchor at most the system's spacing after another one, times `multiplier`.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor, systemSpacing(after: anchor) * multiplier, file, line)
    }
}

extension NSLayoutXAxisAnchor {
    private func systemSpacing(after anchor: NSLayoutXAxisAnchor) -> CGFloat {
        LayoutMetrics.systemSpacing
    }
}
