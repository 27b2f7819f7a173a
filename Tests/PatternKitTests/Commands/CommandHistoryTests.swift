import PatternKit
import TestSupport
import Testing

@Suite("A command history")
struct CommandHistoryTests {
    private let note = Note()
    private let history = CommandHistory()

    private func addLines(_ range: ClosedRange<Int>) {
        for number in range { history.perform(AddingLine(note: note, line: "\(number)")) }
    }

    @Test(
        "A command history runs the example of its documentation: typed letters are undone together"
    )
    func example() {
        let note = Note()
        let history = CommandHistory()
        for letter in ["a", "b", "c"] { history.perform(Typing(note: note, letters: letter)) }
        #expect(history.undoTitle == "Undo Typing")
        history.undo()  // all three letters, because they were merged
        #expect(note.text == "")
        #expect(history.redoTitle == "Redo Typing")
        history.redo()
        #expect(note.text == "abc")
    }

    @Test("A command history runs a command made of two closures")
    func block() {
        var marks = [1, 2]
        let old = marks
        history.perform(
            BlockCommand("Clear") {
                marks = []
            } undo: {
                marks = old
            })
        #expect(marks == [])
        #expect(history.undoTitle == "Undo Clear")
        history.undo()
        #expect(marks == [1, 2])
    }

    @Test("a command history executes a command once, and takes it back", .rows("S0-26"))
    func undoRedo() {
        addLines(1...2)
        #expect(note.text == "1\n2\n")
        #expect(history.undo())
        #expect(note.text == "1\n")
        #expect(history.redo())
        #expect(note.text == "1\n2\n")
    }

    @Test("a command history does nothing without a command to undo or redo", .rows("S1-25"))
    func empty() {
        #expect(!history.undo())
        #expect(!history.redo())
        #expect(!history.canUndo && !history.canRedo)
        #expect(history.undoTitle == "Undo")
        #expect(history.redoTitle == "Redo")
    }

    @Test("a command history clears the commands to redo when a new command comes", .rows("S1-25"))
    func newCommandClearsRedo() {
        addLines(1...2)
        history.undo()
        #expect(history.canRedo)
        addLines(3...3)
        #expect(!history.canRedo)
        #expect(history.undoNames == ["Line 1", "Line 3"])
    }

    @Test(
        "a command history keeps as many commands as it has levels, and forgets the oldest",
        .rows("S1-26"))
    func levels() {
        history.levels = 3
        addLines(1...5)
        #expect(history.undoNames == ["Line 3", "Line 4", "Line 5"])
        #expect(history.undo() && history.undo() && history.undo())
        #expect(!history.undo())
        #expect(note.text == "1\n2\n")
        history.levels = 2
        #expect(history.redoNames == ["Line 4", "Line 3"])
        #expect(history.redo() && history.redo())
        #expect(!history.redo())
    }

    @Test(
        "A command history undoes a group as one, under its own name or that of its first command")
    func groups() {
        history.group("Letter") {
            addLines(1...2)
            history.group { addLines(3...3) }
        }
        history.group { addLines(4...5) }
        #expect(history.undoNames == ["Letter", "Line 4"])
        history.undo()
        #expect(note.text == "1\n2\n3\n")
        history.undo()
        #expect(note.text == "")
        history.redo()
        #expect(note.text == "1\n2\n3\n")
    }

    @Test("A command history discards a group without commands")
    func emptyGroup() {
        history.group("Nothing") {}
        #expect(!history.canUndo)
    }

    @Test("a command history undoes a group that throws", .rows("S1-27"))
    func transaction() {
        struct Full: Error {}
        addLines(1...1)
        #expect(throws: Full.self) {
            try history.group("Letter") {
                addLines(2...3)
                throw Full()
            }
        }
        #expect(note.text == "1\n")
        #expect(history.undoNames == ["Line 1"])
    }

    @Test("A command history merges no commands across undo, groups and the end of merging")
    func mergingEnds() {
        history.perform(Typing(note: note, letters: "a"))
        history.endMerging()
        history.perform(Typing(note: note, letters: "b"))
        history.perform(Typing(note: note, letters: "c"))
        #expect(history.undoNames.count == 2)
        history.undo()
        history.perform(Typing(note: note, letters: "d"))
        #expect(history.undoNames.count == 2)
        history.group { history.perform(Typing(note: note, letters: "e")) }
        history.perform(Typing(note: note, letters: "f"))
        #expect(history.undoNames.count == 4)
        #expect(note.text == "adef")
    }

    @Test("A command history does not merge commands on different things")
    func mergingElsewhere() {
        history.perform(Typing(note: note, letters: "a"))
        history.perform(Typing(note: Note(), letters: "b"))
        #expect(history.undoNames.count == 2)
    }

    @Test("A command history reports changes of what can be undone or redone")
    func change() {
        var titles: [String] = []
        history.onChange = { [unowned history] in
            titles.append("\(history.undoTitle), \(history.redoTitle)")
        }
        addLines(1...1)
        history.undo()
        history.redo()
        history.removeAll()
        #expect(
            titles == [
                "Undo Line 1, Redo", "Undo, Redo Line 1", "Undo Line 1, Redo", "Undo, Redo",
            ])
    }

    @Test(
        "a command history agrees with a list of texts, whatever is performed and undone",
        .rows("S1-23"),
        arguments: 0..<50
    )
    func model(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let levels = Int.random(in: 1...6, using: &generator)
        history.levels = levels
        var (past, future) = ([""], [String]())
        for step in 0..<200 {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0 where past.count > 1:
                future.append(past.removeLast())
                #expect(history.undo())
            case 1 where !future.isEmpty:
                past.append(future.removeLast())
                #expect(history.redo())
            case 2:
                history.group { addLines(step...(step + 2)) }
                past.append((past.last ?? "") + "\(step)\n\(step + 1)\n\(step + 2)\n")
                future = []
            default:
                addLines(step...step)
                past.append((past.last ?? "") + "\(step)\n")
                future = []
            }
            past.removeFirst(max(past.count - levels - 1, 0))
            #expect(note.text == past.last)
            #expect(history.canUndo == (past.count > 1))
            #expect(history.canRedo == !future.isEmpty)
        }
    }

    @Test("A command history stops a command that uses the history, with advice")
    func reentrance() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let history = CommandHistory()
            let inner = BlockCommand("Inner") {
            } undo: {
            }
            history.perform(
                BlockCommand("Outer") {
                    history.perform(inner)
                } undo: {
                })
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("make a group of commands"))
    }

    @Test("A command history refuses a history that keeps nothing")
    func noLevels() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = CommandHistory(levels: 0)
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("at least one level"))
    }
}
