import CoreGraphics
import Foundation
import TestSupport
import Testing
import TouchPainterCore

@Suite("The studio")
struct StudioTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func draw(_ studio: Studio, _ x: CGFloat) {
        studio.painting.touchBegan(at: CGPoint(x: x, y: 0))
        studio.painting.touchMoved(to: CGPoint(x: x + 10, y: 5))
        studio.painting.touchEnded()
    }

    private var journalURL: URL { folder.url.appendingPathComponent("current.journal") }

    /// The journal as if the process had ended now, in a folder of its own.
    private func reopened(cutAt length: Int? = nil) throws -> Studio {
        let copy = folder.url.appendingPathComponent("copy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        let data = try Data(contentsOf: journalURL)
        try data.prefix(length ?? data.count)
            .write(to: copy.appendingPathComponent("current.journal"))
        return Studio(folder: copy)
    }

    @Test(
        "Studio: a drawing and its steps of undo and redo survive the end of the process",
        .rows("S1-27"))
    func journal() throws {
        let studio = Studio(folder: folder.url)
        draw(studio, 1)
        draw(studio, 2)
        studio.painting.clear()
        draw(studio, 3)
        studio.painting.undo()
        let again = try reopened()
        #expect(again.problem == nil)
        #expect(again.painting.scribble.isEmpty)
        #expect(again.painting.canRedo)
        again.painting.undo()
        #expect(again.painting.scribble.marks.map(\.location.x) == [1, 2])
        again.painting.redo()
        again.painting.redo()
        #expect(again.painting.scribble.marks.map(\.location.x) == [3])
    }

    @Test("Studio: a process that ends in mid-write loses no finished mark", arguments: 0..<40)
    func cutOff(part: Int) throws {
        let studio = Studio(folder: folder.url)
        for x in 0..<8 { draw(studio, CGFloat(x)) }
        let data = try Data(contentsOf: journalURL)
        let length = data.count * part / 40
        let newline = UInt8(ascii: "\n")
        // A line that lacks nothing but its end is whole.
        let isWhole = length > 0 && data[length - 1] != newline && data[length] == newline
        let whole = data.prefix(length).count { $0 == newline } + (isWhole ? 1 : 0)
        let again = try reopened(cutAt: length)
        #expect(again.painting.scribble.marks.count == whole)
        draw(again, 99)
        #expect(again.painting.scribble.marks.count == whole + 1)
    }

    @Test("Studio: a second window has a journal of its own")
    func twoWindows() {
        let first = Studio(folder: folder.url)
        draw(first, 1)
        let second = Studio(folder: folder.url)
        #expect(second.painting.scribble.isEmpty)
        #expect(second.problem == nil && second.isFurtherWindow && !first.isFurtherWindow)
        draw(second, 2)
        #expect(first.painting.scribble.marks.count == 1)
    }

    @Test("Studio: what a closed second window drew goes to the gallery, once")
    func closedWindow() throws {
        func close() {
            let first = Studio(folder: folder.url)
            let second = Studio(folder: folder.url)
            draw(second, 2)
            #expect(first.saveClosedWindows().isEmpty && second.saveClosedWindows().isEmpty)
            withExtendedLifetime((first, second)) {}
        }
        close()
        for expected in [1, 0] {
            let first = Studio(folder: folder.url)
            let found = first.saveClosedWindows()
            #expect(found.count == expected && first.painting.scribble.isEmpty)
            if let entry = found.first {
                #expect(try first.store?.scribble(of: entry).marks.count == 1)
            }
        }
        // It is in the next second window still, and a change there is new.
        close()
        #expect(Studio(folder: folder.url).saveClosedWindows().count == 1)
    }

    @Test("Studio: a folder that cannot be written is reported, and drawing goes on")
    func unwritable() throws {
        let file = folder.url.appendingPathComponent("file")
        try Data().write(to: file)
        let studio = Studio(folder: file)
        #expect(studio.problem?.description.contains("cannot be written") == true)
        draw(studio, 1)
        #expect(studio.painting.scribble.marks.count == 1)
        #expect(throws: PaintingFileError.self) { try studio.save() }
    }

    @Test("Studio: the pen, the paper and the brand are kept")
    func settings() {
        let studio = Studio(folder: folder.url)
        let pen = Pen(color: MarkColor(red: 0.5, green: 1, blue: 0), size: 31, brush: .marker)
        studio.settings.pen = PenRecord(pen)
        studio.settings.paper = .cloth
        studio.settings.brand = .acme
        let again = Studio(folder: folder.url)
        #expect(again.painting.pen == pen)
        #expect(again.settings == studio.settings)
    }

    @Test("Studio: saving twice replaces the file, saving after clearing makes another")
    func saving() throws {
        let studio = Studio(folder: folder.url)
        let store = try #require(studio.store)
        draw(studio, 1)
        try studio.save()
        draw(studio, 2)
        try studio.save()
        #expect(store.entries().map(\.name) == ["scribble-1"])
        studio.painting.clear()
        draw(studio, 3)
        try studio.save()
        #expect(store.entries().map(\.name) == ["scribble-1", "scribble-2"])
        #expect(try store.scribble(of: store.entries()[0]).marks.count == 2)
        #expect(try reopened().painting.scribble.name == "scribble-2")
    }

    @Test("Studio: opening a drawing is one step of undo, and the one before comes back with it")
    func opening() throws {
        let studio = Studio(folder: folder.url)
        let store = try #require(studio.store)
        draw(studio, 1)
        try studio.save()
        studio.painting.clear()
        draw(studio, 7)
        let command = OpenScribbleCommand(store.entries()[0], studio: studio)
        command.execute()
        #expect(command.error == nil)
        #expect(studio.painting.scribble.marks.map(\.location.x) == [1])
        #expect(studio.painting.scribble.name == "scribble-1")
        draw(studio, 2)
        studio.painting.undo()
        studio.painting.undo()
        #expect(studio.painting.scribble.marks.map(\.location.x) == [7])
        #expect(studio.painting.scribble.name == nil)
    }

    @Test("Studio: a drawing opened from a file is saved there, also after a restart")
    func savingToFile() throws {
        let studio = Studio(folder: folder.url)
        let elsewhere = folder.url.appendingPathComponent("elsewhere", isDirectory: true)
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        let file = elsewhere.appendingPathComponent("cat.painting")
        try PaintingFile.data(of: MementoTests.makeScribble().makeMemento()).write(to: file)
        #expect(chmod(file.path, 0o600) == 0)
        let count = try PaintingFile.scribble(at: file).marks.count
        try studio.open(file: file)
        #expect(studio.painting.scribble.title == "cat")
        draw(studio, 1)
        try studio.save()
        #expect(try PaintingFile.scribble(at: file).marks.count == count + 1)
        #expect(studio.store?.entries().isEmpty == true)
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        #expect((mode as? NSNumber)?.intValue == 0o600)
        let again = try reopened()
        draw(again, 2)
        try again.save()
        #expect(try PaintingFile.scribble(at: file).marks.count == count + 2)
        again.painting.clear()
        draw(again, 3)
        try again.save()
        #expect(again.store?.entries().map(\.name) == ["scribble-1"])
    }

    @Test("Studio: a file of the gallery that is opened by its path is saved in the gallery")
    func savingToGalleryFile() throws {
        let studio = Studio(folder: folder.url)
        let store = try #require(studio.store)
        draw(studio, 1)
        try studio.save()
        try studio.open(file: store.fileURL(of: store.entries()[0]))
        #expect(studio.painting.scribble.name == "scribble-1")
        draw(studio, 2)
        try studio.save()
        #expect(try store.scribble(of: store.entries()[0]).marks.count == 2)
    }

    @Test("Store: names sort by number, are never used twice, and survive the trash")
    func names() throws {
        let store = ScribbleStore(folder: folder.url.appendingPathComponent("drawings"))
        let memento = MementoTests.makeScribble().makeMemento()
        for _ in 0..<11 { _ = try store.save(memento, thumbnail: Data([1])) }
        #expect(store.entries().map(\.name) == (1...11).map { "scribble-\($0)" })
        let last = try #require(store.entries().last)
        let command = DeleteScribbleCommand(last, in: store)
        command.execute()
        #expect(command.error == nil)
        #expect(store.entries().count == 10)
        #expect(try store.save(memento, thumbnail: nil).name == "scribble-12")
        command.unexecute()
        #expect(store.entries().count == 12)
        #expect(FileManager.default.fileExists(atPath: store.thumbnailURL(of: last).path))
    }

    @Test("Studio: a duplicate of a saved drawing is equal and has its own file", .rows("S1-02"))
    func duplicate() throws {
        let studio = Studio(folder: folder.url)
        let store = try #require(studio.store)
        draw(studio, 1)
        try studio.save()
        try studio.duplicate(store.entries()[0])
        let drawings = try store.entries().map { try store.scribble(of: $0).makeMemento() }
        #expect(drawings.count == 2)
        #expect(drawings[0] == drawings[1])
    }

    @Test("Store: a file that was cut short leaves a clear error and the canvas as it is")
    func damaged() throws {
        let studio = Studio(folder: folder.url)
        let store = try #require(studio.store)
        draw(studio, 1)
        try studio.save()
        let entry = store.entries()[0]
        let data = try Data(contentsOf: store.fileURL(of: entry))
        try data.prefix(data.count / 2).write(to: store.fileURL(of: entry))
        // No journal knows the drawing.
        try FileManager.default.removeItem(at: journalURL)
        let another = Studio(folder: folder.url)
        draw(another, 2)
        draw(another, 3)
        let command = OpenScribbleCommand(entry, studio: another)
        command.execute()
        #expect(command.error.map { "\($0)" }?.contains("“scribble-1.painting” is damaged") == true)
        #expect(another.painting.scribble.marks.count == 2)
    }
}
