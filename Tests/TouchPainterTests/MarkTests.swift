import CoreGraphics
import TestSupport
import Testing
import TouchPainterCore

@Suite("Marks")
struct MarkTests {
    private let red = MarkColor(red: 1, green: 0, blue: 0)

    @Test("a vertex and a dot are leaves: no children, and they take none in", .rows("S1-13"))
    func leaves() {
        let leaves: [any Mark] = [
            Vertex(location: CGPoint(x: 3, y: 4)), Dot(location: CGPoint(x: 3, y: 4), pen: Pen()),
        ]
        for leaf in leaves {
            #expect(!leaf.add(Vertex(location: .zero)))
            #expect(!leaf.remove(leaf))
            #expect(leaf.count == 0)
            #expect(leaf.lastChild == nil)
            #expect(leaf.child(at: 0) == nil)
            #expect(leaf.location == CGPoint(x: 3, y: 4))
        }
    }

    @Test("a vertex has neither colour nor size, a dot and a stroke have both", .rows("S1-13"))
    func looks() {
        let pen = Pen(color: red, size: 12)
        #expect(Vertex(location: .zero).color == nil)
        #expect(Vertex(location: .zero).size == nil)
        #expect(Dot(location: .zero, pen: pen).color == red)
        #expect(Dot(location: .zero, pen: pen).size == 12)
        #expect(Stroke(pen: pen).color == red)
        #expect(Stroke(pen: pen).size == 12)
    }

    @Test("a stroke counts its children, knows the last, and finds each by index", .rows("S1-13"))
    func composite() {
        let stroke = Stroke()
        #expect(stroke.location == .zero)
        let first = Vertex(location: CGPoint(x: 5, y: 6))
        let second = Dot(location: CGPoint(x: 7, y: 8), pen: Pen())
        #expect(stroke.add(first))
        #expect(stroke.add(second))
        #expect(stroke.count == 2)
        #expect(stroke.lastChild === second)
        #expect(stroke.child(at: 0) === first)
        #expect(stroke.child(at: 2) == nil)
        #expect(stroke.child(at: -1) == nil)
        #expect(stroke.location == CGPoint(x: 5, y: 6))
    }

    @Test("removing finds a mark at any depth, by identity and not by looks", .rows("S1-13"))
    func removing() {
        let twin = Dot(location: CGPoint(x: 1, y: 1), pen: Pen())
        let other = Dot(location: CGPoint(x: 1, y: 1), pen: Pen())
        let inner = Stroke()
        inner.add(twin)
        inner.add(other)
        let outer = Stroke()
        outer.add(inner)
        #expect(outer.remove(other))
        #expect(inner.count == 1)
        #expect(inner.lastChild === twin)
        #expect(!outer.remove(other))
    }

    @Test("a stroke that is added to a second one leaves the first")
    func oneParent() {
        let (a, b, child) = (Stroke(), Stroke(), Stroke())
        a.add(child)
        b.add(child)
        #expect(a.count == 0)
        #expect(b.count == 1)
    }

    @Test("a stroke refuses to hold itself, with advice")
    func cycle() async {
        await #expect(processExitsWith: .failure) {
            let (outer, inner) = (Stroke(), Stroke())
            outer.add(inner)
            inner.add(outer)
        }
    }

    @Test("a copy draws the same and can be edited without changing the original", .rows("S1-02"))
    func copying() throws {
        let stroke = Stroke(
            pen: Pen(color: red, size: 9),
            through: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let nested = Stroke(pen: Pen(size: 6), through: [CGPoint(x: 50, y: 50), .zero])
        nested.add(Dot(location: CGPoint(x: 80, y: 80), pen: Pen(color: red)))
        stroke.add(nested)

        let copy = stroke.copy()
        #expect(copy.outline == stroke.outline)

        let before = stroke.outline
        copy.pen.color = .black
        copy.add(Vertex(location: CGPoint(x: 1, y: 2)))
        let copiedNested = try #require(copy.child(at: 3) as? Stroke)
        copiedNested.add(Vertex(location: CGPoint(x: 200, y: 2)))
        #expect(stroke.outline == before)

        let edited = copy.outline
        nested.pen = Pen(size: 50)
        stroke.remove(nested)
        #expect(copy.outline == edited)
    }

    @Test("a pen keeps its size within 5…50 points")
    func penSize() {
        #expect(Pen(size: 0).size == 5)
        #expect(Pen(size: 51).size == 50)
        #expect(Pen(size: .nan).size == 5)
        #expect(Pen() == Pen(color: .black, size: 5))
    }

    @Test("a colour keeps its components within 0…1")
    func colorComponents() {
        let color = MarkColor(red: 2, green: -1, blue: .nan, alpha: .infinity)
        #expect(color == MarkColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}

extension Mark {
    /// The visible properties of a mark, as text.
    fileprivate var outline: String {
        makeEnumerator().map { mark in
            let looks = mark.color.map { "\($0)" } ?? "-"
            return "\(type(of: mark)) \(mark.location) \(looks) \(mark.size ?? 0) "
                + "\(mark.count) \(mark.drawingBounds)"
        }
        .joined(separator: "\n")
    }
}
