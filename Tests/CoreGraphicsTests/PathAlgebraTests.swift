import CoreGraphics
import Testing

@Suite("Path algebra")
struct PathAlgebraTests {
    private let left = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    private let right = CGPath(rect: CGRect(x: 10, y: 5, width: 20, height: 10), transform: nil)
    private let far = CGPath(rect: CGRect(x: 50, y: 0, width: 5, height: 5), transform: nil)

    /// The area of a path, by the shoelace formula: holes count as negative.
    private func area(_ path: CGPath) -> CGFloat {
        var sum: CGFloat = 0
        var start = CGPoint.zero
        var current = CGPoint.zero
        path.forEach { element in
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let point):
                sum += current.x * point.y - point.x * current.y
                current = point
            case .closeSubpath:
                sum += current.x * start.y - start.x * current.y
                current = start
            default: Issue.record("A curve in \(path)")
            }
        }
        return abs(sum) / 2
    }

    @Test("Path algebra: areas of rectangles")
    func rectangles() {
        #expect(abs(area(left.union(right)) - 500) < 0.01)
        #expect(abs(area(left.intersection(right)) - 100) < 0.01)
        #expect(abs(area(left.subtracting(right)) - 300) < 0.01)
        #expect(abs(area(left.symmetricDifference(right)) - 400) < 0.01)
        #expect(left.intersection(right).boundingBox == CGRect(x: 10, y: 5, width: 10, height: 10))
        #expect(left.intersects(right) && !left.intersects(far))
        #expect(left.intersection(far).isEmpty)
        #expect(abs(area(left.union(far)) - 425) < 0.01)
        let touching = CGPath(rect: CGRect(x: 20, y: 0, width: 5, height: 5), transform: nil)
        #expect(!left.intersects(touching))
    }

    @Test("Path algebra: a ring keeps its hole, and curves stay within a hundredth")
    func rings() {
        let outer = CGPath(
            ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
        let inner = CGPath(
            ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40), transform: nil)
        let ring = outer.subtracting(inner)
        #expect(abs(area(ring) - .pi * (2500 - 400)) < 3)
        #expect(!ring.contains(.zero) && ring.contains(CGPoint(x: 35, y: 0)))
        #expect(!ring.contains(.zero, using: .evenOdd))
        #expect(ring.contains(CGPoint(x: 49.98, y: 0)))
        #expect(!ring.contains(CGPoint(x: 50.02, y: 0)))
        let handle = CGPath(rect: CGRect(x: 45, y: 0, width: 15, height: 5), transform: nil)
        let parts = ring.union(handle).componentsSeparated()
        #expect(parts.count == 1)
        let apart = CGPath(rect: CGRect(x: 90, y: 0, width: 5, height: 5), transform: nil)
        #expect(ring.union(apart).componentsSeparated().count == 2)
    }

    @Test("Path algebra: normalising separates what crosses itself, by either rule")
    func normalising() {
        let star = CGMutablePath()
        let points = (0..<5).map { index in
            let angle = CGFloat(index) * 4 * .pi / 5
            return CGPoint(x: 50 * cos(angle), y: 50 * sin(angle))
        }
        star.addLines(between: points)
        star.closeSubpath()
        let solid = star.normalized()
        let hollow = star.normalized(using: .evenOdd)
        #expect(solid.contains(.zero) && solid.contains(.zero, using: .evenOdd))
        #expect(!hollow.contains(.zero) && !hollow.contains(.zero, using: .evenOdd))
        #expect(area(solid) > area(hollow) + 100)
        #expect(hollow.componentsSeparated(using: .evenOdd).count == 5)
    }

    @Test("Path algebra: lines are cut at an area's edges")
    func lines() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -10, y: 10))
        line.addLine(to: CGPoint(x: 30, y: 10))
        let inside = line.lineIntersection(left)
        #expect(inside.boundingBox == CGRect(x: 0, y: 10, width: 20, height: 0))
        let outside = line.lineSubtracting(left)
        #expect(outside.boundingBox == CGRect(x: -10, y: 10, width: 40, height: 0))
        #expect(outside.elements.count == 4)
        let edges = left.lineSubtracting(right)
        #expect(!edges.isEmpty && edges.boundingBox == left.boundingBox)
    }

    @Test("Path algebra: flattening replaces curves within the threshold")
    func flattening() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        let fine = circle.flattened(threshold: 0.01)
        let coarse = circle.flattened(threshold: 5)
        #expect(fine.elements.count > coarse.elements.count)
        #expect(abs(area(fine) - .pi * 2500) < 3)
        #expect(fine.elements.last == .closeSubpath)
        #expect(left.flattened(threshold: 1) == left)
    }

    @Test("Path algebra: what is empty or not finite gives an empty path")
    func strange() {
        let empty = CGMutablePath()
        #expect(empty.union(empty).isEmpty && empty.normalized().isEmpty)
        #expect(abs(area(left.union(empty)) - 400) < 0.01)
        let endless = CGMutablePath()
        endless.move(to: .zero)
        endless.addLine(to: CGPoint(x: CGFloat.infinity, y: 3))
        endless.addLine(to: CGPoint(x: 3, y: CGFloat.nan))
        #expect(endless.intersection(left).isEmpty)
        #expect(!endless.intersects(left))
        #expect(endless.flattened(threshold: .nan).elements.count == 3)
        let small = CGPath(
            rect: CGRect(x: 1e6, y: 1e6, width: 1e-3, height: 1e-3), transform: nil)
        #expect(small.union(small).boundingBox.width > 0)
    }
}
