import CoreGraphics
import FoundationGaps
import TestSupport
import Testing
import TouchPainterCore

@Suite("A painting")
struct PaintingTests {
    private let painting = Painting()

    private func tap(_ x: CGFloat) {
        painting.touchBegan(at: CGPoint(x: x, y: 0))
        painting.touchEnded()
    }

    private func drag(_ xs: [CGFloat]) {
        painting.touchBegan(at: CGPoint(x: xs[0], y: 0))
        for x in xs.dropFirst() { painting.touchMoved(to: CGPoint(x: x, y: 0)) }
        painting.touchEnded()
    }

    private var picture: String { painting.scribble.trace }

    @Test(
        "Painting: a drag of three moves is one stroke of four vertices and one undo",
        .rows("S1-22"))
    func drag() {
        drag([0, 10, 20, 30])
        #expect(painting.scribble.marks.count == 1)
        #expect(painting.scribble.marks[0].count == 4)
        painting.undo()
        #expect(painting.scribble.isEmpty)
        #expect(!painting.canUndo)
        painting.redo()
        #expect(painting.scribble.marks[0].count == 4)
    }

    @Test("Painting: a live stroke is added to the canvas on lift", .rows("S1-22"))
    func liveStroke() {
        painting.pen = Pen(color: .black, size: 10)
        painting.touchBegan(at: .zero)
        #expect(painting.liveStroke == nil)
        painting.touchMoved(to: CGPoint(x: 50, y: 0))
        #expect(painting.liveStroke?.count == 2)
        #expect(painting.scribble.isEmpty)
        painting.touchCancelled()
        #expect(painting.liveStroke == nil)
        #expect(painting.scribble.isEmpty)
        #expect(!painting.canUndo)
    }

    @Test("Painting: undo, redo and undo restore each state", .rows("S1-21"))
    func roundTrip() {
        tap(1)
        drag([1, 2, 3])
        let both = picture
        painting.undo()
        let one = picture
        painting.redo()
        #expect(picture == both)
        painting.undo()
        #expect(picture == one)
        painting.undo()
        #expect(picture.isEmpty)
        painting.redo()
        painting.redo()
        #expect(picture == both)
    }

    @Test("Painting: a new mark clears the redo stack", .rows("S1-25"))
    func newMarkClearsRedo() {
        tap(1)
        tap(2)
        painting.undo()
        #expect(painting.canRedo)
        tap(3)
        #expect(!painting.canRedo)
        painting.redo()
        #expect(painting.scribble.marks.map(\.location.x) == [1, 3])
    }

    @Test("Painting: undo and redo with empty stacks do nothing", .rows("S1-25"))
    func empty() {
        painting.undo()
        painting.redo()
        #expect(painting.scribble.isEmpty)
        #expect(!painting.canUndo && !painting.canRedo)
    }

    @Test("Painting: with three levels of undo, two of five marks stay", .rows("S1-26"))
    func levels() {
        painting.undoManager.levelsOfUndo = 3
        for x in 1...5 { tap(CGFloat(x)) }
        for _ in 1...5 { painting.undo() }
        #expect(painting.scribble.marks.map(\.location.x) == [1, 2])
    }

    @Test("Command: undoing a command that was never executed changes nothing", .rows("S1-24"))
    func unexecuteFirst() {
        tap(1)
        let command = DrawCommand(
            Dot(location: .zero, pen: Pen()), on: painting.scribble)
        command.unexecute()
        #expect(painting.scribble.marks.count == 1)
        command.execute()
        #expect(painting.scribble.marks.count == 2)
    }

    @Test("Painting: clearing and the marks before it can be undone")
    func clearing() {
        tap(1)
        tap(2)
        painting.clear()
        #expect(painting.scribble.isEmpty)
        #expect(painting.undoManager.undoActionName == "Clear")
        painting.undo()
        #expect(painting.scribble.marks.map(\.location.x) == [1, 2])
        painting.undo()
        #expect(painting.scribble.marks.map(\.location.x) == [1])
        painting.redo()
        painting.redo()
        #expect(painting.scribble.isEmpty)
    }

    @Test("Painting: clearing an empty canvas registers no undo")
    func clearingNothing() {
        painting.clear()
        #expect(!painting.canUndo)
    }

    @Test(
        "Painting: undo during a stroke cancels it and ignores the rest of the touch"
    )
    func undoWhileDrawing() {
        tap(1)
        painting.touchBegan(at: .zero)
        painting.touchMoved(to: CGPoint(x: 40, y: 0))
        #expect(painting.canUndo)
        painting.undo()
        painting.touchMoved(to: CGPoint(x: 60, y: 0))
        painting.touchEnded()
        #expect(painting.scribble.marks.map(\.location.x) == [1])
        painting.redo()
        #expect(painting.scribble.marks.last?.count == 2)
    }

    @Test("Painting: observers get the areas to repaint until they are released")
    func observing() {
        var heard: [String] = []
        var observation: Observation? = painting.observe { change in
            switch change {
            case .scribble(.added(let mark, _)): heard.append("added \(type(of: mark))")
            case .scribble(.removed(let mark, _)): heard.append("removed \(type(of: mark))")
            case .scribble: heard.append("changed")
            case .replaced: heard.append("replaced")
            case .liveStroke(let rect): heard.append("live \(Int(rect.minX))…\(Int(rect.maxX))")
            case .history, .selection, .guides, .pen, .refused: break
            }
        }
        painting.pen = Pen(size: 10)
        drag([100, 110, 130])
        tap(7)
        painting.undo()
        painting.clear()
        #expect(
            heard == [
                "live 95…115", "live 95…135", "added Stroke", "live 95…135", "added Dot",
                "removed Dot", "replaced",
            ])
        _ = observation
        observation = nil
        tap(8)
        #expect(heard.count == 7)
    }

    @Test("Painting: changes of a replaced scribble are not reported")
    func oldScribble() {
        tap(1)
        let old = painting.scribble
        painting.clear()
        var changes = 0
        let observation = painting.observe { _ in changes += 1 }
        old.add(Dot(location: .zero, pen: Pen()))
        #expect(changes == 0)
        painting.undo()
        changes = 0
        old.add(Dot(location: .zero, pen: Pen()))
        #expect(changes == 1)
        observation.cancel()
    }

    @Test(
        "Painting: random gestures, undos and redos behave like two stacks", .rows("S1-23"),
        arguments: 0..<30
    )
    func model(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // A stack of the pictures before now and one of those that were taken back.
        var done: [String] = [""]
        var undone: [String] = []
        for _ in 0..<150 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0...2:
                tap(.random(in: 0...300, using: &random))
            case 3...4:
                drag((0..<5).map { _ in .random(in: 0...300, using: &random) })
            case 5:
                guard !painting.scribble.isEmpty else { continue }
                painting.clear()
            case 6...8:
                painting.undo()
                if done.count > 1 { undone.append(done.removeLast()) }
                #expect(picture == done.last)
                continue
            default:
                painting.redo()
                if let picture = undone.popLast() { done.append(picture) }
                #expect(picture == done.last)
                continue
            }
            done.append(picture)
            undone.removeAll()
            #expect(painting.canUndo && !painting.canRedo)
        }
    }
}
