public import CoreGraphics

/// A length of a view or layout guide, or the distance between two anchors.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    nonisolated deinit {}
}

extension NSLayoutDimension {
    /// This length at `c` points.
    public func constraint(
        equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.equal, nil, multiplier: 1, c, file, line)
    }

    /// This length at `c` points or more.
    public func constraint(
        greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, nil, multiplier: 1, c, file, line)
    }

    /// This length at `c` points or less.
    public func constraint(
        lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, nil, multiplier: 1, c, file, line)
    }

    /// This length at `m` times another one.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.equal, anchor, multiplier: m, 0, file, line)
    }

    /// This length at `m` times another one and `c` points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.equal, anchor, multiplier: m, c, file, line)
    }

    /// This length at `m` times another one or more.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor, multiplier: m, 0, file, line)
    }

    /// This length at `m` times another one and `c` points or more.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor, multiplier: m, c, file, line)
    }

    /// This length at `m` times another one or less.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor, multiplier: m, 0, file, line)
    }

    /// This length at `m` times another one and `c` points or less.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor, multiplier: m, c, file, line)
    }
}
