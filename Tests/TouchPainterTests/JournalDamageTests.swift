import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import TouchPainterCore

@Suite("TouchPainter's journal, damaged")
struct JournalDamageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var url: URL { folder.url.appendingPathComponent("current.journal") }

    /// The bytes of a journal of random changes.
    private func journal(seed: UInt64, count: Int, strokesOnly: Bool) throws -> Data {
        let studio = Studio(folder: folder.url)
        var changes = RandomChanges(seed: seed)
        var random = SeededGenerator(seed: seed)
        for index in 0..<count {
            guard strokesOnly else {
                changes.change(studio.painting)
                continue
            }
            switch Int.random(in: 0..<8, using: &random) {
            case 0: studio.painting.undo()
            case 1: studio.painting.redo()
            case 2: studio.painting.noteSaved(as: "scribble-\(index)")
            default:
                studio.painting.draw(
                    Stroke(
                        pen: Pen(color: random.color()),
                        through: [
                            CGPoint(x: index, y: 1),
                            random.point(in: .init(x: 0, y: 0, width: 9, height: 9)),
                        ]))
            }
        }
        return try Data(contentsOf: url)
    }

    /// The marks of the lines from `start` on.
    private static func drawnMarks(in entries: [JournalEntry]) -> Set<MarkRecord> {
        var marks: Set<MarkRecord> = []
        for entry in entries {
            switch entry {
            case .draw(let mark, _): marks.insert(mark)
            case .edit(_, _, _, _, let added, _): marks.formUnion(added)
            default: break
            }
        }
        return marks
    }

    private static func marks(on painting: Painting) -> Set<MarkRecord> {
        Set(painting.scribble.marks.map { MarkRecord($0) })
    }

    /// Writes a damaged journal, opens it, and returns the studio.
    private func reopened(_ data: Data) throws -> (Studio, URL) {
        let copy = folder.url.appendingPathComponent("copy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        try data.write(to: copy.appendingPathComponent("current.journal"))
        return (Studio(folder: copy), copy)
    }

    private static func lines(of data: Data) -> [Data] {
        data.split(separator: UInt8(ascii: "\n")).map { Data($0) }
    }

    @Test(
        "Journal: with any line damaged, the strokes of all others are on the canvas",
        arguments: 0..<6)
    func anyLine(seed: Int) throws {
        let data = try journal(seed: UInt64(seed), count: 30, strokesOnly: true)
        let lines = Self.lines(of: data)
        let entries = Journal.entries(in: data).entries
        #expect(entries.count == lines.count)
        let whole = Painting()
        whole.replay(entries)
        let shown = Self.marks(on: whole)
        for index in lines.indices {
            var damaged = lines
            damaged[index] = Data(repeating: UInt8(ascii: "?"), count: lines[index].count)
            let (studio, _) = try reopened(Data(damaged.joined(separator: Data("\n".utf8))) + [10])
            let lost = Self.drawnMarks(in: [entries[index]])
            #expect(
                Self.marks(on: studio.painting).isSuperset(of: shown.subtracting(lost)),
                "line \(index) of seed \(seed): \(entries[index])")
            #expect(
                studio.problem
                    == .recovered(
                        path: "current.journal", kept: lines.count - 1, lost: 1,
                        copy: "current.journal.damaged"))
        }
    }

    @Test("Journal: with any byte damaged, line ends too, the strokes of all other lines are kept")
    func anyByte() throws {
        let data = try journal(seed: 40, count: 24, strokesOnly: true)
        let entries = Journal.entries(in: data).entries
        let whole = Painting()
        whole.replay(entries)
        let shown = Self.marks(on: whole)
        var line = 0
        var random = SeededGenerator(seed: 5)
        for index in data.indices {
            let isEnd = data[index] == UInt8(ascii: "\n")
            defer { if isEnd { line += 1 } }
            // All ends of lines and their surroundings, and one in seven of the other bytes.
            guard isEnd || index % 7 == 0 || data[min(index + 1, data.count - 1)] == 10 else {
                continue
            }
            var damaged = data
            var byte = data[index]
            while byte == data[index] { byte = UInt8.random(in: 0...255, using: &random) }
            damaged[index] = byte
            let contents = JournalContents(damaged)
            let painting = Painting()
            painting.replay(contents.entries)
            let lost = Self.drawnMarks(in: [entries[line]])
            #expect(
                Self.marks(on: painting).isSuperset(of: shown.subtracting(lost)),
                "byte \(index) of line \(line) is \(byte)")
            #expect(contents.lost <= 1)
        }
    }

    @Test(
        "Journal: with any line of all kinds damaged, no mark of another line is out of reach of undo",
        arguments: 0..<4)
    func anyChange(seed: Int) throws {
        let data = try journal(seed: UInt64(seed) + 70, count: 40, strokesOnly: false)
        let lines = Self.lines(of: data)
        let entries = Journal.entries(in: data).entries
        let whole = Painting()
        whole.replay(entries)
        let shown = Self.marks(on: whole)
        for index in lines.indices {
            var damaged = lines
            damaged[index] = lines[index].dropLast(12) + Data("0 00000000".utf8)
            let painting = Painting()
            let contents = JournalContents(Data(damaged.joined(separator: Data("\n".utf8))) + [10])
            #expect(contents.lost == 1 && contents.lines.count == lines.count - 1)
            painting.replay(contents.entries)
            var reachable = Self.marks(on: painting)
            for step in (0...painting.history.count).reversed() {
                painting.jump(to: step)
                reachable.formUnion(Self.marks(on: painting))
            }
            // Marks of layers that were doubled or merged come from that line.
            let made = Self.drawnMarks(
                in: entries.enumerated().filter { $0.offset != index }.map(\.element))
            #expect(
                reachable.isSuperset(of: shown.intersection(made)),
                "line \(index) of seed \(seed + 70)")
        }
    }

    @Test("Journal: lines of older versions without checksums are read, and damaged ones left out")
    func older() throws {
        let data = try journal(seed: 3, count: 20, strokesOnly: true)
        let older = Self.lines(of: data).map { $0.prefix { $0 != UInt8(ascii: "\t") } }
        var bytes = Data(older.joined(separator: Data("\n".utf8))) + [10]
        #expect(Journal.entries(in: bytes).entries == Journal.entries(in: data).entries)
        bytes[bytes.startIndex + older[0].count] = UInt8(ascii: "x")
        #expect(Journal.entries(in: bytes).entries == Journal.entries(in: data).entries)
        bytes[bytes.startIndex + older[0].count] = UInt8(ascii: "\n")
        bytes[bytes.startIndex] = UInt8(ascii: "x")
        let contents = JournalContents(bytes)
        #expect(contents.lines.count == older.count - 1 && contents.lost == 1)
    }

    @Test("Journal: each damaged file is kept whole under a number of its own")
    func copies() throws {
        var data = try journal(seed: 8, count: 10, strokesOnly: true)
        let names = ["current.journal.damaged", "current.journal.damaged 2"]
        for (round, name) in names.enumerated() {
            data[data.startIndex + 5 + round * 60] = UInt8(ascii: "~")
            try data.write(to: url)
            do {
                let studio = Studio(folder: folder.url)
                guard case .recovered(_, _, _, let copy) = studio.problem else {
                    Issue.record("\(String(describing: studio.problem))")
                    return
                }
                #expect(copy == name)
                #expect(try Data(contentsOf: folder.url.appendingPathComponent(name)) == data)
                #expect(studio.isFurtherWindow == false)
                // The journal is whole from now on, and grows.
                studio.painting.draw(Dot(location: CGPoint(x: 400 + round, y: 1), pen: Pen()))
            }
            let again = Studio(folder: folder.url)
            #expect(again.problems.isEmpty)
            #expect(again.painting.scribble.marks.last?.location.x == CGFloat(400 + round))
            data = try Data(contentsOf: url)
        }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
                .filter { $0.contains("damaged") }.sorted() == names)
    }

    @Test("Journal: undo after a lost stroke takes back that one, not another")
    func lostStroke() throws {
        let studio = Studio(folder: folder.url)
        for x in 0..<3 { studio.painting.draw(Dot(location: CGPoint(x: x, y: 0), pen: Pen())) }
        studio.painting.undo()
        var lines = Self.lines(of: try Data(contentsOf: url))
        lines[2] = Data(lines[2].reversed())
        let (again, _) = try reopened(Data(lines.joined(separator: Data("\n".utf8))) + [10])
        #expect(again.painting.scribble.marks.map(\.location.x) == [0, 1])
        withExtendedLifetime(studio) {}
    }

    @Test("Journal: a mark that was moved after a lost stroke is moved, not one next to it")
    func movedAfterLostStroke() throws {
        let studio = Studio(folder: folder.url)
        for x in 0..<3 { studio.painting.draw(Dot(location: CGPoint(x: x * 10, y: 0), pen: Pen())) }
        studio.painting.select(
            Selection(in: studio.painting.activeLayer, at: CGPoint(x: 10, y: 0), reach: 0))
        studio.painting.transformSelection(by: CGAffineTransform(translationX: 0, y: 50))
        var lines = Self.lines(of: try Data(contentsOf: url))
        lines[0] = Data(lines[0].reversed())
        let (again, _) = try reopened(Data(lines.joined(separator: Data("\n".utf8))) + [10])
        #expect(
            Set(again.painting.scribble.marks.map { "\($0.location)" })
                == Set([CGPoint(x: 10, y: 50), CGPoint(x: 20, y: 0)].map { "\($0)" }))
        withExtendedLifetime(studio) {}
    }

    @Test("Settings and tags: a damaged file is set aside under a number and reported")
    func settings() throws {
        let drawings = folder.url.appendingPathComponent("drawings")
        try FileManager.default.createDirectory(at: drawings, withIntermediateDirectories: true)
        for round in 1...2 {
            let ending = round == 1 ? "damaged" : "damaged 2"
            for name in ["settings.json", "drawings/tags.json"] {
                try Data("{\"a\" \(round)".utf8).write(to: folder.url.appendingPathComponent(name))
            }
            let studio = Studio(folder: folder.url)
            #expect(
                studio.problems == [
                    .replaced(path: "settings.json", copy: "settings.json.\(ending)"),
                    .replaced(path: "tags.json", copy: "tags.json.\(ending)"),
                ])
            studio.settings.brand = .acme
            try studio.store?.setTags(["sea"], of: ScribbleStore.Entry(name: "a"))
            for name in ["settings.json", "drawings/tags.json"] {
                let copy = folder.url.appendingPathComponent(name).appendingPathExtension(ending)
                #expect(try Data(contentsOf: copy) == Data("{\"a\" \(round)".utf8))
            }
            let again = Studio(folder: folder.url)
            #expect(again.settings.brand == .acme)
            #expect(again.store?.tags(of: ScribbleStore.Entry(name: "a")) == ["sea"])
        }
    }

    @Test("Studio: a damaged file of the drawing on the canvas is kept when that is saved")
    func damagedDrawing() throws {
        let studio = Studio(folder: folder.url)
        studio.painting.draw(Dot(location: .zero, pen: Pen()))
        try studio.save()
        let store = try #require(studio.store)
        let file = store.fileURL(of: store.entries()[0])
        try Data("{\"format\"".utf8).write(to: file)
        var problems: [PaintingFileError] = []
        studio.onProblem = { problems.append($0) }
        studio.painting.draw(Dot(location: CGPoint(x: 5, y: 5), pen: Pen()))
        try studio.save()
        #expect(
            problems == [
                .replaced(path: "scribble-1.painting", copy: "scribble-1.painting.damaged")
            ])
        #expect(try PaintingFile.scribble(at: file).marks.count == 2)
        #expect(try Data(contentsOf: file.appendingPathExtension("damaged")).count == 9)
    }
}
