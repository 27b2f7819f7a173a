import Foundation
import TestSupport
import Testing
import TouchPainterCore
import TouchPainterUI
import UIKit
import UIKitTesting

@Suite("TouchPainter's screen")
struct CanvasViewControllerTests {
    private let painting = Painting()

    private func launch(
        size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2,
        language: Language = .english
    ) -> HeadlessApp {
        HeadlessApp(
            size: size, scale: scale, language: language,
            rootViewController: CanvasViewController(painting: painting))
    }

    @Test(
        "TouchPainter: the toolbar has seven items, none of which is enabled at first"
    )
    func toolbar() {
        let app = launch()
        let names = ["Trash", "Save", "Open", "Palette", "Undo", "Redo", "Share"]
        let items = names.compactMap { app.find($0) }
        #expect(items.count == 7)
        #expect(items.map(\.center.x) == items.map(\.center.x).sorted())
        #expect(items.map(\.isEnabled) == Array(repeating: false, count: 7))
    }

    @Test("TouchPainter: labels are Chinese in Chinese, identifiers stay English")
    func chinese() {
        let app = launch(language: .simplifiedChinese)
        let labels = ["Trash", "Save", "Open", "Palette", "Undo", "Redo", "Canvas"]
            .map { app.find($0)?.label }
        #expect(labels == ["清空", "存储", "打开", "调色板", "撤销", "重做", "画布"])
    }

    @Test(
        "TouchPainter: a drag draws a stroke and a tap a dot, where the finger was", .rows("S1-22"))
    func drawing() throws {
        let app = launch(scale: 1)
        app.finger.drag(from: CGPoint(x: 40, y: 60), to: CGPoint(x: 200, y: 60), duration: 0.2)
        app.finger.tap(at: CGPoint(x: 100, y: 200))
        #expect(painting.scribble.marks.count == 2)
        #expect(painting.scribble.marks[0] is Stroke)
        #expect(painting.scribble.marks[0].location == CGPoint(x: 40, y: 60))
        #expect(painting.scribble.marks[1] is Dot)
        let picture = app.snapshot()
        #expect(picture[120, 60] == 0xFF00_0000)
        #expect(picture[100, 200] == 0xFF00_0000)
        #expect(picture[120, 80] == 0xFFFF_FFFF)
    }

    @Test(
        "TouchPainter: the undo and redo buttons work, and are enabled when they can"
    )
    func buttons() throws {
        let app = launch()
        #expect(app.find("Trash")?.isEnabled == false)
        app.finger.tap(at: CGPoint(x: 100, y: 100))
        #expect(app.find("Trash")?.isEnabled == true)
        #expect(app.find("Undo")?.isEnabled == true)
        #expect(app.find("Redo")?.isEnabled == false)
        try app.finger.tap(on: "Undo")
        #expect(painting.scribble.isEmpty)
        #expect(app.find("Undo")?.isEnabled == false)
        #expect(app.find("Redo")?.isEnabled == true)
        try app.finger.tap(on: "Redo")
        #expect(painting.scribble.marks.count == 1)
        try app.finger.tap(on: "Trash")
        #expect(painting.scribble.isEmpty)
        #expect(app.find("Trash")?.isEnabled == false)
        try app.finger.tap(on: "Undo")
        #expect(painting.scribble.marks.count == 1)
    }

    @Test("TouchPainter: ctrl+Z undoes and ctrl+shift+Z redoes")
    func keys() {
        let app = launch()
        app.finger.tap(at: CGPoint(x: 100, y: 100))
        app.keyboard.press("z", .control)
        #expect(painting.scribble.isEmpty)
        app.keyboard.press("z", .control)
        app.keyboard.press("z", [.control, .shift])
        #expect(painting.scribble.marks.count == 1)
        app.keyboard.press("z")
        #expect(painting.scribble.marks.count == 1)
    }

    @Test("TouchPainter: all responders of the screen use the painting's undo manager")
    func undoManager() {
        let app = launch()
        #expect(app.find("Canvas")?.view.undoManager === painting.undoManager)
    }

    @Test("TouchPainter: taps on the toolbar and on disabled buttons draw nothing")
    func toolbarTaps() throws {
        let app = launch()
        for name in ["Save", "Open", "Palette", "Undo", "Redo"] {
            app.finger.tap(at: try #require(app.find(name)).center)
        }
        app.finger.tap(at: CGPoint(x: 85, y: 477))
        #expect(painting.scribble.isEmpty)
    }

    @Test("TouchPainter: the screen fills the window, with a toolbar of 44 points at the bottom")
    func sizes() {
        let app = launch()
        for size in [CGSize(width: 320, height: 480), CGSize(width: 1280, height: 800)] {
            app.resize(to: size)
            #expect(
                app.find("Canvas")?.frame
                    == CGRect(x: 0, y: 0, width: size.width, height: size.height - 44))
            #expect(app.find("Trash")?.frame.height == 44)
        }
        app.resize(to: CGSize(width: 1, height: 1))
        app.finger.tap(at: .zero)
    }

    @Test(
        "TouchPainter: the screen matches its goldens",
        arguments: [
            (CGSize(width: 320, height: 480), CGFloat(1), UIUserInterfaceStyle.light, "light@1x"),
            (CGSize(width: 320, height: 480), 2, .light, "light@2x"),
            (CGSize(width: 320, height: 480), 3, .dark, "dark@3x"),
            (CGSize(width: 1280, height: 800), 1, .dark, "large-dark@1x"),
        ])
    func golden(size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle, name: String) throws {
        let app = HeadlessApp(
            size: size, scale: scale, appearance: style,
            rootViewController: CanvasViewController(painting: painting))
        app.finger.drag(
            along: [
                CGPoint(x: 60, y: 300), CGPoint(x: 160, y: 120), CGPoint(x: 260, y: 300),
                CGPoint(x: 60, y: 300),
            ], duration: 0.6)
        painting.pen = Pen(color: MarkColor(red: 0.9, green: 0.2, blue: 0.15), size: 24)
        app.finger.tap(at: CGPoint(x: 160, y: 220))
        app.finger.tap(at: CGPoint(x: 50, y: 60))
        try app.finger.tap(on: "Undo")
        app.settle()
        try app.snapshot().matchGolden(name)
    }
}
