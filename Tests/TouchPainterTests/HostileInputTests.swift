import CoreGraphics
import Foundation
import Platform
import Testing
import TouchPainterCore
import UIKit
import UIKitTesting

@testable import TouchPainterUI

@Suite("TouchPainter's bad input")
final class HostilePainterInputTests {
    private let folder: TemporaryFolder
    private let studio = Studio(folder: nil)
    private lazy var coordinator = CoordinatingController(studio: studio)

    init() throws { folder = try TemporaryFolder() }

    private var painting: Painting { studio.painting }

    private func launch(size: CGSize = CGSize(width: 1280, height: 800)) -> HeadlessApp {
        HeadlessApp(size: size, rootViewController: self.coordinator.canvasViewController)
    }

    /// Reports a finger of any number, or a pen, anywhere.
    private func touch(
        _ app: HeadlessApp, finger: Int, device: PointerInput.Device = .finger,
        _ phase: PointerInput.Phase, at point: CGPoint
    ) {
        let sample = PointerInput.Sample(location: point, time: app.host.now, pressure: 0.5)
        app.send(
            .pointer(PointerInput(id: finger, device: device, phase: phase, samples: [sample])))
    }

    @Test("Bad input: twenty fingers at once draw nothing wrong, and one draws after them")
    func twentyFingers() {
        let app = launch()
        for (phase, shift) in [(.began, 0), (.moved, 30), (.moved, 60), (.ended, 60)]
            as [(PointerInput.Phase, CGFloat)]
        {
            for finger in 1...20 {
                let place = CGPoint(x: 200 + CGFloat(finger) * 40, y: 200 + shift)
                touch(app, finger: finger, phase, at: place)
            }
            app.advance(by: 1.0 / 60)
        }
        app.settle()
        #expect(painting.scribble.marks.count <= 1)
        let before = painting.scribble.marks.count
        app.finger.tap(at: CGPoint(x: 600, y: 400))
        app.settle()
        #expect(painting.scribble.marks.count == before + 1)
    }

    @Test("Bad input: samples that are no numbers or lie far outside leave a drawing that is saved")
    func wildSamples() throws {
        let app = launch()
        for point in [
            CGPoint(x: 500, y: 300), CGPoint(x: CGFloat.nan, y: 5), CGPoint(x: 510, y: 310),
            CGPoint(x: CGFloat.infinity, y: 1), CGPoint(x: 1e300, y: -1e300),
            CGPoint(x: 520, y: 320),
        ] {
            touch(app, finger: 1, point.x == 500 ? .began : .moved, at: point)
            app.advance(by: 1.0 / 60)
        }
        touch(app, finger: 1, .ended, at: CGPoint(x: 530, y: 330))
        app.settle()
        let data = try PaintingFile.data(of: painting.scribble.makeMemento())
        #expect(!data.isEmpty && painting.scribble.marks.count == 1)
        let bounds = painting.scribble.marks.map(\.drawingBounds)
        #expect(bounds.allSatisfy { !$0.isNull && $0.origin.x.isFinite && $0.width.isFinite })
    }

    @Test(
        "Bad input: a window resized in mid-stroke, even to nothing, keeps the stroke",
        arguments: [
            CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 0, height: 300),
            CGSize(width: 320, height: 480),
        ])
    func resizedInMidStroke(size: CGSize) {
        let app = launch()
        app.finger.down(at: CGPoint(x: 500, y: 300))
        app.finger.move(to: CGPoint(x: 560, y: 300), duration: 0.1)
        // Desktops have no windows without pixels, but an app may make one.
        if size.width < 1 { app.window.frame.size = size } else { app.resize(to: size) }
        app.advance(by: 0.1)
        app.finger.move(to: CGPoint(x: 560, y: 360), duration: 0.1)
        app.window.frame.size = CGSize(width: 1280, height: 800)
        app.resize(to: CGSize(width: 1280, height: 800))
        app.finger.up()
        app.settle()
        #expect(painting.scribble.marks.count == 1)
        app.keyboard.press("z", .control)
        #expect(painting.scribble.isEmpty)
    }

    @Test("Bad input: a pen that leaves the window in mid-stroke draws on, and ends outside")
    func penLeavesWindow() throws {
        let app = launch()
        let places = [
            CGPoint(x: 700, y: 400), CGPoint(x: 700, y: 790), CGPoint(x: 720, y: 1200),
            CGPoint(x: -300, y: 900), CGPoint(x: 760, y: 500), CGPoint(x: 2000, y: -50),
        ]
        app.pen.draw(through: places.map { UIKitTesting.Pen.Point($0) })
        app.settle()
        let stroke = try #require(painting.scribble.marks.first as? Stroke)
        #expect(painting.scribble.marks.count == 1)
        #expect(stroke.drawingBounds.maxX > 1000 && stroke.drawingBounds.minX < 0)

        // A desktop that loses sight of the pen cancels its touch.
        for (phase, y) in [(.began, 300), (.moved, 790), (.cancelled, 900)]
            as [(PointerInput.Phase, CGFloat)]
        {
            touch(app, finger: 100, device: .pen, phase, at: CGPoint(x: 600, y: y))
            app.advance(by: 1.0 / 60)
        }
        app.settle()
        #expect(painting.scribble.marks.count == 1 && painting.liveMark == nil)
        app.finger.tap(at: CGPoint(x: 600, y: 400))
        app.settle()
        #expect(painting.scribble.marks.count == 2)
    }

    @Test("Bad input: a text of 100,000 characters is pasted, drawn, undone and edited")
    func longText() throws {
        let app = launch()
        UIPasteboard.general.string = String(repeating: "touch 石 ", count: 12_500)
        app.keyboard.press("v", .control)
        app.settle()
        let mark = try #require(painting.scribble.marks.first as? TextMark)
        #expect(mark.string.count == 100_000)
        #expect(app.snapshot().width == 2560)
        app.keyboard.press("z", .control)
        #expect(painting.scribble.isEmpty)

        try app.finger.tap(on: "tool caption")
        app.finger.tap(at: CGPoint(x: 500, y: 300))
        app.keyboard.press("v", .control)
        app.finger.tap(at: CGPoint(x: 500, y: 700))
        app.settle()
        #expect((painting.scribble.marks.first as? TextMark)?.string.count == 100_000)
    }

    /// An SVG file whose ten groups refer to each other ten times each: 10¹⁰ rectangles.
    private static let bomb: String = {
        var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\"><defs>"
        svg += "<rect id=\"g0\" width=\"1\" height=\"1\"/>"
        for level in 1...10 {
            svg += "<g id=\"g\(level)\">"
            svg += String(repeating: "<use href=\"#g\(level - 1)\"/>", count: 10) + "</g>"
        }
        return svg + "</defs><use href=\"#g10\"/></svg>"
    }()

    /// A bitmap file of a few bytes that is 30,000 pixels wide and high, all of the first colour.
    private static let hugeBitmap: Data = {
        var data = Data("BM".utf8)
        func append(_ value: UInt32, bytes: Int) {
            for byte in 0..<bytes { data.append(UInt8(truncatingIfNeeded: value >> (8 * byte))) }
        }
        append(14 + 40 + 8 + 2, bytes: 4)
        append(0, bytes: 4)
        append(14 + 40 + 8, bytes: 4)
        for value: UInt32 in [40, 30_000, 30_000] { append(value, bytes: 4) }
        append(1, bytes: 2)
        append(8, bytes: 2)
        for value: UInt32 in [1, 2, 2835, 2835, 2, 2] { append(value, bytes: 4) }
        data.append(contentsOf: [0, 0, 0, 0, 255, 255, 255, 0, 0, 1])
        return data
    }()

    @Test(
        "Bad input: pictures of 30,000² and files that multiply themselves are refused by name",
        arguments: ["huge.bmp", "bomb.svg", "wide.svg"])
    func bombs(name: String) throws {
        let app = launch()
        let file = folder.url.appendingPathComponent(name)
        let wide = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30000\" height=\"30000\"/>"
        let data =
            name == "huge.bmp"
            ? Self.hugeBitmap : Data((name == "bomb.svg" ? Self.bomb : wide).utf8)
        try data.write(to: file)
        #expect(app.dropFromOutside(urls: [file], at: CGPoint(x: 400, y: 400)))
        #expect(painting.scribble.isEmpty)
        #expect(app.announcements == ["“\(name)” is not a picture."])
    }
}
