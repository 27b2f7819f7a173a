import CoreGraphics
import Foundation
import ImageIO
import Testing
import TouchPainterCore
import UIKit
import UIKitTesting

@testable import TouchPainterUI

@Suite("Replay")
final class ReplayTests {
    private let folder: TemporaryFolder

    /// Made by the app that is launched.
    private lazy var coordinator = CoordinatingController(
        studio: Studio(folder: folder.url),
        exportFolder: folder.url.appendingPathComponent("pictures"))

    init() throws {
        folder = try TemporaryFolder()
    }

    private func pixels(_ body: (CGContext) -> Void) throws -> [UInt32] {
        let bitmap = try Bitmap(size: CGSize(width: 300, height: 400))
        body(bitmap.context)
        return bitmap.pixels
    }

    @Test(
        "Replay: begins empty, grows, goes back, and ends as the drawing", arguments: [true, false])
    func playing(hasJournal: Bool) throws {
        let studio = Studio(folder: hasJournal ? folder.url : nil)
        for y in [50, 150, 250] as [CGFloat] {
            studio.painting.pen = Pen(size: 20)
            studio.painting.touchBegan(at: CGPoint(x: 20, y: y))
            for x in 1...30 {
                studio.painting.touchMoved(to: CGPoint(x: 20 + CGFloat(x) * 8, y: y))
            }
            studio.painting.touchEnded()
            studio.painting.addLayer(look: LayerLook(opacity: 0.5))
        }
        let replay = Replay(studio.changes)
        #expect(replay.duration > 1)
        let empty = try pixels { _ in }
        #expect(try pixels { replay.draw(in: $0) } == empty)
        replay.seek(to: .infinity)
        let finished = try pixels { studio.painting.scribble.draw(in: $0) }
        #expect(try pixels { replay.draw(in: $0) } == finished)
        replay.seek(to: replay.duration / 2)
        let middle = try pixels { replay.draw(in: $0) }
        #expect(middle != finished)
        replay.seek(to: replay.duration)
        replay.seek(to: replay.duration / 2)
        #expect(try pixels { replay.draw(in: $0) } == middle)
    }

    @Test("Replay: what came before the canvas was cleared is left out, unless it came back")
    func clearing() {
        let studio = Studio(folder: folder.url)
        studio.painting.draw(Dot(location: .zero, pen: Pen()))
        studio.painting.clear()
        studio.painting.draw(Dot(location: .zero, pen: Pen()))
        #expect(studio.changes.count == 2)
        studio.painting.undo()
        studio.painting.undo()
        #expect(studio.changes.count == 5)
    }

    @Test("Replay: the screen plays at the speed that is chosen, and writes pictures")
    func screen() throws {
        let pictures = folder.url.appendingPathComponent("pictures")
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667),
            rootViewController: self.coordinator.canvasViewController)
        app.finger.drag(along: (0...30).map { CGPoint(x: 40 + $0 * 8, y: 200) }, duration: 1)
        app.keyboard.press("r", .control)
        app.settle()
        try app.finger.tap(on: "Export Frames")
        let folders = try FileManager.default.contentsOfDirectory(atPath: pictures.path)
        #expect(folders == ["scribble replay"])
        let frames = try FileManager.default.contentsOfDirectory(
            atPath: pictures.appendingPathComponent("scribble replay").path)
        #expect(frames.sorted().first == "frame-0001.png")
        #expect(app.find("Result")?.label?.contains("scribble replay") == true)
        try app.finger.tap(on: "Export GIF")
        let gif = pictures.appendingPathComponent("scribble replay.gif")
        let source = try #require(CGImageSourceCreateWithURL(gif, nil))
        // 31 samples and a pause take 0.52 s; twice as fast by default, twelve pictures a second.
        #expect(CGImageSourceGetCount(source) >= 2)
        let size = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil)).width
        #expect(size == 480 || size < 480)
        try app.finger.tap(on: "Done")
        app.settle()
        #expect(app.find("Canvas") != nil)
    }
}
