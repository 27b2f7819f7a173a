import UIKit

/// A path of straight lines, traversed at a constant speed.
struct Polyline {
    private let points: [CGPoint]

    /// The length of the path up to each point.
    private let distances: [CGFloat]

    /// Creates a path.
    ///
    /// - Precondition: `points` is not empty.
    init(_ points: [CGPoint]) {
        requires(!points.isEmpty, "A path needs at least one point. Pass one.")
        self.points = points
        var distances: [CGFloat] = [0]
        for (start, end) in zip(points, points.dropFirst()) {
            distances.append(
                distances[distances.count - 1] + hypot(end.x - start.x, end.y - start.y))
        }
        self.distances = distances
    }

    /// Returns the point after a fraction of the path, from 0 to 1.
    func point(at progress: CGFloat) -> CGPoint {
        let target = progress * distances[distances.count - 1]
        guard let end = distances.firstIndex(where: { $0 >= target }), end > 0 else {
            return progress <= 0 ? points[0] : points[points.count - 1]
        }
        let length = distances[end] - distances[end - 1]
        let share = length > 0 ? (target - distances[end - 1]) / length : 1
        return points[end - 1].interpolated(to: points[end], share)
    }
}
