import Foundation
import TestSupport
import Testing

@testable import TouchPainterCore

@Suite("TouchPainter's journal, shortened")
struct JournalFoldingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// What a painting shows, and the names of the steps that can be undone or redone.
    private struct State: Equatable {
        let memento: ScribbleMemento
        let undoable: [String]
        let redoable: [String]

        init(_ painting: Painting, steps: Int) {
            memento = painting.scribble.makeMemento()
            let position = painting.historyPosition
            undoable = painting.history[..<position].suffix(steps)
            redoable = Array(painting.history[position...])
        }
    }

    private static func changes(seed: UInt64, count: Int) -> [JournalEntry] {
        let painting = Painting()
        var entries: [JournalEntry] = []
        painting.record = { entries.append($0) }
        var changes = RandomChanges(seed: seed)
        for _ in 0..<count { changes.change(painting) }
        return entries
    }

    @Test("Journal: shortened, it has the same drawing and the same last steps", arguments: 0..<20)
    func folding(seed: Int) throws {
        let entries = Self.changes(seed: UInt64(seed), count: 120)
        let folded = try #require(JournalEntry.folded(entries, keeping: 20))
        #expect(folded.count < entries.count)
        let (long, short) = (Painting(), Painting())
        #expect(long.replay(entries) == 0)
        #expect(short.replay(folded) == 0)
        #expect(State(short, steps: 20) == State(long, steps: 20))
        #expect(short.historyPosition >= 20)
        for _ in 0..<20 {
            long.undo()
            short.undo()
            #expect(short.scribble.makeMemento() == long.scribble.makeMemento())
        }
        while long.canRedo {
            long.redo()
            short.redo()
        }
        #expect(short.scribble.makeMemento() == long.scribble.makeMemento())
        #expect(!short.canRedo)
    }

    @Test("Journal: one with fewer steps than are kept is not shortened")
    func short() {
        #expect(JournalEntry.folded(Self.changes(seed: 1, count: 10), keeping: 20) == nil)
        #expect(JournalEntry.folded([], keeping: 0) == nil)
    }

    @Test(
        "Journal: a process killed at any step of shortening leaves a whole journal",
        arguments: Journal.ReplacementStep.allCases)
    func killing(step: Journal.ReplacementStep) async throws {
        let path = folder.url.appendingPathComponent("current.journal").path
        let entries = Self.changes(seed: 7, count: 120)
        do {
            let journal = try Journal(url: URL(fileURLWithPath: path))
            for entry in entries { try journal.append(entry) }
        }
        let number = step.rawValue
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = path as String, number = number as Int] in
            let journal = try Journal(url: URL(fileURLWithPath: path))
            let folded = try #require(await JournalEntry.folded(journal.entries, keeping: 20))
            try journal.replace(by: folded) { step in
                if step.rawValue == number { kill(getpid(), SIGKILL) }
            }
        }
        let studio = Studio(folder: folder.url)
        #expect(studio.problem == nil)
        let expected = Painting()
        expected.replay(entries)
        #expect(State(studio.painting, steps: 20) == State(expected, steps: 20))
        let kept = try Data(contentsOf: URL(fileURLWithPath: path)).count { $0 == 10 }
        #expect((kept < entries.count) == (step == .renamed))
        studio.painting.draw(Dot(location: .zero, pen: Pen()))
        let found = try Data(contentsOf: URL(fileURLWithPath: path)).count { $0 == 10 }
        #expect(found == kept + 1)
    }

    /// 500 kills with `THOROUGH=1`.
    ///
    /// The process spends most of its life in shortening. It notes in a file of its own how many
    /// changes it has made.
    @Test("Journal: a process killed at any moment of shortening loses no finished change")
    func killingAtAnyMoment() async throws {
        var random = SeededGenerator(seed: 16)
        var shortened = 0
        for seed in 0..<UInt64(Thorough.isOn ? 500 : 12) {
            let folder = try TemporaryFolder()
            let path = folder.url.path
            // A busy machine has not come to shortening after a fifth of a second.
            let latest = seed >= 6 && shortened == 0 ? 4_000_000 : 200_000
            let moment = Int.random(in: latest / 200...latest, using: &random)
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, seed = seed as UInt64, moment = moment as Int] in
                try await Self.shortenUntilKilled(in: path, seed: seed, after: moment)
            }
            let noted =
                (try? Data(contentsOf: folder.url.appendingPathComponent("noted"))) ?? Data()
            let studio = Studio(folder: folder.url)
            #expect(studio.problem == nil)
            if case .base = studio.journalEntries?.first { shortened += 1 }
            let expected = Painting()
            var changes = RandomChanges(seed: seed)
            for _ in 0..<noted.count { changes.change(expected) }
            // Of the 20 steps that were kept, at most 10 were undone since.
            let found = State(studio.painting, steps: 10)
            var isSame = found == State(expected, steps: 10)
            if !isSame {
                changes.change(expected)
                isSame = found == State(expected, steps: 10)
            }
            #expect(isSame, "seed \(seed), \(noted.count) changes")
        }
        #expect(shortened > 0)
    }

    private static func shortenUntilKilled(
        in path: String, seed: UInt64, after moment: Int
    ) throws {
        let noted = open(path + "/noted", O_WRONLY | O_CREAT | O_APPEND, 0o644)
        let journal = try Journal(url: URL(fileURLWithPath: path + "/current.journal"))
        let painting = Painting()
        painting.record = { try! journal.append($0) }
        var changes = RandomChanges(seed: seed)
        DispatchQueue.global(qos: .userInteractive).asyncAfter(
            deadline: .now() + .microseconds(moment)
        ) { kill(getpid(), SIGKILL) }
        while true {
            for _ in 0..<10 {
                changes.change(painting)
                write(noted, "x", 1)
            }
            if let folded = JournalEntry.folded(journal.readEntries(), keeping: 20) {
                try journal.replace(by: folded)
            }
        }
    }

    @Test("Journal: what is drawn after shortening goes into the shorter file, which stays locked")
    func locked() throws {
        let url = folder.url.appendingPathComponent("current.journal")
        let entries = Self.changes(seed: 3, count: 120)
        let journal = try Journal(url: url)
        for entry in entries { try journal.append(entry) }
        try journal.replace(by: try #require(JournalEntry.folded(entries, keeping: 20)))
        try journal.append(.saved(file: "scribble-1"))
        #expect(throws: PaintingFileError.self) { try Journal(url: url) }
        #expect(journal.readEntries().last == .saved(file: "scribble-1"))
        #expect(!FileManager.default.fileExists(atPath: url.path + ".new"))
    }
}
