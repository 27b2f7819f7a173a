import CoreGraphics
import Foundation
import TestSupport
import Testing
import TouchPainterCore

/// Changes to a painting that are the same for the same seed, each of them one entry of the
/// journal.
struct RandomChanges {
    private var random: SeededGenerator
    private static let canvas = CGRect(x: 0, y: 0, width: 300, height: 400)

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func change(_ painting: Painting) {
        painting.pen = Pen(
            color: random.color(), size: .random(in: 5...50, using: &random),
            // A stamp without a pattern draws nothing.
            brush: Brush.allCases.filter { $0 != .stamp }.randomElement(using: &random) ?? .pen)
        let place = random.point(in: Self.canvas)
        switch Int.random(in: 0..<12, using: &random) {
        case 0 where painting.canUndo: painting.undo()
        case 1 where painting.canRedo: painting.redo()
        case 2: painting.addLayer(look: LayerLook(name: "L", opacity: 0.5, blend: .multiply))
        case 3 where painting.scribble.layers.count > 1: painting.deleteLayer()
        case 4: painting.duplicateLayer()
        case 5 where !painting.activeLayer.isEmpty:
            painting.selectAll()
            painting.transformSelection(
                by: CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 3, y: 4))
        case 6 where !painting.activeLayer.isEmpty:
            painting.selectAll()
            painting.deleteSelection()
        case 7: painting.draw(TextMark("Text \(place.x)", at: place, pen: painting.pen))
        case 8:
            painting.draw(
                Shape(.ellipse, from: place, to: .zero, pen: painting.pen, fill: .black))
        case 9 where !painting.scribble.isEmpty: painting.clear()
        default:
            let points = random.walk(from: place, count: 12, step: 20)
            painting.touchBegan(at: points[0])
            for point in points.dropFirst() { painting.touchMoved(to: point) }
            painting.touchEnded()
        }
    }
}

/// What a restart has to bring back.
private struct State: Equatable {
    let memento: ScribbleMemento
    let history: [String]
    let position: Int

    init(_ painting: Painting) {
        memento = painting.scribble.makeMemento()
        history = painting.history
        position = painting.historyPosition
    }
}

@Suite("TouchPainter after a crash", .serialized)
struct CrashTests {
    private static let count = Thorough.isOn ? 500 : 12

    /// Kills a process that draws, at a random moment, by the signal that cannot be caught. It
    /// notes in a file of its own how many changes it has made; the journal holds these, and at
    /// most one more that was on the disk but not noted.
    @Test("Crash: a process killed at any moment loses no finished change, nor a step of undo")
    func killing() async throws {
        var changesMade = 0
        var random = SeededGenerator(seed: 22)
        for seed in 0..<UInt64(Self.count) {
            let folder = try TemporaryFolder()
            let path = folder.url.path
            let moment = Int.random(in: 1_000...200_000, using: &random)
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, seed = seed as UInt64, moment = moment as Int] in
                await Self.drawUntilKilled(in: path, seed: seed, after: moment)
            }
            let noted =
                (try? Data(contentsOf: folder.url.appendingPathComponent("noted")))?.count ?? 0
            changesMade += noted
            try expectState(in: folder.url, seed: seed, atLeast: noted, atMost: noted + 1)
            // A machine that loses power may write part of a line.
            let journal = folder.url.appendingPathComponent("current.journal")
            let data = (try? Data(contentsOf: journal)) ?? Data()
            for _ in 0..<2 where !data.isEmpty {
                let length = Int.random(in: 0...data.count, using: &random)
                let whole = Self.wholeChanges(in: data, upTo: length)
                let cut = try TemporaryFolder()
                try data.prefix(length).write(
                    to: cut.url.appendingPathComponent("current.journal"))
                try expectState(in: cut.url, seed: seed, atLeast: whole, atMost: whole)
            }
        }
        #expect(changesMade > 0)
    }

    @Test("Crash: a journal that is cut off at any byte keeps the changes before it")
    func cutting() throws {
        let folder = try TemporaryFolder()
        let studio = Studio(folder: folder.url)
        var changes = RandomChanges(seed: 8)
        for _ in 0..<3 { changes.change(studio.painting) }
        let data = try Data(contentsOf: folder.url.appendingPathComponent("current.journal"))
        let entries = Journal.entries(in: data).entries
        #expect(entries.count == 3)
        for length in 0...data.count {
            let found = Journal.entries(in: data.prefix(length)).entries
            let whole = Self.wholeChanges(in: data, upTo: length)
            #expect(found == Array(entries.prefix(whole)), "\(length) bytes")
        }
    }

    /// Returns the number of changes whose JSON is whole in a journal's first `length` bytes.
    ///
    /// A change that lacks the line's end, or its step and checksum after a tab, is whole: lines of
    /// older versions have neither.
    private static func wholeChanges(in data: Data, upTo length: Int) -> Int {
        let newline = UInt8(ascii: "\n")
        let isWhole =
            (1..<data.count).contains(length) && data[length - 1] != newline
            && [newline, UInt8(ascii: "\t")].contains(data[length])
        return data.prefix(length).count { $0 == newline } + (isWhole ? 1 : 0)
    }

    private func expectState(
        in folder: URL, seed: UInt64, atLeast low: Int, atMost high: Int
    ) throws {
        let found = Studio(folder: folder)
        #expect(found.problem == nil)
        let painting = Painting()
        var changes = RandomChanges(seed: seed)
        for _ in 0..<low { changes.change(painting) }
        let state = State(found.painting)
        var isSame = state == State(painting)
        for _ in low..<max(high, low) where !isSame {
            changes.change(painting)
            isSame = state == State(painting)
        }
        #expect(isSame, "seed \(seed), \(low) changes")
    }

    private static func drawUntilKilled(in path: String, seed: UInt64, after moment: Int) {
        let folder = URL(fileURLWithPath: path)
        let noted = open(path + "/noted", O_WRONLY | O_CREAT | O_APPEND, 0o644)
        let studio = Studio(folder: folder)
        var changes = RandomChanges(seed: seed)
        DispatchQueue.global(qos: .userInteractive).asyncAfter(
            deadline: .now() + .microseconds(moment)
        ) { kill(getpid(), SIGKILL) }
        while true {
            changes.change(studio.painting)
            write(noted, "x", 1)
        }
    }
}
