import CoreGraphics
import Foundation
import Testing
import TouchPainterCore
import UIKit
import UIKitTesting

@testable import TouchPainterUI

@Suite("TouchPainter's tools")
final class PainterToolTests {
    private let studio = Studio(folder: nil)
    private lazy var coordinator = CoordinatingController(studio: studio)

    private var painting: Painting { studio.painting }
    private var canvas: CanvasView { coordinator.canvasViewController.canvasView }

    private func launch(size: CGSize = CGSize(width: 1280, height: 800)) -> HeadlessApp {
        HeadlessApp(size: size, rootViewController: self.coordinator.canvasViewController)
    }

    @Test("Tools: a wide window shows the layers, a tap on plus adds one and marks go there")
    func layersPanel() throws {
        let app = launch()
        app.finger.tap(at: CGPoint(x: 500, y: 300))
        try app.finger.tap(on: "Add Layer")
        app.finger.tap(at: CGPoint(x: 600, y: 300))
        app.settle()
        #expect(painting.scribble.layers.map { $0.marks.count } == [1, 1])
        try app.finger.tap(on: "Show 1")
        app.finger.tap(at: CGPoint(x: 700, y: 300))
        #expect(painting.scribble.marks.count == 2)
        #expect(app.find("Message") != nil)
        try app.finger.tap(on: "Layer 0")
        app.finger.tap(at: CGPoint(x: 700, y: 300))
        #expect(painting.scribble.layers.map { $0.marks.count } == [2, 1])
    }

    @Test("Tools: a stroke becomes its shape when the pen has rested since its last movement")
    func penAtRest() {
        let app = launch()
        app.finger.down(at: CGPoint(x: 400, y: 300))
        for step in 1...10 {
            app.finger.move(to: CGPoint(x: 400 + CGFloat(step) * 20, y: 300))
            app.advance(by: 0.1)
        }
        // It began a second ago, and rests for 0.1 seconds.
        #expect(painting.liveShape == nil)
        app.advance(by: 0.45)
        #expect(painting.liveShape == nil)
        app.advance(by: 0.1)
        #expect(painting.liveShape?.kind == .line)
        app.finger.up()
        app.settle()
        #expect((painting.scribble.marks.first as? Shape)?.kind == .line)

        app.finger.down(at: CGPoint(x: 400, y: 400))
        app.finger.move(to: CGPoint(x: 600, y: 400))
        app.finger.up()
        app.advance(by: 1)
        #expect(painting.scribble.marks.last is Stroke)
    }

    @Test("Tools: the live stroke in a layer looks as the finished one will")
    func liveLayer() {
        let app = launch()
        painting.draw(
            Dot(location: CGPoint(x: 100, y: 100), pen: Pen(color: .black, size: 50)))
        painting.addLayer(look: LayerLook(opacity: 0.5, blend: .multiply))
        painting.draw(
            Shape(
                .rectangle, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 200, y: 300), pen: Pen(),
                fill: MarkColor(red: 0, green: 0.5, blue: 1)))
        painting.pen = Pen(color: MarkColor(red: 1, green: 0.8, blue: 0), size: 20)
        painting.touchBegan(at: CGPoint(x: 20, y: 100))
        painting.touchMoved(to: CGPoint(x: 300, y: 140))
        app.settle()
        let live = app.snapshot()
        painting.touchEnded()
        app.settle()
        let finished = app.snapshot()
        let origin = canvas.convert(CGPoint.zero, to: nil)
        for y in stride(from: 60, to: 200, by: 7) {
            for x in stride(from: 20, to: 300, by: 7) {
                let (px, py) = (Int(origin.x) + x, Int(origin.y) + y)
                #expect(live[px, py] == finished[px, py])
            }
        }
    }

    @Test("Tools: a lasso chooses, a drag inside moves, a corner scales, keys duplicate and delete")
    func selecting() throws {
        let app = launch()
        painting.draw(Dot(location: CGPoint(x: 100, y: 100), pen: Pen(size: 40)))
        let origin = canvas.convert(CGPoint.zero, to: nil)
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: origin.x + x, y: origin.y + y)
        }
        try app.finger.tap(on: "tool frame")
        app.finger.drag(from: place(60, 60), to: place(150, 150), duration: 0.3)
        #expect(painting.selection?.marks.count == 1)
        app.finger.drag(from: place(100, 100), to: place(200, 120), duration: 0.3)
        #expect(painting.scribble.marks[0].location == CGPoint(x: 200, y: 120))
        // The frame is 4 points outside of the dot: from 176, 96 to 224, 144.
        app.finger.drag(from: place(224, 144), to: place(272, 192), duration: 0.3)
        #expect(painting.scribble.marks[0].size == 80)
        app.keyboard.press("d", .control)
        #expect(painting.scribble.marks.count == 2)
        app.keyboard.press(.forwardDelete)
        #expect(painting.scribble.marks.count == 1)
        app.keyboard.press("a", .control)
        app.keyboard.press("c", .control)
        app.keyboard.press("v", .control)
        #expect(painting.scribble.marks.count == 2)
        #expect(painting.history == ["Dot", "Move", "Scale", "Duplicate", "Delete", "Paste"])
    }

    @Test("Tools: text is typed on the canvas, letters choose no tools, a tap changes it")
    func text() throws {
        let app = launch()
        try app.finger.tap(on: "tool caption")
        app.finger.tap(at: CGPoint(x: 500, y: 300))
        app.keyboard.type("hello")
        app.finger.tap(at: CGPoint(x: 500, y: 600))
        #expect((painting.scribble.marks.first as? TextMark)?.string == "hello")
        app.finger.tap(at: CGPoint(x: 510, y: 300))
        app.keyboard.type(" you")
        app.keyboard.press(.escape)
        #expect(painting.scribble.marks.map { ($0 as? TextMark)?.string } == ["hello you"])
        app.keyboard.press("b")
        #expect(coordinator.canvasViewController.tool == .brush)
        #expect(painting.history == ["Text", "Text"])
    }

    @Test("Tools: shapes are drawn from corner to corner; a resting pen makes one of a stroke")
    func shapes() throws {
        let app = launch()
        try app.finger.tap(on: "Fill Shapes")
        app.keyboard.press("r")
        app.finger.drag(
            from: CGPoint(x: 500, y: 300), to: CGPoint(x: 600, y: 400), duration: 0.3)
        let shape = try #require(painting.scribble.marks.first as? Shape)
        #expect(shape.kind == .rectangle && shape.fill != nil)
        app.keyboard.press("b")
        app.finger.down(at: CGPoint(x: 500, y: 500))
        for x in 1...20 { app.finger.move(to: CGPoint(x: 500 + x * 8, y: 500), duration: 0.02) }
        app.advance(by: 0.7)
        app.finger.up()
        #expect((painting.scribble.marks.last as? Shape)?.kind == .line)
    }

    @Test("Tools: the colour of the drawing is picked, with its layers")
    func eyedropper() throws {
        let app = launch()
        let orange = MarkColor(red: 1, green: 128.0 / 255, blue: 0)
        painting.draw(Dot(location: CGPoint(x: 100, y: 100), pen: Pen(color: orange, size: 40)))
        app.keyboard.press("i")
        let origin = canvas.convert(CGPoint.zero, to: nil)
        app.finger.tap(at: CGPoint(x: origin.x + 100, y: origin.y + 100))
        #expect(painting.pen.color == orange)
    }

    @Test("Tools: the hand moves the canvas, and keys turn it")
    func moving() {
        let app = launch()
        app.keyboard.press("h")
        app.finger.drag(
            from: CGPoint(x: 500, y: 300), to: CGPoint(x: 560, y: 330), duration: 0.3)
        #expect(canvas.viewport.origin == CGPoint(x: -60, y: -30))
        #expect(painting.scribble.isEmpty)
        app.keyboard.press("]", .control)
        #expect(abs(canvas.viewport.rotation - .pi / 12) < 1e-9)
        app.keyboard.press("0", .control)
        #expect(canvas.viewport == Viewport())
    }

    @Test("Tools: in a narrow window a button opens the tools, and layers are on a sheet")
    func narrow() throws {
        let app = launch(size: CGSize(width: 375, height: 667))
        #expect(app.find("tool lasso") == nil)
        try app.finger.tap(on: "Tool")
        try app.finger.tap(on: "tool lasso")
        #expect(coordinator.canvasViewController.tool == .lasso)
        try app.finger.tap(on: "Tool")
        try app.finger.tap(on: "Show Layers")
        app.settle()
        #expect(coordinator.shownScreen == .layers)
        try app.finger.tap(on: "Add Layer")
        try app.finger.tap(on: "Done")
        app.settle()
        #expect(painting.scribble.layers.count == 2)
        #expect(coordinator.shownScreen == .done)
    }

    @Test("Tools: another sheet opens after the first was dragged away by its bar")
    func draggedSheet() throws {
        let app = launch(size: CGSize(width: 375, height: 667))
        try app.finger.tap(on: "Tool")
        try app.finger.tap(on: "Show Layers")
        app.settle()
        app.finger.drag(
            from: CGPoint(x: 300, y: 340), to: CGPoint(x: 300, y: 660), duration: 0.2)
        app.settle()
        #expect(coordinator.shownScreen == .done)
        coordinator.request(.history)
        app.settle()
        #expect(app.find("Steps") != nil)
    }

    @Test("Tools: buttons of bar and column have tooltips with the keys that do the same")
    func toolTips() throws {
        let app = launch()
        func tip(_ name: String) throws -> String? {
            try #require(app.find(name)?.view as? UIControl).toolTip
        }
        #expect(try tip("Save") == "Save (Ctrl+S)" && tip("Redo") == "Redo (Ctrl+Shift+Z)")
        #expect(try tip("Zoom In") == "Zoom In (Ctrl++)" && tip("Trash") == "Clear (Ctrl+N)")
        #expect(try tip("tool lasso") == "Select with Lasso (S)")
        #expect(try tip("Show Layers") == "Layers (Ctrl+L)" && tip("Fill Shapes") == "Fill Shapes")
    }

    @Test("Tools: a picture from a file lands in the middle, other files are refused by name")
    func addPicture() throws {
        let folder = try TemporaryFolder()
        let picture = folder.url.appendingPathComponent("dot.png")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        try #require(image.pngData()).write(to: picture)
        let other = folder.url.appendingPathComponent("notes.txt")
        try Data("no picture".utf8).write(to: other)
        let app = launch()
        for (url, count) in [(picture, 1), (other, 1)] {
            app.keyboard.press("i", .control)
            app.settle()
            #expect(app.host.fileRequest?.action == .open)
            app.host.answerFileRequest([url.path])
            app.settle()
            #expect(painting.scribble.marks.count == count)
        }
        let middle = painting.scribble.marks[0].drawingBounds
        let origin = canvas.viewport.canvasPoint(
            at: CGPoint(x: canvas.bounds.midX, y: canvas.bounds.midY))
        #expect(abs(middle.midX - origin.x) < 1 && abs(middle.midY - origin.y) < 1)
        #expect(app.announcements.last == "“notes.txt” is not a picture.")
    }

    @Test("Tools: a swatch colours the chosen marks, as one step of undo, and the pen")
    func coloring() throws {
        let app = launch()
        for x in [100, 200] as [CGFloat] {
            painting.draw(Dot(location: CGPoint(x: x, y: 100), pen: Pen(size: 40)))
        }
        painting.selectAll()
        try app.finger.tap(on: "#2A78D6")
        let blue = painting.pen.color
        #expect(blue != .black && painting.scribble.marks.allSatisfy { $0.color == blue })
        #expect(painting.selection?.marks.count == 2)
        #expect(painting.history == ["Dot", "Dot", "Color"])
        let green = try #require(app.find("Green"))
        app.finger.drag(
            from: CGPoint(
                x: green.frame.minX + 14 + blue.green * (green.frame.width - 28),
                y: green.center.y),
            to: CGPoint(x: green.frame.maxX - 10, y: green.center.y), duration: 0.3)
        #expect(painting.pen.color.green > blue.green)
        #expect(painting.scribble.marks.allSatisfy { $0.color == painting.pen.color })
        #expect(painting.history == ["Dot", "Dot", "Color", "Color"])
        app.keyboard.press("z", .control)
        #expect(painting.scribble.marks.allSatisfy { $0.color == blue })
    }

    @Test("Tools: the history lists the steps and jumps to one")
    func history() throws {
        let app = launch()
        for x in [500, 540, 580] { app.finger.tap(at: CGPoint(x: x, y: 300)) }
        try app.finger.tap(on: "History")
        app.settle()
        try app.finger.tap(on: "Step 1")
        #expect(painting.scribble.marks.count == 1)
        try app.finger.tap(on: "Step 3")
        #expect(painting.scribble.marks.count == 3)
    }
}
