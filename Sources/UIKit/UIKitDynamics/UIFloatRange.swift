public import Foundation

/// A range of numbers.
public nonisolated struct UIFloatRange: Hashable, Sendable {
    /// The least number.
    public var minimum: CGFloat

    /// The greatest number.
    public var maximum: CGFloat

    /// The range of zero alone.
    public init() { (minimum, maximum) = (0, 0) }

    /// A range between two numbers.
    public init(minimum: CGFloat, maximum: CGFloat) {
        (self.minimum, self.maximum) = (minimum, maximum)
    }

    /// The range of zero alone.
    public static let zero = UIFloatRange()

    /// The range of all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// `true` for the range of all numbers.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
