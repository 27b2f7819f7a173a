import CoreGraphics
import Foundation

/// The elastic resistance of content that is pulled beyond its end.
///
/// A pull of `d` points beyond the end moves the content by `(1 − 1/(0.55·d/D + 1))·D` points,
/// where `D` is the view's length in that direction: initially 0.55 points per point, and always
/// less than `D`. This is the curve of Apple's scroll view.
nonisolated enum RubberBand {
    /// The ratio of movement to pull at the start.
    static let stiffness: CGFloat = 0.55

    /// The movement of content that is pulled by `travel` points, in points with the sign of
    /// `travel`.
    ///
    /// - Parameter length: The view's length in the direction of the pull. In a view without length
    ///   nothing moves.
    static func offset(forTravel travel: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0, travel != 0 else { return 0 }
        let distance = abs(travel)
        guard distance.isFinite else { return travel > 0 ? length : -length }
        let moved = (1 - 1 / (stiffness * distance / length + 1)) * length
        return travel > 0 ? moved : -moved
    }

    /// The pull that moved content by `offset` points: the inverse of
    /// ``offset(forTravel:length:)``.
    ///
    /// For an offset that no pull reaches, the pull is a hundred lengths.
    static func travel(forOffset offset: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0, offset != 0 else { return 0 }
        let share = abs(offset) / length
        let longest = 100 * length
        guard share < 1 else { return offset > 0 ? longest : -longest }
        let distance = min(longest, (1 / (1 - share) - 1) * length / stiffness)
        return offset > 0 ? distance : -distance
    }
}
