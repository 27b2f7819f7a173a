public import CoreGraphics

/// A horizontal position of a view or layout guide.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    nonisolated deinit {}
}

extension NSLayoutXAxisAnchor {
    /// The distance from this anchor to another one, as a length for constraints.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(otherAnchor.operand, from: operand)
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
