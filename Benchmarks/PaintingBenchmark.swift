import Foundation
import TouchPainterCore
import TouchPainterUI
import UIKit
import UIKitTesting

/// TouchPainter with a drawing of 20,000 strokes of 50 vertices, on a canvas of 25 screens.
@MainActor
enum PaintingBenchmark {
    static var all: [Benchmark] {
        [
            Benchmark(
                name: "painting: touch-move on a million vertices, to that on an empty canvas",
                limit: .ratio(1.2), rounds: 500, repetitions: 1,
                subject: { LargeCanvas(LargeDrawing.scribble()).drawing() },
                floor: { LargeCanvas(Scribble()).drawing() }),
            Benchmark(
                name: "painting: a frame while a million vertices are scrolled",
                limit: .seconds(0.01), rounds: 100, repetitions: 1,
                subject: {
                    let canvas = LargeCanvas(LargeDrawing.scribble())
                    return { canvas.scroll() }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "painting: a frame while a million vertices are zoomed",
                limit: .seconds(0.01), rounds: 100, repetitions: 1,
                subject: {
                    let canvas = LargeCanvas(LargeDrawing.scribble())
                    return { canvas.zoom() }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "painting: a million vertices, from the file to the first frame",
                limit: .seconds(1.4), rounds: 3, repetitions: 1,
                subject: {
                    let url = LargeDrawing.file()
                    return {
                        do {
                            _ = LargeCanvas(try PaintingFile.scribble(at: url))
                        } catch {
                            preconditionFailure("The drawing cannot be read: \(error)")
                        }
                    }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "painting: a stroke of 50 vertices, durable",
                limit: .seconds(0.005), rounds: 100, repetitions: 1,
                subject: {
                    let studio = LargeDrawing.studio()
                    return { studio.painting.draw(LargeDrawing.stroke(7)) }
                }, floor: nil, clock: .wall),
            Benchmark(
                name: "painting: undo of a stroke among a million vertices, with its frame",
                limit: .seconds(0.005), rounds: 50, repetitions: 1,
                subject: {
                    let canvas = LargeCanvas(LargeDrawing.scribble())
                    let part = CGSize(width: 1_200, height: 720)
                    for number in 0..<100 {
                        canvas.painting.draw(LargeDrawing.stroke(number, in: part))
                    }
                    canvas.showFrame()
                    return {
                        canvas.painting.undo()
                        canvas.showFrame()
                    }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "painting: a frame of a fling over 10,000 drawings",
                limit: .seconds(0.007), rounds: 200, repetitions: 1,
                subject: {
                    let gallery = LargeGallery()
                    return { gallery.nextFrame() }
                }, floor: nil, clock: .processor),
        ]
    }
}

/// The memory of a drawing with many vertices.
@MainActor
enum PaintingMemory {
    /// The argument that makes this program print the bytes of a large drawing and exit.
    static let probeArgument = "--painting-memory"

    static let report = Report(name: "painting: memory") {
        var table = Report.Table(
            introduction: "Memory of a drawing of a million vertices in 20,000 strokes.",
            columns: ["bytes a vertex", "limit", "kept"])
        let probe = Process()
        probe.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        probe.arguments = [probeArgument]
        let output = Pipe()
        probe.standardOutput = output
        try probe.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        probe.waitUntilExit()
        guard let bytes = Double(String(decoding: data, as: UTF8.self)) else {
            preconditionFailure("The memory probe of a drawing failed.")
        }
        let each = bytes / Double(LargeDrawing.vertexCount)
        table.isWithinLimits = each <= 40
        table.rows.append([
            String(format: "%.1f", each), "≤ 40", table.isWithinLimits ? "yes" : "NO",
        ])
        return table
    }

    /// Makes a large drawing, prints by how much the memory of the process grew, and exits.
    static func runProbe() -> Never {
        let before = LayoutMemory.residentBytes
        let scribble = LargeDrawing.scribble()
        print(LayoutMemory.residentBytes - before, terminator: "")
        withExtendedLifetime(scribble) {}
        exit(0)
    }
}

/// A made-up drawing, the same in every run.
@MainActor
private enum LargeDrawing {
    static let strokeCount = 20_000
    static let vertexCount = strokeCount * 50

    /// The size of the part of the canvas that is drawn on, in points.
    static let size = CGSize(width: 6_400, height: 4_000)

    static func stroke(_ number: Int, in size: CGSize = LargeDrawing.size) -> Stroke {
        let x = Double(number * 7_919 % Int(size.width))
        let y = Double(number * 104_729 % Int(size.height))
        let points = (0..<50).map { vertex in
            let angle = Double(vertex) * 0.13 + Double(number)
            return CGPoint(x: x + cos(angle) * Double(vertex), y: y + sin(angle) * Double(vertex))
        }
        return Stroke(through: points)
    }

    static func scribble() -> Scribble {
        Scribble(marks: (0..<strokeCount).map { stroke($0) })
    }

    static func file() -> URL {
        let store = ScribbleStore(folder: BenchmarkFolder.place("painting"))
        do {
            let entry = try store.save(scribble().makeMemento(), thumbnail: nil)
            return store.fileURL(of: entry)
        } catch {
            preconditionFailure("A drawing cannot be saved: \(error)")
        }
    }

    /// A studio with the drawing on its canvas.
    static func studio() -> Studio {
        let studio = Studio(folder: BenchmarkFolder.place("studio"))
        studio.painting.open(scribble())
        return studio
    }
}

/// A canvas of 1280 by 800 points in an app.
@MainActor
private final class LargeCanvas {
    let painting: Painting

    private let app: HeadlessApp
    private let canvas: CanvasView
    private var step = 0

    init(_ scribble: Scribble) {
        painting = Painting(scribble: scribble)
        canvas = CanvasView(painting: painting, paper: .white)
        let controller = UIViewController()
        controller.view = canvas
        app = HeadlessApp(
            size: CGSize(width: 1280, height: 800), scale: 1, rootViewController: controller)
        showFrame()
    }

    func showFrame() { app.advance(by: 1.0 / 60) }

    /// A finger goes down; each call of the result moves it a little.
    func drawing() -> @MainActor () -> Void {
        app.finger.down(at: place)
        return { [self] in
            step += 1
            app.finger.move(to: place)
            showFrame()
        }
    }

    private var place: CGPoint {
        let angle = CGFloat(step) * 0.02
        return CGPoint(x: 640 + cos(angle) * 500, y: 380 + sin(angle * 1.7) * 300)
    }

    /// Moves the canvas by whole pixels, as fingers do, to and fro.
    func scroll() {
        step += 1
        let distance: CGFloat = step / 200 % 2 == 0 ? -14 : 14
        canvas.viewport.scroll(by: CGVector(dx: distance, dy: distance / 2))
        showFrame()
    }

    /// Zooms out by 2 per cent until all can be seen, and in again.
    func zoom() {
        step += 1
        let factor: CGFloat = step / 80 % 2 == 0 ? 0.98 : 1 / 0.98
        canvas.viewport.zoom(by: factor, at: CGPoint(x: 640, y: 400))
        showFrame()
    }
}

/// The gallery with many drawings, which is flung up and down.
@MainActor
private final class LargeGallery {
    private let app: HeadlessApp
    private var frame = 0

    init() {
        let size = CGSize(width: 1280, height: 800)
        let folder = BenchmarkFolder.place("gallery")
        do {
            let store = ScribbleStore(folder: folder.appendingPathComponent("drawings"))
            let memento = Scribble(marks: [LargeDrawing.stroke(1)]).makeMemento()
            _ = try store.save(memento, thumbnail: LargeGallery.thumbnail)
            for number in 2...10_000 {
                let name = "scribble-\(number)"
                for ending in ["painting", "png"] {
                    try FileManager.default.copyItem(
                        at: store.folder.appendingPathComponent("scribble-1.\(ending)"),
                        to: store.folder.appendingPathComponent("\(name).\(ending)"))
                }
            }
        } catch {
            preconditionFailure("A gallery cannot be made: \(error)")
        }
        app = HeadlessApp(
            size: size, scale: 1,
            delegate: TouchPainterApp(
                size: size, folders: TouchPainterApp.Folders(drawings: folder, pictures: folder)))
        app.settle()
        do {
            try app.finger.tap(on: "Open")
        } catch {
            preconditionFailure("The gallery does not open: \(error)")
        }
        app.settle()
    }

    private static var thumbnail: Data? {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 180, height: 260))
        return renderer.pngData { context in
            UIColor.orange.setFill()
            context.fill(CGRect(x: 30, y: 60, width: 90, height: 130))
        }
    }

    /// Shows the next frame, after another fling each second.
    func nextFrame() {
        if frame % 60 == 0 {
            let isBack = frame / 60 % 8 >= 4
            let y: (CGFloat, CGFloat) = isBack ? (250, 700) : (700, 250)
            app.finger.drag(
                from: CGPoint(x: 600, y: y.0), to: CGPoint(x: 600, y: y.1), duration: 0.06)
        }
        frame += 1
        app.advance(by: 1.0 / 60)
    }
}
