public import Foundation

// The older names of `==`.

extension CGPoint {
    /// Returns `true` if both coordinates are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns `true` if width and height are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns `true` if both are the same rectangle, whatever the signs of their sizes.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
