import FoundationGaps
import TestSupport
import Testing

@Suite("UndoManager compared with a model") @MainActor
struct UndoModelTests {
    /// Two stacks of documents: those before each group, and those after each undone group.
    private struct Model {
        var value = 0
        var undo: [Int] = []
        var redo: [Int] = []
        var levels = 0

        /// Performs `changes` in one group.
        mutating func change(_ changes: [Int]) {
            guard let last = changes.last else { return }
            undo.append(value)
            redo = []
            value = last
            trim()
        }

        mutating func takeBack() {
            guard let before = undo.popLast() else { return }
            redo.append(value)
            value = before
            trim()
        }

        mutating func makeAgain() {
            guard let after = redo.popLast() else { return }
            undo.append(value)
            value = after
            trim()
        }

        mutating func trim() {
            guard levels > 0 else { return }
            undo = undo.suffix(levels)
            redo = redo.suffix(levels)
        }
    }

    @Test(
        "UndoManager agrees with the two-stack model after any sequence of changes", .rows("S1-23"),
        arguments: 0..<40 as Range<UInt64>)
    func agrees(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let manager = UndoManager.byHand()
        let tally = Tally(manager)
        var model = Model()
        for _ in 0..<200 {
            switch Int.random(in: 0..<12, using: &random) {
            case 0..<5:
                let changes = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
                    Int.random(in: 0..<1000, using: &random)
                }
                manager.group { nest(changes, into: tally, using: &random) }
                model.change(changes)
            case 5..<8:
                manager.undo()
                model.takeBack()
            case 8..<11:
                manager.redo()
                model.makeAgain()
            default:
                model.levels = Int.random(in: 0..<12, using: &random)
                manager.levelsOfUndo = model.levels
                model.trim()
            }
            #expect(tally.value == model.value)
            #expect(manager.undoCount == model.undo.count)
            #expect(manager.redoCount == model.redo.count)
            #expect(manager.canUndo == !model.undo.isEmpty)
            #expect(manager.canRedo == !model.redo.isEmpty)
        }
    }

    /// Performs the changes in order, some of them in nested groups.
    private func nest(
        _ changes: [Int], into tally: Tally, using random: inout SeededGenerator
    ) {
        guard let first = changes.first else { return }
        let isNested = Bool.random(using: &random)
        if isNested { tally.undoManager.beginUndoGrouping() }
        tally.set(first)
        nest(Array(changes.dropFirst()), into: tally, using: &random)
        if isNested { tally.undoManager.endUndoGrouping() }
    }
}
