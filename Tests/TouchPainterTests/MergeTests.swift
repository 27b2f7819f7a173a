import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import TouchPainterCore

@Suite("One drawing in two windows", .serialized)
struct MergeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func draw(_ studio: Studio, _ x: Int) {
        studio.painting.draw(Dot(location: CGPoint(x: x, y: 0), pen: Pen()))
    }

    private func places(_ studio: Studio) -> [Int] {
        studio.painting.scribble.marks.map { Int($0.location.x) }
    }

    private func saved(_ studio: Studio, _ name: String = "scribble-1") throws -> [Int] {
        let store = try #require(studio.store)
        return try store.scribble(of: ScribbleStore.Entry(name: name)).marks
            .map { Int($0.location.x) }
    }

    /// Two windows with the drawing `scribble-1`, which has one mark at 0.
    private func makeWindows() throws -> (Studio, Studio) {
        let first = Studio(folder: folder.url)
        draw(first, 0)
        try first.save()
        let second = Studio(folder: folder.url)
        try second.open(ScribbleStore.Entry(name: "scribble-1"))
        return (first, second)
    }

    @Test("Windows: what both drew is in the file and on both canvases, in one order")
    func appending() throws {
        let (first, second) = try makeWindows()
        draw(first, 1)
        draw(second, 2)
        draw(second, 3)
        try second.save()
        try first.save()
        #expect(try saved(first) == [0, 2, 3, 1])
        #expect(places(first) == [0, 2, 3, 1])
        second.noticeChanges()
        #expect(places(second) == [0, 2, 3, 1])
        draw(second, 4)
        try second.save()
        first.noticeChanges()
        #expect(places(first) == [0, 2, 3, 1, 4])
    }

    @Test("Windows: undo takes back what this window drew, and leaves the marks of the other")
    func undoing() throws {
        let (first, second) = try makeWindows()
        draw(first, 1)
        first.painting.selectAll()
        first.painting.transformSelection(by: CGAffineTransform(translationX: 100, y: 0))
        draw(second, 2)
        try second.save()
        first.noticeChanges()
        #expect(places(first) == [2, 100, 101] || places(first) == [100, 101, 2])
        for _ in 0..<3 { first.painting.undo() }
        #expect(places(first) == [2])
        for _ in 0..<3 { first.painting.redo() }
        #expect(places(first).sorted() == [2, 100, 101])
        // The journal brings back the same.
        let before = places(first)
        let painting = Painting()
        painting.replay(try #require(first.journalEntries))
        #expect(painting.scribble.marks.map { Int($0.location.x) } == before)
    }

    @Test(
        "Windows: the other window shows what is saved by itself, a touch that is down is not disturbed"
    )
    func noticing() async throws {
        let (first, second) = try makeWindows()
        var changes: [Studio.ForeignChange] = []
        first.onForeignChange = { changes.append($0) }
        first.painting.touchBegan(at: CGPoint(x: 50, y: 50))
        first.painting.touchMoved(to: CGPoint(x: 60, y: 60))
        draw(second, 2)
        try second.save()
        first.noticeChanges()
        #expect(places(first) == [0] && changes.isEmpty)
        first.painting.touchEnded()
        #expect(places(first) == [0, 2, 50])
        #expect(changes == [.shown(name: "scribble-1")])
        draw(second, 3)
        try second.save()
        // The system's notice arrives on the main queue.
        for _ in 0..<10_000 where places(first).count < 4 { await Task.yield() }
        #expect(places(first) == [0, 2, 3, 50])
    }

    @Test("Windows: a change that cannot be joined is asked about, and no choice loses anything")
    func conflict() throws {
        let (first, second) = try makeWindows()
        draw(first, 1)
        second.painting.selectAll()
        second.painting.deleteSelection()
        draw(second, 2)
        try second.save()
        var changes: [Studio.ForeignChange] = []
        first.onForeignChange = { changes.append($0) }
        first.noticeChanges()
        first.noticeChanges()
        #expect(changes == [.conflicting(name: "scribble-1")])
        // Saving, and cancelling the question, leaves everything as it is.
        for _ in 0..<2 {
            #expect(throws: PaintingFileError.changedElsewhere(path: "scribble-1.painting")) {
                try first.save()
            }
            #expect(try saved(first) == [2])
            #expect(places(first) == [0, 1])
        }
        try first.resolveConflict(.loadTheirs)
        #expect(places(first) == [2])
        first.painting.undo()
        #expect(places(first) == [0, 1])
        try first.resolveConflict(.keepMineAsCopy)
        #expect(try saved(first) == [2])
        #expect(try saved(first, "scribble-2") == [0, 1])
        draw(first, 5)
        try first.save()
        #expect(try saved(first, "scribble-2") == [0, 1, 5])
    }

    @Test("Windows: without changes of its own, a window shows whatever the other one saved")
    func following() throws {
        let (first, second) = try makeWindows()
        second.painting.addLayer()
        draw(second, 2)
        try second.save()
        first.noticeChanges()
        #expect(places(first) == [0, 2] && first.painting.scribble.layers.count == 2)
        #expect(first.painting.history.last == "Changed Elsewhere")
        first.painting.undo()
        #expect(places(first) == [0])
    }

    @Test("Windows: what a file held is known after a restart, also of a shortened journal")
    func restarting() throws {
        var (first, second): (Studio?, Studio?) = (nil, nil)
        (first, second) = try makeWindows()
        for x in 1..<30 { draw(try #require(first), x) }
        draw(try #require(second), 100)
        try second?.save()
        first = nil
        do {
            let journal = try Journal(url: folder.url.appendingPathComponent("current.journal"))
            try journal.fold(keeping: 5)
            guard case .base(_, _, let saved) = journal.entries[0] else {
                Issue.record("It was not shortened.")
                return
            }
            #expect(saved != nil)
        }
        let again = Studio(folder: folder.url)
        #expect(again.problem == nil)
        try again.save()
        #expect(try saved(again) == [0, 100] + Array(1..<30))
        #expect(places(again) == [0, 100] + Array(1..<30))
        withExtendedLifetime(second) {}
    }

    @Test("Windows: a drawing that was renamed or deleted elsewhere is saved again without loss")
    func gone() throws {
        let (first, second) = try makeWindows()
        draw(first, 1)
        try second.rename(ScribbleStore.Entry(name: "scribble-1"), to: "Cat")
        try first.save()
        #expect(try saved(first) == [0, 1])
        #expect(try saved(first, "Cat") == [0])
        draw(second, 2)
        let store = try #require(second.store)
        try store.delete(ScribbleStore.Entry(name: "Cat"))
        try second.save()
        #expect(try saved(second, "Cat") == [0, 2])
        let restored = try store.restore(store.trashed()[0])
        #expect(restored.name == "Cat 2")
        #expect(try saved(second, "Cat 2") == [0])
    }

    @Test("Windows: a file of a newer version is not replaced without asking")
    func newer() throws {
        let (first, _) = try makeWindows()
        let file = try #require(first.fileURL)
        let newer = Data(#"{"format":"touchpainter","version":9,"scribble":{}}"#.utf8)
        try newer.write(to: file)
        draw(first, 1)
        #expect(throws: PaintingFileError.changedElsewhere(path: "scribble-1.painting")) {
            try first.save()
        }
        #expect(try Data(contentsOf: file) == newer)
    }

    /// Two windows draw, undo, save, look at each other’s changes, are closed, shortened and opened
    /// again in any order. 200 programs with `THOROUGH=1`.
    @Test("Windows: in any order of changes, every mark that was saved is in the file or a copy")
    func model() throws {
        for seed in 0..<UInt64(Thorough.isOn ? 200 : 25) {
            let folder = try TemporaryFolder()
            var random = SeededGenerator(seed: seed)
            var windows: [Studio?] = [Studio(folder: folder.url)]
            draw(try #require(windows[0]), 0)
            try windows[0]?.save()
            windows.append(Studio(folder: folder.url))
            try windows[1]?.open(ScribbleStore.Entry(name: "scribble-1"))
            // The marks that a window drew and has not taken back, and those that were saved.
            var drawn: [[Int]] = [[], []]
            var saved: Set<Int> = [0]
            var next = 1
            func save(_ index: Int, _ studio: Studio) throws {
                do {
                    try studio.save()
                } catch PaintingFileError.changedElsewhere {
                    try studio.resolveConflict(.keepMineAsCopy)
                }
                saved.formUnion(drawn[index])
            }
            for _ in 0..<40 {
                let index = Int.random(in: 0...1, using: &random)
                let action = Int.random(in: 0..<10, using: &random)
                if action == 6 {
                    // Closed and opened again; in between, the journal is shortened.
                    let isFurther = windows[index]?.isFurtherWindow == true
                    windows[index] = nil
                    try shorten(isFurther ? "current-2.journal" : "current.journal", in: folder)
                    windows[index] = Studio(folder: folder.url)
                    continue
                }
                let studio = try #require(windows[index])
                switch action {
                case 0..<4:
                    draw(studio, next)
                    drawn[index].append(next)
                    next += 1
                case 4 where drawn[index].last.map { !saved.contains($0) } ?? false:
                    studio.painting.undo()
                    drawn[index].removeLast()
                case 5: studio.noticeChanges()
                default: try save(index, studio)
                }
            }
            for index in 0...1 { try save(index, try #require(windows[index])) }
            for studio in windows.compactMap({ $0 }) { studio.noticeChanges() }
            let store = try #require(windows[0]?.store)
            var found: Set<Int> = []
            for entry in store.entries() {
                let places = try store.scribble(of: entry).marks.map { Int($0.location.x) }
                #expect(Set(places).count == places.count, "seed \(seed): twice in \(entry.name)")
                found.formUnion(places)
            }
            #expect(found.isSuperset(of: saved), "seed \(seed): \(saved.subtracting(found))")
            #expect(store.entries().count == 1, "seed \(seed): windows that only add need no copy")
            #expect(places(try #require(windows[0])) == places(try #require(windows[1])))
        }
    }

    /// Shortens a journal that no window has open any more.
    private func shorten(_ name: String, in folder: TemporaryFolder) throws {
        let journal = try Journal(url: folder.url.appendingPathComponent(name))
        try journal.fold(keeping: 4)
    }

    /// Each process draws on one drawing, and saves drawings of its own.
    @Test("Windows: two processes that draw on one drawing lose no mark, nor a drawing")
    func processes() async throws {
        let path = folder.url.path
        do {
            let first = Studio(folder: folder.url)
            draw(first, 0)
            try first.save()
        }
        async let first: Void = run(1000, in: path)
        async let second: Void = run(2000, in: path)
        _ = await (first, second)
        let store = ScribbleStore(folder: folder.url.appendingPathComponent("drawings"))
        let marks = try store.scribble(of: ScribbleStore.Entry(name: "scribble-1")).marks
            .map { Int($0.location.x) }
        #expect(marks.filter { (1000..<2000).contains($0) } == Array(1000..<1030))
        #expect(marks.filter { $0 >= 2000 } == Array(2000..<2030))
        #expect(marks.count == 61)
        #expect(store.entries().count == 11)
    }

    private func run(_ start: Int, in path: String) async {
        await #expect(processExitsWith: .success) {
            [path = path as String, start = start as Int] in
            try await Self.drawInProcess(start, in: path)
        }
    }

    private static func drawInProcess(_ start: Int, in path: String) throws {
        let studio = Studio(folder: URL(fileURLWithPath: path))
        try studio.open(ScribbleStore.Entry(name: "scribble-1"))
        for number in 0..<30 {
            studio.painting.draw(Dot(location: CGPoint(x: start + number, y: 0), pen: Pen()))
            try studio.save()
            guard number % 6 == 0 else { continue }
            _ = try studio.store?.save(Scribble().makeMemento(), thumbnail: nil)
        }
    }
}
