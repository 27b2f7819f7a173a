import CoreGraphics
import TouchPainterCore

/// A random source that gives the same numbers for the same seed (SplitMix64).
nonisolated struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

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
