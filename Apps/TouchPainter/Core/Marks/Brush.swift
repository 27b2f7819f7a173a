public import CoreGraphics

/// The kind of line a pen draws.
public enum Brush: String, Hashable, Sendable, Codable, CaseIterable {
    /// An even line with round ends, as wide as the pen. Pressure narrows it.
    case pen

    /// A line that is wide where it is slow or pressed, and thin where it is quick.
    case brush

    /// A translucent line.
    case marker

    /// The line of a broad nib held at 45°.
    case calligraphy

    /// A rough line of several fine ones.
    case pencil

    /// Flowers along the way.
    case flowers

    /// Copies of ``Painting/pattern`` along the way.
    case stamp

    /// Takes away what lies below.
    case eraser

    /// The share of the pen's opacity that a line has.
    var opacity: CGFloat {
        switch self {
        case .marker: 0.45
        case .pencil: 0.4
        default: 1
        }
    }

    /// `true` for a brush that shapes can be drawn with.
    public var drawsLines: Bool { self == .pen || self == .marker }

    /// `true` if strokes that look like a shape become one when the pen rests.
    var drawsShapes: Bool { isLine && self != .eraser }

    /// `true` for a brush whose strokes have a line, and not just marks along the way.
    var isLine: Bool { self != .flowers && self != .stamp }

    /// `true` if a line may be shown ahead of the pen: no seam is seen, and nothing is erased.
    var canRunAhead: Bool { isLine && opacity == 1 && self != .eraser }

    /// `true` if a tilted pen draws a wider line.
    var drawsWithItsSide: Bool { self == .pencil || self == .marker }

    /// `true` if the line's width follows the direction of the line.
    var hasNib: Bool { self == .calligraphy }
}

/// The width of a line at a sample, as a share of the pen's size.
///
/// A pressed pen is wider; with ``Brush/brush``, a quick finger or mouse is thinner. Changes are
/// spread over some samples, so that the edges of the line stay smooth.
public struct PenDynamics: Hashable, Sendable {
    /// The widest and the narrowest line, as shares of the pen's size.
    public static let range: ClosedRange<CGFloat> = 0.15...1

    /// The speed in points per second at which a brush is half as thin as it gets.
    private static let halfSpeed: CGFloat = 900

    private var last: (point: CGPoint, time: Double)?
    private var weight: CGFloat?

    public init() {}

    public static func == (a: PenDynamics, b: PenDynamics) -> Bool {
        a.weight == b.weight && a.last?.point == b.last?.point && a.last?.time == b.last?.time
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(weight)
    }

    /// Returns the share for the next sample of a touch.
    ///
    /// - Parameters:
    ///   - pressure: The pressure from 0 to 1, or `nil` for a device that does not measure it.
    ///   - tilt: How flat a pen is held: 0 for upright or a device that does not measure it, 1 for
    ///     flat. A tilted pencil or marker draws with its side.
    ///   - time: The time of the sample in seconds.
    public mutating func weight(
        brush: Brush, pressure: CGFloat?, tilt: CGFloat = 0, at point: CGPoint, time: Double
    ) -> CGFloat {
        defer { last = (point, time) }
        let target: CGFloat
        if let pressure, pressure.isFinite {
            let pressed = 0.15 + 0.85 * min(max(pressure, 0), 1).squareRoot()
            let side = brush.drawsWithItsSide && tilt.isFinite ? min(max(tilt, 0), 1) : 0
            target = pressed + (1 - pressed) * side
        } else if brush == .brush {
            var speed: CGFloat = 0
            if let last, time > last.time {
                speed =
                    hypot(point.x - last.point.x, point.y - last.point.y)
                    / CGFloat(time - last.time)
            }
            target = last == nil ? 0.5 : 0.3 + 0.7 * Self.halfSpeed / (Self.halfSpeed + speed)
        } else {
            target = 1
        }
        let next = weight.map { $0 + (target - $0) * 0.35 } ?? target
        let range = Self.range
        weight = min(max(next, range.lowerBound), range.upperBound)
        return weight ?? 1
    }
}
