import CoreGraphics

// Equivalent to Foundation's operators, but without a call into Foundation, of which each change of
// a view's position made several.

extension CGPoint {
    /// Returns `true` if both coordinates are equal to those of `other`.
    package nonisolated func isSame(as other: CGPoint) -> Bool { x == other.x && y == other.y }
}

extension CGRect {
    /// Returns `true` if all four numbers are equal to those of `other`.
    package nonisolated func isSame(as other: CGRect) -> Bool {
        origin.isSame(as: other.origin) && size.isSame(as: other.size)
    }
}

extension CGSize {
    /// Returns `true` if both lengths are equal to those of `other`.
    package nonisolated func isSame(as other: CGSize) -> Bool {
        width == other.width && height == other.height
    }
}
