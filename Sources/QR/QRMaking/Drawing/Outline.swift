import CoreGraphics

/// A shape made of lines and quarter circles, in modules.
///
/// Codes need only these, and both vector formats and bitmaps represent them exactly.
struct Outline: Hashable {
    enum Step: Hashable {
        case move(CGPoint)
        case line(CGPoint)

        /// A quarter circle to a point; the tangents of both ends intersect at `corner`.
        case bend(corner: CGPoint, to: CGPoint)
        case close
    }

    private(set) var steps: [Step] = []

    mutating func add(_ other: Outline) { steps += other.steps }
}

// MARK: - Rectangles

/// The radius of each corner of a rectangle, in modules.
struct CornerRadii: Hashable {
    var topLeft = 0.0
    var topRight = 0.0
    var bottomRight = 0.0
    var bottomLeft = 0.0

    static func all(_ radius: Double) -> CornerRadii {
        CornerRadii(
            topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Returns the radii, each at least `least`.
    func atLeast(_ least: Double) -> CornerRadii {
        CornerRadii(
            topLeft: max(topLeft, least), topRight: max(topRight, least),
            bottomRight: max(bottomRight, least), bottomLeft: max(bottomLeft, least))
    }

    /// Returns the radii of an inset rectangle, for a frame of even width.
    func inset(by width: Double) -> CornerRadii {
        CornerRadii(
            topLeft: max(topLeft - width, 0), topRight: max(topRight - width, 0),
            bottomRight: max(bottomRight - width, 0), bottomLeft: max(bottomLeft - width, 0))
    }
}

extension Outline {
    /// Adds a rectangle, clockwise where y points down.
    mutating func addRectangle(_ rectangle: CGRect, _ radii: CornerRadii = CornerRadii()) {
        let corners = [
            (CGPoint(x: rectangle.minX, y: rectangle.minY), radii.topLeft),
            (CGPoint(x: rectangle.maxX, y: rectangle.minY), radii.topRight),
            (CGPoint(x: rectangle.maxX, y: rectangle.maxY), radii.bottomRight),
            (CGPoint(x: rectangle.minX, y: rectangle.maxY), radii.bottomLeft),
        ]
        // The directions from each corner to the next.
        let ways = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)]
        for (index, (corner, radius)) in corners.enumerated() {
            let (arriving, leaving) = (ways[(index + 3) % 4], ways[index])
            let start = CGPoint(
                x: corner.x - arriving.0 * radius, y: corner.y - arriving.1 * radius)
            steps.append(index == 0 ? .move(start) : .line(start))
            guard radius > 0 else { continue }
            let end = CGPoint(x: corner.x + leaving.0 * radius, y: corner.y + leaving.1 * radius)
            steps.append(.bend(corner: corner, to: end))
        }
        steps.append(.close)
    }

    /// Adds a square rotated by 45 degrees.
    mutating func addDiamond(around center: CGPoint, reach: Double) {
        steps += [
            .move(CGPoint(x: center.x, y: center.y - reach)),
            .line(CGPoint(x: center.x + reach, y: center.y)),
            .line(CGPoint(x: center.x, y: center.y + reach)),
            .line(CGPoint(x: center.x - reach, y: center.y)), .close,
        ]
    }

    /// Adds the area between a corner and a quarter circle that touches both its sides.
    ///
    /// - Parameters:
    ///   - right: 1 for a corner whose sides go right, -1 for left.
    ///   - down: 1 for a corner whose sides go down, -1 for up.
    mutating func addFillet(at corner: CGPoint, right: Double, down: Double, radius: Double) {
        steps += [
            .move(corner), .line(CGPoint(x: corner.x + right * radius, y: corner.y)),
            .bend(corner: corner, to: CGPoint(x: corner.x, y: corner.y + down * radius)), .close,
        ]
    }
}

// MARK: - Paths

extension Outline {
    /// The outline as a path.
    var path: CGPath {
        let path = CGMutablePath()
        // The distance of a curve's control points toward the corner for a quarter circle.
        let reach = 0.552_284_75
        for step in steps {
            switch step {
            case .move(let point): path.move(to: point)
            case .line(let point): path.addLine(to: point)
            case .bend(let corner, let end):
                let start = path.currentPoint
                path.addCurve(
                    to: end,
                    control1: CGPoint(
                        x: start.x + (corner.x - start.x) * reach,
                        y: start.y + (corner.y - start.y) * reach),
                    control2: CGPoint(
                        x: end.x + (corner.x - end.x) * reach,
                        y: end.y + (corner.y - end.y) * reach))
            case .close: path.closeSubpath()
            }
        }
        return path
    }
}
