import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Bézier paths")
nonisolated struct BezierPathTests {
    @Test("Bézier path: clockwise arcs are clockwise on the screen")
    func clockwise() {
        let quarter = UIBezierPath(
            arcCenter: CGPoint(x: 100, y: 100), radius: 50, startAngle: 0, endAngle: .pi / 2,
            clockwise: true)
        // From the right to the bottom: a quarter.
        #expect(abs(quarter.currentPoint.x - 100) < 1e-6)
        #expect(abs(quarter.currentPoint.y - 150) < 1e-6)
        #expect(quarter.cgPath.boundingBoxOfPath.minX > 99)
        let rest = UIBezierPath(
            arcCenter: CGPoint(x: 100, y: 100), radius: 50, startAngle: 0, endAngle: .pi / 2,
            clockwise: false)
        // The opposite direction: over the top and the left.
        #expect(rest.cgPath.boundingBoxOfPath.minX < 51)
        #expect(rest.cgPath.boundingBoxOfPath.minY < 51)
    }

    @Test("Bézier path: rounds the given corners, by at most half a side")
    func corners() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 500, height: 500))
        #expect(path.bounds == rect)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 39, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 19)))
        #expect(!path.contains(CGPoint(x: 39, y: 19)))
        for radius in [CGFloat.nan, -3, 0] {
            let square = UIBezierPath(roundedRect: rect, cornerRadius: radius)
            #expect(square.contains(CGPoint(x: 0.5, y: 0.5)))
        }
    }

    @Test("Bézier path: has a hole by the even-odd rule only when that is set")
    func fillRule() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
    }

    @Test("Bézier path: reversing makes a hole by winding, and reversing twice restores the path")
    func reversing() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        let inner = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 10, height: 10))
        let same = path.copy() as? UIBezierPath
        same?.append(inner)
        #expect(same?.contains(CGPoint(x: 15, y: 15)) == true)
        path.append(inner.reversing())
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
        let open = UIBezierPath()
        open.move(to: .zero)
        open.addLine(to: CGPoint(x: 10, y: 0))
        open.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
        #expect(open.reversing().currentPoint == .zero)
        #expect(open.reversing().reversing().cgPath == open.cgPath)
    }

    @Test("Bézier path: a copy has the style and the dashes")
    func style() {
        let path = UIBezierPath()
        path.lineWidth = 7
        path.lineCapStyle = .round
        path.setLineDash([3, 2], count: 2, phase: 1)
        let copy = path.reversing()
        #expect(copy.lineWidth == 7)
        #expect(copy.lineCapStyle == .round)
        var lengths = [CGFloat](repeating: 0, count: 2)
        var (count, phase) = (0, CGFloat(0))
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [3, 2])
        #expect(count == 2)
        #expect(phase == 1)
    }

    @Test("Bézier path: fills, strokes and clips in the current context")
    func drawn() throws {
        let pixels = try #require(
            Pixels(
                drawing(20, 20) { _ in
                    let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
                    path.lineWidth = 2
                    UIColor.red.setFill()
                    UIColor.blue.setStroke()
                    path.fill()
                    path.stroke()
                    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 2)).addClip()
                    UIColor.green.setFill()
                    UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
                }))
        #expect(pixels[10, 10] == [255, 0, 0, 255])
        #expect(pixels[4, 10] == [0, 0, 255, 255])
        #expect(pixels[10, 1] == [0, 255, 0, 255])
        #expect(pixels[10, 3] == [0, 0, 0, 0])
    }

    @Test("Bézier path: draws nothing, without a crash, without a context or with invalid numbers")
    func harmless() {
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        var drawn = 0
        _ = drawing(5, 5) { _ in
            for value in [CGFloat.nan, .infinity, 1e300] {
                let path = UIBezierPath(
                    arcCenter: CGPoint(x: value, y: 0), radius: value, startAngle: value,
                    endAngle: -value, clockwise: true)
                path.addLine(to: CGPoint(x: value, y: value))
                path.addCurve(
                    to: .zero, controlPoint1: CGPoint(x: value, y: 1), controlPoint2: .zero)
                path.close()
                path.lineWidth = value
                path.fill()
                path.stroke(with: .multiply, alpha: value)
                _ = path.reversing().bounds
                _ = UIBezierPath(
                    roundedRect: CGRect(x: 0, y: 0, width: value, height: value), cornerRadius: 5)
                drawn += 1
            }
        }
        #expect(drawn == 3)
    }
}
