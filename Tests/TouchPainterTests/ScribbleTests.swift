import CoreGraphics
import Testing
import TouchPainterCore

@Suite("A scribble")
struct ScribbleTests {
    @Test("adds a mark to the one before only when that can hold it")
    func addToPrevious() {
        let scribble = Scribble()
        #expect(!scribble.add(Vertex(location: .zero), addToPrevious: true))
        scribble.add(Dot(location: .zero, pen: Pen()))
        #expect(!scribble.add(Vertex(location: .zero), addToPrevious: true))
        scribble.add(Stroke())
        #expect(scribble.add(Vertex(location: .zero), addToPrevious: true))
        #expect(scribble.marks.map(\.count) == [0, 1])
    }

    @Test("copies its marks and none of its observers")
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

    @Test("does not tell of a mark that was not there")
    func removingNothing() {
        let scribble = Scribble()
        var changes = 0
        let observation = scribble.observe { _ in changes += 1 }
        #expect(!scribble.remove(Dot(location: .zero, pen: Pen())))
        #expect(changes == 0)
        observation.cancel()
    }
}
