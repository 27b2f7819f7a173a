import CoreGraphics
import Testing
import TouchPainterCore

@Suite("A scribble")
struct ScribbleTests {
    @Test("Scribble: a mark is added to the previous one only if that is a stroke")
    func addToPrevious() {
        let scribble = Scribble()
        #expect(!scribble.add(Vertex(location: .zero), addToPrevious: true))
        scribble.add(Dot(location: .zero, pen: Pen()))
        #expect(!scribble.add(Vertex(location: .zero), addToPrevious: true))
        scribble.add(Stroke())
        #expect(scribble.add(Vertex(location: .zero), addToPrevious: true))
        #expect(scribble.marks.map(\.count) == [0, 1])
    }

    @Test("Scribble: a copy has the marks but no observers")
    func copying() {
        let scribble = Scribble()
        scribble.add(Stroke(through: [.zero, CGPoint(x: 10, y: 10)]))
        var changes = 0
        let observation = scribble.observe { _ in changes += 1 }
        let copy = scribble.copy()
        #expect(copy.trace == scribble.trace)
        copy.add(Dot(location: .zero, pen: Pen()))
        #expect(changes == 0)
        #expect(scribble.marks.count == 1)
        observation.cancel()
    }

    @Test("Scribble: removing an unknown mark notifies no observer")
    func removingNothing() {
        let scribble = Scribble()
        var changes = 0
        let observation = scribble.observe { _ in changes += 1 }
        #expect(!scribble.remove(Dot(location: .zero, pen: Pen())))
        #expect(changes == 0)
        observation.cancel()
    }
}
