import CoreGraphics
import Foundation
import TestSupport
import Testing
import TouchPainterCore
import UIKit
import UIKitTesting

@testable import TouchPainterUI

/// Choices of the palette that change how lines are drawn.
@Suite("TouchPainter's pens")
final class PenChoiceTests {
    private let studio = Studio(folder: nil)
    private lazy var coordinator = CoordinatingController(studio: studio)
    private var painting: Painting { studio.painting }

    private func launch() -> HeadlessApp {
        HeadlessApp(
            size: CGSize(width: 1100, height: 900), scale: 1,
            rootViewController: self.coordinator.canvasViewController)
    }

    // MARK: Harmonies

    @Test("Harmonies: red has cyan opposite, green and blue in its triad")
    func harmonies() {
        let red = MarkColor(red: 1, green: 0, blue: 0)
        func names(_ harmony: ColorHarmony, of color: MarkColor) -> [String] {
            harmony.colors(of: color).map(\.hexadecimal)
        }
        #expect(names(.complement, of: red) == ["#00FFFF"])
        #expect(names(.triad, of: red) == ["#00FF00", "#0000FF"])
        #expect(names(.analogous, of: red) == ["#FF0080", "#FF8000"])
        #expect(names(.shades, of: red) == ["#FFB3B3", "#FF5959", "#A60000"])
        // Grey has no hue to turn.
        #expect(names(.triad, of: .black) == ["#000000", "#000000"])
        let orange = MarkColor(red: 0.9, green: 0.5, blue: 0.2, alpha: 0.5)
        let twice = ColorHarmony.complement.colors(of: orange).flatMap {
            ColorHarmony.complement.colors(of: $0)
        }
        #expect(twice.map(\.hexadecimal) == [orange.hexadecimal])
        #expect(twice[0].alpha == 0.5)
    }

    @Test("Harmonies: a tap on one makes it the pen's colour, and the row follows")
    func harmonyRow() throws {
        let app = launch()
        painting.pen.color = MarkColor(red: 1, green: 0, blue: 0)
        app.settle()
        try app.finger.tap(on: "complement #00FFFF")
        #expect(painting.pen.color.hexadecimal == "#00FFFF")
        #expect(app.find("complement #FF0000") != nil)
    }

    // MARK: Smoothing

    @Test("Palette: a pen without smoothing draws straight segments", .rows("S1-19"))
    func straight() throws {
        let app = launch()
        try app.finger.tap(on: "smoothing straight")
        #expect(painting.pen.smoothing == .straight)
        app.finger.drag(
            along: [(500, 300), (600, 400), (700, 300)].map { CGPoint(x: $0.0, y: $0.1) },
            duration: 0.2)
        #expect((painting.scribble.marks.last as? Stroke)?.pen.smoothing == .straight)
    }

    @Test("Smoothing: a prediction goes on straight or round, and not after a sharp turn")
    func prediction() throws {
        let curves = PredictedCurves()
        func next(_ points: [(CGFloat, CGFloat)]) -> CGPoint? {
            curves.prediction(after: points.map { CGPoint(x: $0.0, y: $0.1) })
        }
        #expect(next([(0, 0), (10, 0)]) == nil)
        #expect(next([(0, 0), (10, 0), (20, 0)]) == CGPoint(x: 30, y: 0))
        #expect(next([(0, 0), (10, 0), (10, 10)]) == nil)
        #expect(next([(0, 0), (10, 0), (10, 0)]) == nil)
        #expect(try #require(next([(0, 0), (1, 0), (101, 0)])).x == 141)
        // On a circle of radius 100, the prediction misses by less than a point.
        let circle = (0...2).map { step -> (CGFloat, CGFloat) in
            let angle = CGFloat(step) * 0.2
            return (100 * cos(angle), 100 * sin(angle))
        }
        let place = try #require(next(circle))
        #expect(hypot(place.x - 100 * cos(0.6), place.y - 100 * sin(0.6)) < 1)
        #expect(CentripetalCurves().prediction(after: [.zero, .zero, .zero]) == nil)
    }

    @Test("Smoothing: the line ahead of the pen is seen while it is down, and gone at the end")
    func ahead() {
        let app = launch()
        painting.pen = Pen(size: 10, smoothing: .predicted)
        app.finger.down(at: CGPoint(x: 500, y: 300))
        for x in [520, 550, 580] { app.finger.move(to: CGPoint(x: x, y: 300)) }
        // Not until all is quiet: a resting pen would make the stroke a line.
        app.advance(by: 1.0 / 60)
        let white = app.snapshot()[700, 300]
        #expect(app.snapshot()[600, 300] == 0xFF00_0000)
        app.finger.move(to: CGPoint(x: 580, y: 330))
        app.advance(by: 1.0 / 60)
        #expect(app.snapshot()[600, 300] == white)
        app.finger.up()
        app.settle()
        #expect(app.snapshot()[600, 300] == white)
        #expect(app.snapshot()[560, 300] == 0xFF00_0000)
        // What stays is the stroke alone.
        #expect((painting.scribble.marks.last as? Stroke)?.count == 5)
    }

    // MARK: Tilt

    @Test("Pen: a tilted pencil or marker draws with its side, other pens do not")
    func tilt() {
        func weight(_ brush: Brush, tilt: CGFloat) -> CGFloat {
            var dynamics = PenDynamics()
            return dynamics.weight(brush: brush, pressure: 0.1, tilt: tilt, at: .zero, time: 0)
        }
        #expect(weight(.pencil, tilt: 0.8) > weight(.pencil, tilt: 0) * 1.5)
        #expect(weight(.marker, tilt: 1) == 1)
        #expect(weight(.pen, tilt: 1) == weight(.pen, tilt: 0))
        #expect(weight(.pencil, tilt: .nan) == weight(.pencil, tilt: 0))
    }

    // MARK: Stamp

    @Test(
        "Stamp: chosen marks are the prototype of copies along a stroke, in one step",
        .rows("S1-02"))
    func stamp() throws {
        let app = launch()
        painting.draw(Dot(location: CGPoint(x: 20, y: 20), pen: Pen(size: 20)))
        painting.selectAll()
        app.keyboard.press("t", .control)
        #expect(painting.pen.brush == .stamp && painting.selection == nil)
        let steps = painting.history.count
        app.finger.drag(
            along: (0...20).map { CGPoint(x: 450 + $0 * 10, y: 400) }, duration: 0.5)
        let stroke = try #require(painting.scribble.marks.last as? Stroke)
        let copies = stroke.children.compactMap { $0 as? Stroke }
        // Dots of 20 points, 22 apart at least, along 200 points.
        #expect((6...9).contains(copies.count))
        for (one, next) in zip(copies, copies.dropFirst()) {
            #expect(next.drawingBounds.midX - one.drawingBounds.midX >= 22)
        }
        #expect(copies.allSatisfy { $0.count == 1 && $0.lastChild is Dot })
        #expect(painting.history.count == steps + 1)
        // Editing the original leaves the copies alone.
        painting.undo()
        #expect(painting.scribble.marks.count == 1)
        app.finger.tap(at: CGPoint(x: 600, y: 500))
        #expect(painting.scribble.marks.count == 2)
        // The file keeps them.
        let scribble = try Scribble(painting.scribble.makeMemento())
        #expect(scribble.makeMemento() == painting.scribble.makeMemento())
    }

    @Test("Stamp: without a pattern the button says what to do, and nothing is drawn")
    func noPattern() throws {
        let app = launch()
        try app.finger.tap(on: "stamp")
        #expect(app.find("Message")?.label?.contains("lasso") == true)
        painting.pen.brush = .stamp
        app.finger.tap(at: CGPoint(x: 600, y: 400))
        #expect(painting.scribble.isEmpty)
    }
}
