import CoreGraphics
import TestSupport
import TouchPainterCore

nonisolated extension SeededGenerator {
    mutating func point(in rect: CGRect) -> CGPoint {
        CGPoint(
            x: .random(in: rect.minX...rect.maxX, using: &self),
            y: .random(in: rect.minY...rect.maxY, using: &self))
    }

    /// Points of a walk whose steps are up to `step` long on each axis.
    mutating func walk(from start: CGPoint, count: Int, step: CGFloat) -> [CGPoint] {
        var points = [start]
        while points.count < count {
            let last = points[points.count - 1]
            points.append(
                CGPoint(
                    x: last.x + .random(in: -step...step, using: &self),
                    y: last.y + .random(in: -step...step, using: &self)))
        }
        return points
    }

    mutating func color() -> MarkColor {
        MarkColor(
            red: .random(in: 0...1, using: &self), green: .random(in: 0...1, using: &self),
            blue: .random(in: 0...1, using: &self))
    }
}
