import CoreGraphics
import TestSupport
import Testing
import TouchPainterCore

@Suite("Enumerating marks")
struct MarkEnumeratorTests {
    /// A stroke of a vertex at 1, a stroke at 4 of vertices at 2 and 3, and a dot at 5.
    private let tree: Stroke

    init() {
        tree = Stroke(through: [CGPoint(x: 1, y: 0)])
        let nested = Stroke(through: [CGPoint(x: 2, y: 0), CGPoint(x: 3, y: 0)])
        tree.add(nested)
        tree.add(Dot(location: CGPoint(x: 5, y: 0), pen: Pen()))
    }

    @Test("MarkEnumerator: children come before their parents, the root last", .rows("S1-14"))
    func postOrder() {
        let names = tree.map { "\(type(of: $0))@\(Int($0.location.x))" }
        #expect(names == ["Vertex@1", "Vertex@2", "Vertex@3", "Stroke@2", "Dot@5", "Stroke@1"])
    }

    @Test("MarkEnumerator: remaining marks are listed in order, without advancing", .rows("S1-14"))
    func remaining() {
        var enumerator = tree.makeEnumerator()
        _ = enumerator.next()
        _ = enumerator.next()
        #expect(enumerator.remaining.map(\.location.x) == [3, 2, 5, 1])
        #expect(enumerator.next()?.location.x == 3)
    }

    @Test("MarkEnumerator: the body can stop the enumeration", .rows("S1-14"))
    func stopping() {
        var visited = 0
        tree.enumerate { mark, stop in
            visited += 1
            stop = mark is Stroke
        }
        #expect(visited == 4)
    }

    @Test("MarkEnumerator: a leaf enumerates itself, and the end is final", .rows("S1-14"))
    func leaf() {
        var enumerator = Dot(location: .zero, pen: Pen()).makeEnumerator()
        #expect(enumerator.next() is Dot)
        #expect(enumerator.next() == nil)
        #expect(enumerator.next() == nil)
    }

    @Test("MarkEnumerator: a thousand nested strokes are enumerated")
    func deep() {
        let outer = Stroke()
        var stroke = outer
        for _ in 0..<1000 {
            let inner = Stroke()
            stroke.add(inner)
            stroke = inner
        }
        #expect(outer.makeEnumerator().reduce(0) { count, _ in count + 1 } == 1001)
    }
}
