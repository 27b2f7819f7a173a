import Foundation
import Testing
import TouchPainterCore
import UIKit
import UIKitTesting

@testable import TouchPainterUI

/// What leaves TouchPainter and what comes in from other programs.
@Suite("TouchPainter and other programs")
final class ExportTests {
    private let folder: TemporaryFolder
    private let studio = Studio(folder: nil)

    /// Made by the app that is launched.
    private lazy var coordinator = CoordinatingController(
        studio: studio, exportFolder: folder.url)

    private var painting: Painting { studio.painting }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func launch() -> HeadlessApp {
        HeadlessApp(
            size: CGSize(width: 375, height: 667),
            rootViewController: self.coordinator.canvasViewController)
    }

    private func share(_ app: HeadlessApp) throws {
        app.finger.drag(from: CGPoint(x: 40, y: 60), to: CGPoint(x: 200, y: 160))
        try app.finger.tap(on: "Share")
        app.settle()
    }

    @Test("Share: a copied drawing is on the clipboard in four formats")
    func copying() throws {
        let app = launch()
        try share(app)
        try app.finger.tap(on: "copy")
        #expect(app.find("Result")?.label == "Copied")
        let item = try #require(UIPasteboard.general.items.first)
        #expect(
            item.keys.sorted()
                == ["com.adobe.pdf", "public.image", "public.jpeg", "public.svg-image"])
        #expect(UIPasteboard.general.image != nil)
    }

    @Test("Share: printing offers the drawing as a PDF of one page")
    func printing() throws {
        let app = launch()
        try share(app)
        try app.finger.tap(on: "print")
        #expect(app.host.printRequest?.title == "Scribble")
        app.host.answerPrintRequest()
        let pdf = String(
            decoding: app.host.printedDocuments.last?.pdf ?? [], as: UTF8.self)
        #expect(pdf.hasPrefix("%PDF"))
    }

    @Test("Replay: a film is WebM with VP8, as long as the replay and two seconds")
    func film() throws {
        let app = launch()
        app.finger.drag(along: (0...30).map { CGPoint(x: 40 + $0 * 8, y: 200) }, duration: 1)
        app.keyboard.press("r", .control)
        app.settle()
        try app.finger.tap(on: "Export Film")
        let url = folder.url.appendingPathComponent("scribble replay.webm")
        let data = try Data(contentsOf: url)
        #expect(data.starts(with: [0x1A, 0x45, 0xDF, 0xA3]))
        #expect(data.range(of: Data("webm".utf8)) != nil)
        #expect(data.range(of: Data("V_VP8".utf8)) != nil)
        // The duration in milliseconds, a float of eight bytes after its number 0x4489.
        let mark = try #require(data.range(of: Data([0x44, 0x89, 0x88])))
        let bits = data[mark.upperBound..<mark.upperBound + 8].reduce(UInt64(0)) {
            $0 << 8 | UInt64($1)
        }
        let seconds = Double(bitPattern: bits) / 1000
        #expect(seconds > 2 && seconds < 4, "\(seconds) s")
    }

    @Test("Replay: a film in a folder that cannot be made is an error that names it")
    func unwritableFilm() throws {
        let file = folder.url.appendingPathComponent("file")
        try Data().write(to: file)
        painting.draw(Dot(location: .zero, pen: Pen()))
        #expect(throws: PaintingFileError.self) {
            try ReplayFrames(replay: Replay(studio.changes))
                .writeFilm(to: file.appendingPathComponent("a.webm"), speed: 1)
        }
    }

    @Test("Drop: a picture lands where it is dropped, a drawing comes onto the canvas")
    func drop() throws {
        let app = launch()
        let picture = folder.url.appendingPathComponent("picture.png")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        try #require(image.pngData()).write(to: picture)
        #expect(app.dropFromOutside(urls: [picture], at: CGPoint(x: 100, y: 200)))
        app.settle()
        let mark = try #require(painting.scribble.marks.last as? PictureMark)
        #expect(abs(mark.drawingBounds.midX - 100) < 1 && abs(mark.drawingBounds.midY - 200) < 1)

        let scribble = Scribble()
        scribble.add(Dot(location: CGPoint(x: 5, y: 5), pen: Pen()))
        let drawing = folder.url.appendingPathComponent("other.painting")
        try PaintingFile.data(of: scribble.makeMemento()).write(to: drawing)
        #expect(app.dropFromOutside(urls: [drawing], at: CGPoint(x: 100, y: 200)))
        app.settle()
        #expect(painting.scribble.marks.count == 1 && painting.scribble.marks[0] is Dot)
        painting.undo()
        #expect(painting.scribble.marks.last is PictureMark)
    }

    @Test("Drop: a file that is not a picture is refused")
    func wrongDrop() throws {
        let app = launch()
        let text = folder.url.appendingPathComponent("notes.txt")
        try Data("text".utf8).write(to: text)
        _ = app.dropFromOutside(urls: [text], at: CGPoint(x: 100, y: 200))
        app.settle()
        #expect(painting.scribble.isEmpty)
    }

    @Test("Open: a file on the command line is on the canvas, a damaged one is not")
    func operands() throws {
        let scribble = Scribble()
        scribble.add(Dot(location: CGPoint(x: 50, y: 400), pen: Pen()))
        let drawing = folder.url.appendingPathComponent("other.painting")
        try PaintingFile.data(of: scribble.makeMemento()).write(to: drawing)
        let cut = folder.url.appendingPathComponent("cut.painting")
        try Data("{".utf8).write(to: cut)
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667),
            delegate: TouchPainterApp(
                size: CGSize(width: 375, height: 667), files: [drawing, cut]))
        #expect(app.snapshot()[100, 800] == 0xFF00_0000)
    }

    @Test("Open: a damaged file leaves a message with its name, and the canvas as it was")
    func damaged() throws {
        let app = launch()
        painting.draw(Dot(location: CGPoint(x: 50, y: 50), pen: Pen()))
        let cut = folder.url.appendingPathComponent("cut.painting")
        try Data("{".utf8).write(to: cut)
        coordinator.open(file: cut)
        #expect(app.find("Notice")?.label?.contains("cut.painting") == true)
        #expect(painting.scribble.marks.count == 1)
    }
}
