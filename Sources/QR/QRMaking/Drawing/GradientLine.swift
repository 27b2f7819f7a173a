import Foundation

/// The ends of a gradient across a square, at the distance of its corners.
struct GradientLine: Hashable {
    let start: CGPoint
    let end: CGPoint

    /// - Parameters:
    ///   - angle: In degrees, clockwise where y points down.
    ///   - side: The side of the square whose top left corner is the origin.
    init(angle: Double, side: Double) {
        let radians = (angle.isFinite ? angle : 0) * .pi / 180
        let (right, down) = (cos(radians), sin(radians))
        let reach = side / 2 * (abs(right) + abs(down))
        start = CGPoint(x: side / 2 - right * reach, y: side / 2 - down * reach)
        end = CGPoint(x: side / 2 + right * reach, y: side / 2 + down * reach)
    }

    /// Returns the distance from the centre of a square to its corners.
    static func reach(side: Double) -> Double { side / 2 * 2.0.squareRoot() }
}
