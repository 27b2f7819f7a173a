import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import FieldGuideUI

@Suite("The guide's pages")
struct RunningTests {
    private func open(
        _ page: String, size: CGSize = CGSize(width: 1_080, height: 900)
    ) -> HeadlessApp {
        let app = HeadlessApp(size: size, scale: 1, delegate: FieldGuideApp(size: size, page: page))
        app.settle()
        return app
    }

    @Test("Guide: every console runs with its inputs as they are, and a fault shows")
    func consoles() throws {
        for page in ContentTests.guide.pages {
            guard case .console(_, let body) = page.live else { continue }
            var run = Run(values: page.usualValues)
            let lines = try body(run).lines
            #expect(lines.contains { !$0.isEmpty }, "\(page.id)")
            guard page.problem?.isSwitchable == true else { continue }
            run.showsFault = true
            #expect(try body(run).lines != lines, "\(page.id)")
        }
    }

    @Test("Guide: every choice and switch of a console can be taken")
    func inputs() throws {
        for page in ContentTests.guide.pages {
            guard case .console(let inputs, let body) = page.live else { continue }
            for input in inputs {
                var values: [String] = []
                switch input.kind {
                case .choice(let words): values = words.indices.map { "\($0)" }
                case .flag: values = ["yes", "no"]
                case .text: continue
                }
                for value in values {
                    var run = Run(values: page.usualValues)
                    run.values[input.name] = value
                    #expect(try !body(run).lines.isEmpty, "\(page.id): \(input.name)")
                }
            }
        }
    }

    @Test("Guide: on every screen nothing is cut off or in contradiction in a narrow window")
    func screens() {
        for page in ContentTests.guide.pages {
            guard case .screen = page.live else { continue }
            let app = open(page.id, size: CGSize(width: 320, height: 700))
            #expect(app.find("Reset") != nil, "\(page.id)")
            // A label that gives way is what one page is about.
            let issues = app.audit([.missingLabel, .cutText, .overlap, .conflictingLayout])
                .filter { !"\($0)".contains("A label with a long text") }
            #expect(issues == [], "\(page.id)")
        }
    }

    @Test(
        "Guide: a timer in the default mode waits while a finger drags, one in common modes goes on",
        .rows("S0-81"))
    func tracking() throws {
        let app = open("tracking")
        func count(_ name: String) -> Int {
            let text = (app.find(name)?.label ?? "").split(separator: " ").last ?? ""
            return Int(text) ?? -1
        }
        app.advance(by: 1)
        let before = (count("Default"), count("Common"))
        #expect(before.0 >= 9)
        #expect(before.0 == before.1)
        let place = try #require(app.find("Numbers")).frame
        app.finger.down(at: CGPoint(x: place.midX, y: place.midY))
        app.finger.move(to: CGPoint(x: place.midX, y: place.midY - 60))
        app.advance(by: 1)
        #expect(count("Default") - before.0 <= 2)
        #expect(count("Common") - before.1 >= 9)
        app.finger.up()
        app.settle()
        #expect(count("Default") > before.0)
    }

    @Test(
        "Guide: a cell's button prints its place and side, in the document's words", .rows("S0-42"))
    func cellButtons() throws {
        let app = open("cell-buttons")
        try app.finger.tap(on: "右边")
        app.settle()
        #expect(app.find("Log")?.label == "indexPath:section:0, row:0 右边按钮被点击啦!")
    }

    @Test("Guide: buttons print what they carry", .rows("S2-35", "S2-36"))
    func buttonValues() throws {
        let app = open("button-values")
        try app.finger.tap(on: "110")
        let number = "Btn did click ...tag = 110\nbtn did click ...value = 110"
        #expect(app.find("Printed")?.label == number)
        try app.finger.tap(on: "LiMing")
        #expect(app.find("Printed")?.label == "person`s name = LiMing")
    }

    @Test("Guide: typing sends the event for edits, the observer hears of code too", .rows("S2-62"))
    func typing() throws {
        let app = open("typing")
        try app.finger.tap(on: "Typed")
        app.keyboard.type("00")
        #expect(app.find(".editingChanged")?.label == ".editingChanged: 00")
        #expect(app.find("shouldChange")?.label == "shouldChange: 00")
        #expect(app.find("observe(\\.text)")?.label == "observe(\\.text): 00")
        try app.finger.tap(on: "Set")
        app.settle()
        #expect(app.find(".editingChanged")?.label == ".editingChanged: 00")
        #expect(app.find("observe(\\.text)")?.label == "observe(\\.text): 000")
    }

    @Test("Guide: a canvas draws dots and strokes, and takes them back", .rows("S1-22", "S1-25"))
    func canvas() throws {
        let app = open("canvas")
        let frame = try #require(app.find("Canvas")).frame
        app.finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        app.settle()
        #expect(app.find("Marks")?.label == "Dot")
        app.finger.drag(
            from: CGPoint(x: frame.minX + 20, y: frame.midY),
            to: CGPoint(x: frame.minX + 120, y: frame.midY + 40))
        app.settle()
        #expect(app.find("Marks")?.label == "Dot, Stroke")
        try app.finger.tap(on: "Undo")
        app.settle()
        #expect(app.find("Marks")?.label == "Dot")
        try app.finger.tap(on: "Redo")
        app.settle()
        #expect(app.find("Marks")?.label == "Dot, Stroke")
    }

    @Test("Guide: a shake and the app's states reach their pages", .rows("S4-01", "S4-10"))
    func events() {
        var app = open("event-kinds")
        app.shake()
        app.settle()
        #expect(app.find("Events")?.label?.hasSuffix("motionEnded: shake") == true)
        app = open("app-states")
        app.enterBackground()
        app.enterForeground()
        app.settle()
        let states = "active → inactive → in the background → coming to the front → active"
        #expect(app.find("States")?.label?.hasSuffix(states) == true)
    }

    @Test("Guide: the panel's diagrams come from the panel itself", .rows("S0-119", "S0-120"))
    func panelDiagrams() throws {
        let classes = HUDPartsExample.diagram()
        #expect(classes.boxes.map(\.name).contains("HUDBackgroundView"))
        let messages = try #require(HUDSequenceExample.run().messages).messages
        #expect(
            messages.filter { $0.kind == .call }.map(\.text) == [
                "show(animated: false)", "alpha = 1.0", "alpha = 1.0", "hide(animated: false)",
                "alpha = 0.0", "alpha = 0.0", "completionBlock()", "hudWasHidden(_:)",
            ])
    }

    @Test("Guide: a resting finger scrolls on, unless the drag waits for it to move")
    func restingFinger() {
        let lines = DragExample.run(.bottom, isDrivenByFrames: true)
        #expect(lines.contains("scrolled: list 240, board 0"), "\(lines)")
        let waiting = DragExample.run(.bottom, isDrivenByFrames: false)
        #expect(waiting.contains("scrolled: list 2, board 0"), "\(waiting)")
        #expect(
            DragExample.run(.finished, isDrivenByFrames: true) == ["not picked up: finished"])
    }

    @Test("Guide: three forms of filters give equal pixels", .rows("S1-33"))
    func filters() {
        let equal = ["objects", "functions", "extension"].map { "\($0): equal true" }
        #expect(FiltersExample.run() == ["the filters change the picture: true"] + equal)
    }

    @Test("Guide: undo goes as far as its levels", .rows("S1-26"))
    func levels() {
        #expect(
            UndoLevelsExample.levels(3)
                == ["drawn: 1 2 3 4 5", "undone: 1 2", "redone: 1 2 3 4 5"])
        #expect(UndoLevelsExample.levels(0)[1] == "undone: –")
        #expect(UndoLevelsExample.groups().last == "the group failed: “Dear Ana, ”")
    }

    @Test("Guide: a server that fails leaves the books, a kind one deletes", .rows("S3-09"))
    func books() throws {
        let app = open("book-api")
        app.settle()
        let kind = try #require(app.find("Report")?.label)
        #expect(kind.contains("deleted at 1") && kind.hasSuffix("on the shelf: Emma, Kim"))
        try app.finger.tap(on: "refusing")
        app.settle()
        let refusing = try #require(app.find("Report")?.label)
        #expect(refusing.contains("not deleted at 1"))
        #expect(refusing.hasSuffix("on the shelf: Emma, Walden, Kim"))
    }

    @Test("Guide: with its fault the table's page prints an offset that never changes")
    func faultyOffset() throws {
        let app = open("offset", size: CGSize(width: 1_080, height: 1_200))
        func scroll() throws -> String? {
            let middle = try #require(app.query(UITableView.self).first?.view)
            let point = middle.convert(CGPoint(x: 100, y: 200), to: nil)
            app.finger.drag(from: point, to: CGPoint(x: point.x, y: point.y - 100))
            app.settle()
            return app.find("Offset")?.label
        }
        let nothing = "----------offsetX = 0.000000, offsetY = 0.000000----------"
        #expect(try scroll() != nothing)
        try app.finger.tap(on: "Fault")
        app.settle()
        #expect(try scroll() == nothing)
    }

    @Test("Guide: a picture flies to the page, and back", .rows("S2-10", "S2-11"))
    func flight() throws {
        let app = open("shared-elements")
        try app.finger.tap(on: "Fly")
        app.settle()
        #expect(app.find("Fly")?.label == "Back")
        try app.finger.tap(on: "Fly")
        app.settle()
        #expect(app.find("Fly")?.label == "Open")
    }

    @Test("Guide: an input is read while it is typed, a mistake is shown, and reset undoes it")
    func mistakes() throws {
        let app = open("coordinates")
        try app.finger.tap(on: "latitude")
        app.keyboard.type("x")
        app.settle()
        #expect(app.find("Console")?.label == "Enter numbers, such as 31.24 or -5.")
        try app.finger.tap(on: "Reset")
        app.settle()
        #expect(app.find("Console")?.label?.hasPrefix("WGS-84 31.24, 121.49") == true)
    }

    @Test("Guide: the copy button copies the source")
    func copying() throws {
        let app = open("tracking", size: CGSize(width: 1_080, height: 1_600))
        try app.finger.tap(on: "Copy")
        #expect(UIPasteboard.general.string?.contains("forMode: .common") == true)
    }

    @Test("Guide: the contents lead to a page, and history goes back and forth, also by keys")
    func history() throws {
        let size = CGSize(width: 1_080, height: 900)
        let app = HeadlessApp(size: size, scale: 1, delegate: FieldGuideApp(size: size))
        app.settle()
        try app.finger.tap(on: "hud")
        app.settle()
        try app.finger.tap(on: "hud-times")
        app.settle()
        #expect(app.find("Work") != nil)
        try app.finger.tap(on: "hud")
        app.settle()
        #expect(app.find("Work") == nil)
        app.keyboard.press("[", .command)
        app.settle()
        #expect(app.find("Work") != nil)
        try app.finger.tap(on: "Forward")
        app.settle()
        #expect(app.find("Work") == nil)
        #expect(app.find("Mode") != nil)
    }

    @Test("Guide: a search lists pages, and says when there are none")
    func searching() throws {
        let size = CGSize(width: 375, height: 667)
        let app = HeadlessApp(size: size, scale: 1, delegate: FieldGuideApp(size: size))
        app.settle()
        app.keyboard.press("f", .command)
        app.settle()
        app.keyboard.type("flicker")
        app.settle()
        #expect(app.find("hud-times") != nil)
        app.keyboard.type("qqqqqq")
        app.settle()
        #expect(app.find("No page has these words. Try fewer, or a class's name.") != nil)
    }
}
