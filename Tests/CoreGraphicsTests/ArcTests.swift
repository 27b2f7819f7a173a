import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite("Arcs")
struct ArcTests {
    static func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGMutablePath {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: 10, y: 20), radius: 5, startAngle: start * .pi, endAngle: end * .pi,
            clockwise: clockwise)
        return path
    }

    @Test("Arc: 0 to a quarter turn is short anticlockwise and long clockwise, y up")
    func directions() {
        let short = Self.arc(0, 0.5, clockwise: false)
        #expect(short.elements.first == .move(to: CGPoint(x: 15, y: 20)))
        #expect(isNear(short.currentPoint, CGPoint(x: 10, y: 25)))
        #expect(short.boundingBoxOfPath == CGRect(x: 10, y: 20, width: 5, height: 5))
        let long = Self.arc(0, 0.5, clockwise: true)
        #expect(isNear(long.currentPoint, CGPoint(x: 10, y: 25)))
        #expect(long.boundingBoxOfPath == CGRect(x: 5, y: 15, width: 10, height: 10))
        #expect(long.elements.count == 4, "A move and three quarters.")
    }

    @Test("Arc: the end angle is reduced modulo a turn against the direction")
    func wrapping() {
        // From 270° on to 0° anticlockwise: the quarter at the bottom right.
        #expect(
            Self.arc(1.5, 0, clockwise: false).boundingBoxOfPath
                == CGRect(x: 10, y: 15, width: 5, height: 5))
        #expect(
            Self.arc(0, 1.5, clockwise: true).boundingBoxOfPath
                == CGRect(x: 10, y: 15, width: 5, height: 5))
    }

    @Test("Arc: a whole turn is a whole circle in both directions", arguments: [true, false])
    func wholeTurn(clockwise: Bool) {
        for (start, end) in [(0, 2), (2, 0), (-1, 1)] as [(CGFloat, CGFloat)] {
            let path = Self.arc(start, end, clockwise: clockwise)
            #expect(path.boundingBoxOfPath == CGRect(x: 5, y: 15, width: 10, height: 10))
            #expect(path.elements.count == 5)
        }
    }

    @Test("Arc: a zero sweep adds only its start point")
    func empty() {
        #expect(Self.arc(0.25, 0.25, clockwise: false).elements.count == 1)
    }

    @Test("Arc: the curve stays within a thousandth of its circle", arguments: 0..<20)
    func accuracy(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let path = Self.arc(
            generator.number(-3...3), generator.number(-3...3), clockwise: seed % 2 == 0)
        var current = CGPoint.zero
        path.forEach { element in
            for step in 0...10 where element != path.elements[0] {
                let point = element.point(at: CGFloat(step) / 10, from: current)
                let distance = hypot(Double(point.x - 10), Double(point.y - 20))
                #expect(abs(distance - 5) < 0.005)
            }
            current = element.end ?? current
        }
    }

    @Test("Arc: a line joins it to the current point, and without one it starts a subpath")
    func joining() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: -.pi / 2)
        #expect(path.elements[1] == .line(to: CGPoint(x: 2, y: 0)))
        #expect(isNear(path.currentPoint, CGPoint(x: 0, y: -2)))
    }

    @Test("Arc: a corner between two tangents is rounded")
    func tangents() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(path.elements[1] == .line(to: CGPoint(x: 6, y: 0)))
        #expect(isNear(path.currentPoint, CGPoint(x: 10, y: 4)))
        #expect(path.elements.count == 3)
        #expect(path.boundingBoxOfPath.maxX <= 10 + 1e-9)

        let right = CGMutablePath()
        right.move(to: .zero)
        right.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
        #expect(isNear(right.currentPoint, CGPoint(x: 10, y: -4)))
        #expect(right.elements.count == 3)

        let straight = CGMutablePath()
        straight.move(to: .zero)
        straight.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        #expect(straight.elements == [.move(to: .zero), .line(to: CGPoint(x: 10, y: 0))])
    }

    @Test("Arc: a context draws it in the same direction as a path")
    func inContext() throws {
        let canvas = try Canvas(40, 40)
        canvas.context.addArc(
            center: CGPoint(x: 10, y: 20), radius: 5, startAngle: 0, endAngle: .pi / 2,
            clockwise: false)
        let box = canvas.context.boundingBoxOfPath
        #expect(abs(box.minX - 10) < 0.01 && abs(box.minY - 20) < 0.01)
        #expect(abs(box.width - 5) < 0.01 && abs(box.height - 5) < 0.01)
    }
}
