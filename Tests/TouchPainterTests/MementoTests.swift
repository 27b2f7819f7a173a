import CoreGraphics
import Foundation
import TestSupport
import Testing
import TouchPainterCore

@Suite("Mementos and files")
struct MementoTests {
    /// A scribble with every kind of mark, nested.
    static func makeScribble() -> Scribble {
        let red = MarkColor(red: 1, green: 0.25, blue: 0.1, alpha: 0.5)
        let scribble = Scribble()
        scribble.add(Dot(location: CGPoint(x: 10.5, y: 20), pen: Pen(color: red, size: 12)))
        for brush in Brush.allCases {
            let stroke = Stroke(pen: Pen(color: red, size: 9, brush: brush, smoothing: .straight))
            stroke.add(Vertex(location: CGPoint(x: 1, y: 2), weight: 0.5))
            stroke.add(Vertex(location: CGPoint(x: 30, y: 1.0 / 3)))
            scribble.add(stroke)
        }
        let outer = Stroke(through: [.zero, CGPoint(x: 50, y: 60)])
        outer.add(Stroke(pen: Pen(color: red), through: [.zero, CGPoint(x: 9, y: 9)]))
        outer.add(Flower(.zinnia, location: CGPoint(x: 70, y: 70), pen: Pen(size: 30)))
        outer.add(Vertex(location: CGPoint(x: 80, y: 10)))
        scribble.add(outer)
        return scribble
    }

    @Test(
        "Memento: a scribble restored from a complete memento is equal and independent",
        .rows("S1-31"))
    func complete() throws {
        let scribble = Self.makeScribble()
        let memento = scribble.makeMemento()
        let copy = try Scribble(memento)
        #expect(copy.makeMemento() == memento)
        #expect(copy.drawingBounds == scribble.drawingBounds)
        #expect(try Self.picture(of: copy) == Self.picture(of: scribble))
        scribble.add(Dot(location: .zero, pen: Pen()))
        #expect(copy.marks.count == scribble.marks.count - 1)
        #expect(scribble.makeMemento() != memento)
    }

    private static func picture(of scribble: Scribble) throws -> [UInt32] {
        let bitmap = try Bitmap(size: CGSize(width: 120, height: 100))
        scribble.draw(in: bitmap.context)
        return bitmap.pixels
    }

    @Test(
        "Memento: an incremental memento adds the marks that are missing, and only once",
        .rows("S1-31"))
    func incremental() throws {
        let scribble = Self.makeScribble()
        let before = try Scribble(scribble.makeMemento())
        scribble.add(Dot(location: .zero, pen: Pen()))
        let increment = scribble.makeMemento(after: before.marks.count)
        #expect(!increment.isComplete)
        try before.append(increment)
        #expect(before.makeMemento() == scribble.makeMemento())
        #expect(throws: PaintingFileError.BadMark.self) { try before.append(increment) }
        #expect(throws: PaintingFileError.BadMark.self) { _ = try Scribble(increment) }
    }

    @Test(
        "Painting file: what is written is read again, colours and sizes included", .rows("S1-31"))
    func roundTrip() throws {
        let memento = Self.makeScribble().makeMemento()
        let data = try PaintingFile.data(of: memento)
        #expect(try PaintingFile.memento(from: data, path: "a") == memento)
    }

    @Test(
        "Painting file: files of newer versions and damaged ones are errors that help",
        .rows("S1-31"))
    func errors() throws {
        let data = try PaintingFile.data(of: Self.makeScribble().makeMemento())
        let newer = String(decoding: data, as: UTF8.self)
            .replacingOccurrences(of: "\"version\":2", with: "\"version\":7")
        #expect(throws: PaintingFileError.tooNew(path: "a", version: 7)) {
            try PaintingFile.memento(from: Data(newer.utf8), path: "a")
        }
        for length in stride(from: 0, to: data.count, by: 7) {
            #expect(throws: PaintingFileError.self) {
                try PaintingFile.memento(from: data.prefix(length), path: "a")
            }
        }
        let error = PaintingFileError.tooNew(path: "a.painting", version: 7)
        #expect("\(error)".contains("“a.painting”"))
        #expect("\(error)".contains("Update the app"))
    }

    @Test("Painting file: random damage is an error or another drawing, never a crash")
    func fuzzing() throws {
        var random = SeededGenerator(seed: 4)
        let data = try PaintingFile.data(of: Self.makeScribble().makeMemento())
        for _ in 0..<2000 {
            var bytes = data
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                bytes[index] = UInt8.random(in: 32...126, using: &random)
            }
            if let memento = try? PaintingFile.memento(from: bytes, path: "a") {
                _ = try? Scribble(memento).drawingBounds
            }
        }
    }

    @Test("Journal: random damage leaves out changes, and what is left can be drawn")
    func damagedJournal() throws {
        var random = SeededGenerator(seed: 9)
        let folder = try TemporaryFolder()
        do {
            let studio = Studio(folder: folder.url)
            var changes = RandomChanges(seed: 3)
            for _ in 0..<40 { changes.change(studio.painting) }
        }
        let data = try Data(contentsOf: folder.url.appendingPathComponent("current.journal"))
        let bitmap = try Bitmap(size: CGSize(width: 30, height: 40))
        for _ in 0..<200 {
            var bytes = data
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                bytes[index] = Array("0123456789e-.,:[]{}".utf8).randomElement(using: &random) ?? 0
            }
            let painting = Painting()
            painting.replay(Journal.entries(in: bytes).entries)
            painting.scribble.draw(in: bitmap.context)
            painting.jump(to: 0)
        }
    }

    @Test("Painting file: marks at the end of the world are drawn and written without a trap")
    func farAway() throws {
        let bitmap = try Bitmap(size: CGSize(width: 30, height: 40))
        for brush in Brush.allCases {
            for far in [1e6, 1e9] as [CGFloat] {
                let stroke = Stroke(
                    pen: Pen(brush: brush),
                    through: [CGPoint(x: -far, y: 3), .zero, CGPoint(x: far, y: far)])
                let scribble = Scribble(marks: [stroke])
                scribble.draw(in: bitmap.context)
                let target = SVGTarget(bounds: scribble.drawingBounds)
                scribble.draw(on: target)
                #expect(target.text.contains("</svg>"))
            }
        }
        let beyond = Scribble(marks: [Dot(location: CGPoint(x: 1e300, y: 0), pen: Pen())])
        #expect(throws: PaintingFileError.BadMark.self) { _ = try Scribble(beyond.makeMemento()) }
    }
}
