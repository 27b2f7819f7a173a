public import Foundation

// Geometry prints as with Apple's: `print(rect)` writes `(1.0, 2.0, 30.0, 40.0)`.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, as in `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height, as in `(30.0, 40.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the size, as in `(1.0, 2.0, 30.0, 40.0)`.
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}
