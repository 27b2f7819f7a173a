import CoreGraphics
import Foundation
import Testing
import TouchPainterUI

@testable import TouchPainterCore

/// Situations in which painting apps have lost drawings, as their users reported them.
@Suite("TouchPainter in situations that lose drawings elsewhere")
struct SituationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var data: URL { folder.url.appendingPathComponent("data") }
    private var documents: URL { folder.url.appendingPathComponent("documents") }
    private var cat: URL { documents.appendingPathComponent("cat.painting") }

    private func draw(_ studio: Studio, _ places: Int...) {
        for x in places {
            studio.painting.draw(Dot(location: CGPoint(x: x, y: 0), pen: Pen()))
        }
    }

    private func places(_ scribble: Scribble) -> [Int] { scribble.marks.map { Int($0.location.x) } }

    private func places(_ studio: Studio) -> [Int] { places(studio.painting.scribble) }

    private func places(in file: URL) throws -> [Int] {
        places(try PaintingFile.scribble(at: file))
    }

    /// Runs `body` with a studio whose process then ends without notice.
    private func session(_ body: (Studio) throws -> Void) rethrows {
        try body(Studio(folder: data))
    }

    /// Writes a file with a mark at each place.
    private func write(_ places: [Int], to url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let marks = places.map { Dot(location: CGPoint(x: $0, y: 0), pen: Pen()) }
        try PaintingFile.data(of: Scribble(marks: marks).makeMemento()).write(to: url)
    }

    // MARK: Damaged files

    @Test(
        "Damaged file: the drawing comes from the journal, and is saved over it, with a copy",
        arguments: [0, 200], [false, true])
    func fromJournal(length: Int, isShown: Bool) throws {
        try write([1, 2], to: cat)
        try session { studio in
            try studio.open(file: cat)
            draw(studio, 3)
            try studio.save()
            draw(studio, 4)
            if !isShown { studio.painting.clear() }
        }
        // What a hard reset leaves of a file: nothing, or bytes that are all zero.
        let damaged = Data(count: length)
        try damaged.write(to: cat)
        let studio = Studio(folder: data)
        var problems: [String] = []
        studio.onProblem = { problems.append($0.description) }
        try studio.open(file: cat)
        #expect(places(studio) == [1, 2, 3, 4])
        #expect(studio.painting.scribble.title == "cat")
        #expect(problems.contains { $0.contains("“cat.painting” is damaged") })
        try studio.save()
        #expect(try places(in: cat) == [1, 2, 3, 4])
        #expect(try Data(contentsOf: cat.appendingPathExtension("damaged")) == damaged)
    }

    @Test("Damaged file: a further window's journal has the drawing too")
    func fromFurtherJournal() throws {
        let first = Studio(folder: data)
        try write([1], to: cat)
        try session { studio in
            try studio.open(file: cat)
            draw(studio, 2)
        }
        try Data().write(to: cat)
        try first.open(file: cat)
        #expect(places(first) == [1, 2])
    }

    @Test(
        "Damaged file: a file that was cut off is opened from a whole copy next to it",
        arguments: ["cat.painting~", "cat.painting.bak", "cat.painting.new"])
    func fromCopy(name: String) throws {
        try write([1, 2, 3], to: cat)
        let whole = try Data(contentsOf: cat)
        let copy = documents.appendingPathComponent(name)
        try whole.write(to: copy)
        try whole.prefix(whole.count - 9).write(to: cat)
        let studio = Studio(folder: data)
        var problems: [String] = []
        studio.onProblem = { problems.append($0.description) }
        try studio.open(file: cat)
        #expect(places(studio) == [1, 2, 3])
        #expect(problems.contains { $0.contains("cat.painting”") && $0.contains(name) })
        try studio.save()
        #expect(try places(in: cat) == [1, 2, 3])
        // Neither is lost.
        #expect(
            try Data(contentsOf: cat.appendingPathExtension("damaged")).count == whole.count - 9)
    }

    // MARK: After a crash

    @Test("Crash: the drawing opened by its file's name has the strokes that were not saved yet")
    func openedByName() throws {
        try write([1], to: cat)
        try session { studio in
            try studio.open(file: cat)
            draw(studio, 2, 3)
        }
        for _ in 0..<2 {
            try session { studio in
                try studio.open(file: cat)
                #expect(places(studio) == [1, 2, 3])
            }
        }
        try session { studio in
            try studio.save()
            #expect(try places(in: cat) == [1, 2, 3])
        }
    }

    @Test("Crash: opening by name joins the strokes that others saved with those not saved yet")
    func openedByNameAndMerged() throws {
        try write([1], to: cat)
        try session { studio in
            try studio.open(file: cat)
            draw(studio, 2)
        }
        var file = try PaintingFile.scribble(at: cat)
        file.add(Dot(location: CGPoint(x: 9, y: 0), pen: Pen()))
        try PaintingFile.data(of: file.makeMemento()).write(to: cat)
        try session { studio in
            try studio.open(file: cat)
            #expect(places(studio).sorted() == [1, 2, 9])
            try studio.save()
        }
        file = try PaintingFile.scribble(at: cat)
        #expect(places(file).sorted() == [1, 2, 9])
    }

    @Test("Crash: a drawing that was never saved is not saved over a file that is opened then")
    func unrelatedFile() throws {
        try write([1], to: cat)
        session { draw($0, 7, 8) }
        try session { studio in
            try studio.open(file: cat)
            studio.painting.undo()
            #expect(places(studio) == [7, 8])
            try studio.save()
        }
        #expect(try places(in: cat) == [1])
        let store = ScribbleStore(folder: data.appendingPathComponent("drawings"))
        #expect(try places(in: store.fileURL(of: store.entries()[0])) == [7, 8])
    }

    @Test("Crash: starting again and again, without drawing, keeps what was there")
    func restarts() {
        session { draw($0, 1, 2) }
        for _ in 0..<3 { session { #expect(places($0) == [1, 2]) } }
    }

    @Test("Clean exit: drawings that were never saved are there at the next start, of all windows")
    func cleanExit() throws {
        session { first in
            session { second in
                draw(first, 1)
                draw(second, 2)
                for studio in [first, second] { studio.painting.finishTouch() }
            }
        }
        let studio = Studio(folder: data)
        #expect(places(studio) == [1])
        let found = studio.saveClosedWindows()
        #expect(try found.map { places(try #require(studio.store).scribble(of: $0)) } == [[2]])
        #expect(places(studio) == [1])
    }

    // MARK: The app's folder

    @Test("Folder: strokes drawn after the app's folder was deleted are there at the next start")
    func deletedFolder() throws {
        try session { studio in
            draw(studio, 1)
            try FileManager.default.removeItem(at: data)
            draw(studio, 2)
            studio.painting.undo()
            draw(studio, 3, 4)
            studio.painting.undo()
            #expect(studio.changes.count == 6)
        }
        session { studio in
            #expect(places(studio) == [1, 3])
            studio.painting.redo()
            #expect(places(studio) == [1, 3, 4])
        }
    }

    @Test(
        "Folder: a new window took the journal's name after the folder was deleted; both are kept")
    func deletedFolderAndNewWindow() throws {
        try session { first in
            draw(first, 1)
            try FileManager.default.removeItem(at: data)
            session { second in
                draw(second, 20)
                draw(first, 2)
                #expect(places(second) == [20])
            }
        }
        session { again in
            #expect(places(again) == [20])
            #expect(again.saveClosedWindows().count == 1)
        }
        let store = ScribbleStore(folder: data.appendingPathComponent("drawings"))
        #expect(try places(in: store.fileURL(of: store.entries()[0])) == [1, 2])
    }

    @Test("Folder: the drawing is saved after the app's folder was deleted, and that is true")
    func savedInDeletedFolder() throws {
        try session { studio in
            draw(studio, 1)
            try studio.save()
            try FileManager.default.removeItem(at: data)
            draw(studio, 2)
            try studio.save()
            let store = try #require(studio.store)
            #expect(try places(in: store.fileURL(of: store.entries()[0])) == [1, 2])
        }
        session { #expect(places($0) == [1, 2]) }
    }

    @Test("Folder: without room for more than the first change, all are written once there is")
    func roomForOne() async throws {
        await #expect(processExitsWith: .success) { [path = data.path as String] in
            await SituationTests.drawWithoutFolder(path)
        }
        session { #expect(places($0) == [0, 1, 2, 3, 4, 5]) }
    }

    /// Draws while there is no folder, then with one that has room for a single change, then with
    /// room for all.
    private static func drawWithoutFolder(_ path: String) {
        close(open(path, O_WRONLY | O_CREAT, 0o644))
        let studio = Studio(folder: URL(fileURLWithPath: path))
        func draw(_ x: Int) {
            studio.painting.draw(Dot(location: CGPoint(x: x, y: 0), pen: Pen()))
        }
        for x in 0..<4 { draw(x) }
        unlink(path)
        signal(SIGXFSZ, SIG_IGN)
        // The line of one change has some 150 bytes.
        limitFiles(to: 250)
        draw(4)
        limitFiles(to: 1 << 30)
        draw(5)
        exit(0)
    }

    @Test("Folder: one that may only be read shows the drawing as it was left, and says so")
    func readOnlyFolder() async throws {
        session { draw($0, 1, 2) }
        let journal = data.appendingPathComponent("current.journal")
        chmod(journal.path, 0o444)
        chmod(data.path, 0o555)
        await #expect(processExitsWith: .success) { [path = data.path as String] in
            await SituationTests.drawInReadOnlyFolder(path)
        }
        // Nothing was written twice.
        session { #expect(places($0) == [1, 2, 3, 4]) }
    }

    /// Opens a folder that may only be read, draws, and draws again once it may be written.
    private static func drawInReadOnlyFolder(_ path: String) {
        // The permissions of root have no limits.
        let user = geteuid()
        if user == 0 { seteuid(65534) }
        let studio = Studio(folder: URL(fileURLWithPath: path))
        func places() -> [Int] { studio.painting.scribble.marks.map { Int($0.location.x) } }
        guard case .unwritable = studio.problem, places() == [1, 2] else { exit(1) }
        studio.painting.draw(Dot(location: CGPoint(x: 3, y: 0), pen: Pen()))
        if user == 0 { seteuid(0) }
        chmod(path, 0o755)
        chmod(path + "/current.journal", 0o644)
        studio.painting.draw(Dot(location: CGPoint(x: 4, y: 0), pen: Pen()))
        exit(places() == [1, 2, 3, 4] ? 0 : 2)
    }

    private static func limitFiles(to size: rlim_t) {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        limit.rlim_cur = size
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    }

    // MARK: The drawing's file

    @Test("Renamed file: saving writes the whole drawing under the old name, and no half of it")
    func renamedFile() throws {
        try write([1, 2], to: cat)
        let studio = Studio(folder: data)
        try studio.open(file: cat)
        draw(studio, 3)
        let dog = documents.appendingPathComponent("dog.painting")
        try FileManager.default.moveItem(at: cat, to: dog)
        draw(studio, 4)
        try studio.save()
        #expect(try places(in: cat) == [1, 2, 3, 4])
        #expect(try places(in: dog) == [1, 2])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: documents.path).sorted()
                == ["cat.painting", "dog.painting"])
    }

    @Test("Moved folder: saving says that it is gone, makes nothing, and works once it is back")
    func movedFolder() throws {
        try write([1], to: cat)
        let studio = Studio(folder: data)
        try studio.open(file: cat)
        draw(studio, 2)
        let elsewhere = folder.url.appendingPathComponent("elsewhere")
        try FileManager.default.moveItem(at: documents, to: elsewhere)
        #expect(throws: PaintingFileError.self) { try studio.save() }
        #expect(!FileManager.default.fileExists(atPath: documents.path))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == ["cat.painting"])
        try FileManager.default.moveItem(at: elsewhere, to: documents)
        try studio.save()
        #expect(try places(in: cat) == [1, 2])
    }

    @Test("Symbolic link: saving writes the file that it names; the link stays one")
    func symbolicLink() throws {
        let studio = Studio(folder: data)
        let store = try #require(studio.store)
        draw(studio, 1)
        try studio.save()
        let link = store.fileURL(of: store.entries()[0])
        // A drawing that its user keeps in a folder that is synchronised.
        try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: link, to: cat)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: cat)
        draw(studio, 2)
        try studio.save()
        #expect(try places(in: cat) == [1, 2])
        #expect(
            (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) == cat.path)
        #expect(places(studio) == [1, 2])
    }

    @Test("Names: dots and the longest possible name are kept when saving again")
    func names() throws {
        let studio = Studio(folder: data)
        let store = try #require(studio.store)
        draw(studio, 1)
        try studio.save()
        try studio.rename(store.entries()[0], to: "Chapter 3.1 Energy")
        draw(studio, 2)
        try studio.save()
        #expect(store.entries().map(\.name) == ["Chapter 3.1 Energy"])
        let long = documents.appendingPathComponent(
            String(repeating: "画", count: 82) + ".painting")
        try write([5], to: long)
        try studio.open(file: long)
        draw(studio, 6)
        try studio.save()
        #expect(try places(in: long) == [5, 6])
    }

    @Test("Another file next to the drawing, named like a draft, is not overwritten by saving")
    func neighbour() throws {
        try write([1], to: cat)
        let neighbour = documents.appendingPathComponent("cat.painting.new")
        try write([9], to: neighbour)
        let studio = Studio(folder: data)
        try studio.open(file: cat)
        draw(studio, 2)
        try studio.save()
        #expect(try places(in: cat) == [1, 2])
        #expect(try places(in: neighbour) == [9])
    }

    // MARK: Long journals

    @Test("Long journal: a drawing that was never saved is in the gallery when it is shortened")
    func shortened() throws {
        try write([1], to: cat)
        try session { studio in
            draw(studio, 7, 8)
            try studio.open(file: cat)
            draw(studio, 2, 3, 4, 5)
        }
        let store = ScribbleStore(folder: data.appendingPathComponent("drawings"))
        let studio = Studio(folder: data, foldedSize: 1, keptSteps: 2)
        #expect(places(studio) == [1, 2, 3, 4, 5])
        #expect(studio.painting.history.count < 6)
        #expect(try store.entries().map { try places(in: store.fileURL(of: $0)) } == [[7, 8]])
    }
}
