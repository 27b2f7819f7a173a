package import CoreGraphics

// Foundation's operators say the same, by a call into Foundation, which each change of a view's place made several times.

extension CGPoint {
    /// Whether both numbers are those of `other`.
    package nonisolated func isSame(as other: CGPoint) -> Bool { x == other.x && y == other.y }
}

extension CGRect {
    /// Whether all four numbers are those of `other`.
    package nonisolated func isSame(as other: CGRect) -> Bool {
        origin.isSame(as: other.origin) && size.isSame(as: other.size)
    }
}

extension CGSize {
    /// Whether both lengths are those of `other`.
    package nonisolated func isSame(as other: CGSize) -> Bool {
        width == other.width && height == other.height
    }
}
