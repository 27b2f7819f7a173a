import CoreGraphics
import Foundation
import Testing
import TouchPainterCore

@Suite("Shapes")
struct ShapeTests {
    private func stroke(_ points: [CGPoint]) -> Stroke { Stroke(pen: Pen(), through: points) }

    @Test("Shapes: a round stroke is an ellipse, a straight one a line, four sides a rectangle")
    func recognising() {
        let circle = (0...40).map { step in
            let angle = CGFloat(step) / 40 * 2 * .pi
            let radius = 50 + 2 * sin(CGFloat(step) * 1.7)
            return CGPoint(x: 100 + radius * cos(angle), y: 100 + radius * sin(angle))
        }
        #expect(ShapeRecognizer.shape(of: stroke(circle))?.kind == .ellipse)
        let line = (0...20).map { CGPoint(x: CGFloat($0) * 5, y: CGFloat($0 % 2)) }
        #expect(ShapeRecognizer.shape(of: stroke(line))?.kind == .line)
        let corners = [
            CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 2), CGPoint(x: 91, y: 50), CGPoint(x: 1, y: 49),
            CGPoint(x: 0, y: 3),
        ]
        let sides = zip(corners, corners.dropFirst()).flatMap { a, b in
            (0..<10).map { step in
                let t = CGFloat(step) / 10
                return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
            }
        }
        #expect(ShapeRecognizer.shape(of: stroke(sides))?.kind == .rectangle)
    }

    @Test("Shapes: a wave, a dash and a spiral stay strokes")
    func keeping() {
        let wave = (0...40).map { CGPoint(x: CGFloat($0) * 4, y: 30 * sin(CGFloat($0) / 3)) }
        #expect(ShapeRecognizer.shape(of: stroke(wave)) == nil)
        #expect(ShapeRecognizer.shape(of: stroke([.zero, CGPoint(x: 5, y: 0)])) == nil)
        let spiral = (0...80).map { step in
            let angle = CGFloat(step) / 80 * 6 * .pi
            return CGPoint(x: angle * 5 * cos(angle), y: angle * 5 * sin(angle))
        }
        #expect(ShapeRecognizer.shape(of: stroke(spiral)) == nil)
    }

    @Test("Shapes: nearly level lines and nearly square frames snap, others only when asked")
    func snapping() {
        let level = Shape(.line, from: .zero, to: CGPoint(x: 100, y: 3), pen: Pen())
        #expect(abs(CGPoint(x: 1, y: 0).applying(level.transform).y) < 1e-9)
        let free = Shape(.line, from: .zero, to: CGPoint(x: 100, y: 20), pen: Pen())
        #expect(CGPoint(x: 1, y: 0).applying(free.transform) == CGPoint(x: 100, y: 20))
        let square = Shape(.rectangle, from: .zero, to: CGPoint(x: 100, y: -97), pen: Pen())
        #expect(CGPoint(x: 1, y: 1).applying(square.transform) == CGPoint(x: 100, y: -100))
        let asked = Shape(
            .ellipse, from: .zero, to: CGPoint(x: 100, y: 30), pen: Pen(), isRegular: true)
        #expect(CGPoint(x: 1, y: 1).applying(asked.transform) == CGPoint(x: 100, y: 100))
    }

    @Test("Shapes: a stroke becomes its shape on request, as one step of undo")
    func snappingStroke() {
        let painting = Painting()
        painting.touchBegan(at: .zero)
        for x in 1...20 { painting.touchMoved(to: CGPoint(x: CGFloat(x) * 5, y: 0)) }
        painting.snapLiveStroke()
        #expect(painting.liveShape?.kind == .line)
        painting.touchMoved(to: CGPoint(x: 100, y: 90))
        painting.touchEnded()
        #expect((painting.scribble.marks.first as? Shape)?.kind == .line)
        #expect(painting.scribble.marks.count == 1)
        painting.undo()
        #expect(painting.scribble.isEmpty)
    }

    @Test(
        "Symmetry: a mark appears on the other sides as one mark", arguments: Symmetry.Kind.allCases
    )
    func symmetry(kind: Symmetry.Kind) {
        let painting = Painting()
        painting.symmetry = Symmetry(kind, center: CGPoint(x: 50, y: 50))
        painting.touchBegan(at: CGPoint(x: 10, y: 20))
        painting.touchEnded()
        let count: Int =
            switch kind {
            case .none: 1
            case .leftRight, .aboveBelow: 2
            case .quarters: 4
            case .sixfold: 6
            }
        let dots = painting.scribble.marks[0].makeEnumerator().filter { $0 is Dot }
        #expect(dots.count == count)
        #expect(painting.scribble.marks.count == 1)
        if kind == .leftRight {
            #expect(dots.map(\.location) == [CGPoint(x: 90, y: 20), CGPoint(x: 10, y: 20)])
        }
    }

    @Test("Viewport: what is shown turns and zooms around the point that is touched")
    func turning() {
        var viewport = Viewport(origin: CGPoint(x: 7, y: -3), zoom: 2)
        let place = CGPoint(x: 120, y: 80)
        let anchor = viewport.canvasPoint(at: place)
        viewport.rotate(by: 1, at: place)
        viewport.zoom(by: 1.7, at: place)
        let moved = viewport.canvasPoint(at: place)
        #expect(abs(moved.x - anchor.x) < 1e-9 && abs(moved.y - anchor.y) < 1e-9)
        let back = anchor.applying(viewport.transform)
        #expect(abs(back.x - place.x) < 1e-9 && abs(back.y - place.y) < 1e-9)
        viewport.scroll(by: CGVector(dx: 10, dy: -4))
        let scrolled = viewport.canvasPoint(at: CGPoint(x: place.x + 10, y: place.y - 4))
        #expect(abs(scrolled.x - anchor.x) < 1e-9 && abs(scrolled.y - anchor.y) < 1e-9)
        viewport.rotate(by: -0.97, at: place)
        viewport.snapRotation(at: place)
        #expect(viewport.rotation == 0)
    }
}
