import CoreGraphics
import Foundation

/// How content gives way when it is pulled beyond its end.
///
/// A pull of `d` points beyond the end moves the content by `(1 − 1/(0.55·d/D + 1))·D` points, `D` being the view's
/// length in that direction: at first 0.55 points a point, and never as far as `D`. That is the curve of Apple's
/// scroll view.
nonisolated enum RubberBand {
    /// How much of the first bit of a pull is followed.
    static let stiffness: CGFloat = 0.55

    /// How far content moves that is pulled by `travel` points, in points with the sign of `travel`.
    ///
    /// - Parameter length: The view's length in the direction of the pull. Nothing moves in a view without length.
    static func offset(forTravel travel: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0, travel != 0 else { return 0 }
        let way = abs(travel)
        guard way.isFinite else { return travel > 0 ? length : -length }
        let moved = (1 - 1 / (stiffness * way / length + 1)) * length
        return travel > 0 ? moved : -moved
    }

    /// How far content was pulled that has moved by `offset` points: the inverse of ``offset(forTravel:length:)``.
    ///
    /// Content that has moved further than any pull moves it counts as pulled a hundred lengths.
    static func travel(forOffset offset: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0, offset != 0 else { return 0 }
        let share = abs(offset) / length
        let longest = 100 * length
        guard share < 1 else { return offset > 0 ? longest : -longest }
        let way = min(longest, (1 / (1 - share) - 1) * length / stiffness)
        return offset > 0 ? way : -way
    }
}
