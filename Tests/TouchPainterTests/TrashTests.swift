import CoreGraphics
import Foundation
import Testing

@testable import TouchPainterCore

@Suite("TouchPainter's trash and names")
struct TrashTests {
    private let folder: TemporaryFolder
    private let store: ScribbleStore

    init() throws {
        folder = try TemporaryFolder()
        store = ScribbleStore(folder: folder.url.appendingPathComponent("drawings"))
    }

    private func save(_ x: CGFloat, as name: String) throws -> ScribbleStore.Entry {
        let scribble = Scribble(marks: [Dot(location: CGPoint(x: x, y: 0), pen: Pen())])
        return try store.save(
            scribble.makeMemento(), thumbnail: Data([UInt8(x)]), as: name)
    }

    private func place(_ entry: ScribbleStore.Entry) throws -> CGFloat? {
        try store.scribble(of: entry).marks.first?.location.x
    }

    @Test("Trash: a drawing keeps its name, tags, thumbnail and the time it was deleted")
    func note() throws {
        let entry = try save(1, as: "Cat")
        try store.setTags(["sea", "blue"], of: entry)
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        try store.delete(entry, at: date)
        #expect(store.entries().isEmpty)
        // Another drawing of the name does not have its tags.
        #expect(store.tags(of: entry).isEmpty)
        let trashed = try #require(store.trashed().first)
        #expect(trashed.name == "Cat" && trashed.tags == ["sea", "blue"] && trashed.date == date)
        #expect(try Data(contentsOf: store.thumbnailURL(of: trashed)) == Data([1]))
        let restored = try store.restore(trashed)
        #expect(restored == entry && store.tags(of: restored) == ["sea", "blue"])
        #expect(try Data(contentsOf: store.thumbnailURL(of: restored)) == Data([1]))
        #expect(
            try FileManager.default.contentsOfDirectory(
                atPath: folder.url.appendingPathComponent("drawings/Trash").path
            ).isEmpty)
    }

    @Test("Trash: drawings of one name do not replace each other, neither there nor when restored")
    func clashes() throws {
        for x in 1...3 {
            try store.delete(
                try save(CGFloat(x), as: "Cat"), at: Date(timeIntervalSince1970: Double(x)))
        }
        let present = try save(9, as: "Cat")
        #expect(store.trashed().map(\.name) == ["Cat", "Cat", "Cat"])
        let restored = try store.trashed().map { try store.restore($0) }
        #expect(restored.map(\.name) == ["Cat 2", "Cat 3", "Cat 4"])
        #expect(try restored.map { try place($0) } == [3, 2, 1])
        #expect(try place(present) == 9)
        let command = DeleteScribbleCommand(present, in: store)
        command.execute()
        _ = try store.rename(restored[0], to: "Cat")
        command.unexecute()
        #expect(command.error == nil)
        #expect(try place(present) == 3)
        #expect(store.entries().count == 4)
    }

    @Test("Trash: drawings of older versions without a note are there; emptying removes all files")
    func purging() throws {
        let entry = try save(1, as: "Cat")
        try store.delete(entry)
        let note = folder.url.appendingPathComponent("drawings/Trash/Cat.json")
        try FileManager.default.removeItem(at: note)
        let trashed = try #require(store.trashed().first)
        #expect(trashed.name == "Cat")
        try store.delete(try save(2, as: "Dog"))
        for drawing in store.trashed() { try store.purge(drawing) }
        #expect(store.trashed().isEmpty)
        let trash = folder.url.appendingPathComponent("drawings/Trash").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: trash).isEmpty)
    }

    @Test("Store: a file that was made read-only is not replaced, and the reason is named")
    func readOnly() throws {
        let entry = try save(1, as: "Cat")
        #expect(chmod(store.fileURL(of: entry).path, 0o444) == 0)
        #expect(
            throws: PaintingFileError.unwritable(
                path: "Cat.painting", reason: String(cString: strerror(EACCES)))
        ) { _ = try save(2, as: "Cat") }
        #expect(try place(entry) == 1)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: store.folder.path).sorted()
                == ["Cat.painting", "Cat.png"])
    }

    @Test("Store: a drawing whose thumbnail cannot be written is saved")
    func thumbnail() throws {
        let entry = try save(1, as: "Cat")
        #expect(chmod(store.thumbnailURL(of: entry).path, 0o444) == 0)
        _ = try save(2, as: "Cat")
        #expect(try place(entry) == 2)
    }

    @Test("Studio: a journal that could not be opened at first is begun as soon as it can be")
    func lateJournal() throws {
        let file = folder.url.appendingPathComponent("late")
        try Data().write(to: file)
        let studio = Studio(folder: file)
        #expect(studio.problem != nil)
        studio.painting.draw(Dot(location: .zero, pen: Pen()))
        try FileManager.default.removeItem(at: file)
        studio.painting.draw(Dot(location: CGPoint(x: 7, y: 0), pen: Pen()))
        let painting = Painting()
        painting.replay(try #require(studio.journalEntries))
        #expect(painting.scribble.marks.map(\.location.x) == [0, 7])
    }

    @Test("Layers: a deleted one comes back with undo after a restart too")
    func deletedLayer() throws {
        do {
            let studio = Studio(folder: folder.url)
            studio.painting.addLayer()
            studio.painting.draw(Dot(location: .zero, pen: Pen()))
            studio.painting.deleteLayer()
        }
        let again = Studio(folder: folder.url)
        #expect(again.painting.scribble.isEmpty)
        again.painting.undo()
        #expect(again.painting.scribble.marks.count == 1)
    }
}
