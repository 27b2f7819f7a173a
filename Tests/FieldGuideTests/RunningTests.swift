import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import FieldGuideUI
@testable import TouchPainterUI

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
            // A value alone does not say what it belongs to.
            let nameless = app.query(UIControl.self).filter { control in
                (control is UISlider || control is UISwitch)
                    && control.accessibilityLabel?.isEmpty != false
            }
            let names = nameless.views.map { $0.accessibilityIdentifier ?? "" }
            #expect(names == [], "\(page.id)")
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

    @Test("Guide: a view's overlay shows its size as it changes", .rows("S0-121"))
    func sizeOverlay() throws {
        let app = open("size-overlay")
        let overlay = try #require(app.query(SizeOverlayExample.Overlay.self).first?.view)
        #expect((overlay as? SizeOverlayExample.Overlay)?.text == "160 × 100")
        let before = app.snapshot()
        let slider = try #require(app.find("Size")).frame
        app.finger.tap(at: CGPoint(x: slider.maxX - 20, y: slider.midY))
        app.finger.drag(
            from: CGPoint(x: slider.minX + slider.width * 0.42, y: slider.midY),
            to: CGPoint(x: slider.maxX - 10, y: slider.midY))
        app.settle()
        let size = overlay.frame.size
        #expect(size.width > 200)
        let text = "\(Int(size.width)) × \(Int(size.height))"
        #expect((overlay as? SizeOverlayExample.Overlay)?.text == text)
        #expect(app.snapshot() != before)
    }

    @Test("Guide: a chart has a line for each way to lay out, and one for a frame", .rows("S0-122"))
    func layoutChart() throws {
        let ways = [
            LayoutChartExample.byFrames, LayoutChartExample.flat, LayoutChartExample.nested,
        ]
        for way in ways {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            way(parent, 5)
            parent.layoutIfNeeded()
            var (views, count) = (parent.subviews, 0)
            while let view = views.popLast() {
                count += 1
                #expect(view.frame.width > 0)
                views += view.subviews
            }
            #expect(count == 5)
            #expect(LayoutChartExample.measure(way).count == LayoutChartExample.counts.count)
        }
        let chart = LayoutChartExample.Chart([
            (.red, [10, 20, 30, 40, 50]), (.green, [1, 1, 1, 1, 1]),
        ])
        chart.frame.size = CGSize(width: 100, height: 100)
        // 50 ms are at the top, so that a frame's time is two thirds down.
        #expect(abs(chart.y(16.67) - 66.66) < 0.01)
        #expect(chart.y(50) == 0)
    }

    @Test("Guide: the lesson of model, view and controller has both ways", .rows("S3-20"))
    func lesson() throws {
        let page = try #require(ContentTests.guide.page(named: "mvc"))
        guard case .console(_, let body) = page.live else { throw NotANumber() }
        let output = try body(Run(values: page.usualValues))
        let calls = (output.messages?.messages ?? []).filter { $0.kind == .call }
        let ways = calls.map { "\($0.sender) \($0.receiver)" }
        // From the view to the model, and back, always by the controller.
        #expect(ways.contains("view controller") && ways.contains("controller model"), "\(ways)")
        #expect(ways.contains("model controller") && ways.contains("controller view"), "\(ways)")
        #expect(!ways.contains("view model") && !ways.contains("model view"), "\(ways)")
    }

    @Test("Guide: a graph shows which objects a closed screen leaves", .rows("S2-44", "S2-45"))
    func leakGraph() throws {
        let app = open("leak-graph")
        #expect(app.find("Alive")?.label == "alive: Screen, Loader")
        try app.finger.tap(on: "Close")
        app.settle()
        #expect(app.find("Alive")?.label == "leaked: Screen, Loader")
        try app.finger.tap(on: "Weak")
        try app.finger.tap(on: "Open")
        app.settle()
        #expect(app.find("Alive")?.label == "alive: Screen, Loader")
        try app.finger.tap(on: "Close")
        app.settle()
        #expect(app.find("Alive")?.label == "alive: ")
    }

    @Test(
        "Guide: a camera is asked for its sizes, focus and light, and ends without one",
        .rows("S0-104", "S0-105", "S0-106", "S0-112"))
    func camera() async {
        let dark = await CameraExample.run(.dark)
        let bright = await CameraExample.run(.bright)
        let modest = await CameraExample.run(.modest)
        let absent = await CameraExample.run(.absent)
        let switched = await CameraExample.run(.switched)
        #expect(
            dark == [
                "1920 × 1080: yes", "opened in fullHD", "continuousAutofocus on", "torch on",
                "torch off",
            ])
        #expect(bright == Array(dark.prefix(3)))
        #expect(
            modest == [
                "1920 × 1080: no", "1280 × 720: no", "640 × 480: yes", "opened in vga",
            ])
        #expect(absent.first == "started: 0 times" && absent.count == 2)
        #expect(switched == ["started: 10 times", "stopped: 10 times"])
    }

    @Test(
        "Guide: the drawing app shows its brand and paper, and its controller its screens",
        .rows("S1-03", "S1-04", "S1-10"))
    func painter() throws {
        let app = open("painter-screens", size: CGSize(width: 1_080, height: 1_200))
        func example() throws -> PainterExample {
            let canvas = try #require(app.query(CanvasView.self).first?.view)
            var next: UIResponder? = canvas
            while let current = next, !(current is PainterExample) { next = current.next }
            return try #require(next as? PainterExample)
        }
        func toolbarColor() -> UIColor? {
            (app.query(UIToolbar.self).first?.view as? UIToolbar)?.barTintColor
        }
        let first = try example().coordinator
        #expect(toolbarColor() == nil)
        try app.finger.tap(on: "acme")
        app.settle()
        #expect(toolbarColor() != nil)
        #expect(try example().coordinator !== first)
        try app.finger.tap(on: "cloth")
        app.settle()
        #expect(
            app.query(CanvasView.self).first.map { "\(type(of: $0.view))" } == "ClothCanvasView")
        try example().coordinator?.request(.help)
        app.settle()
        #expect(try example().coordinator?.shownScreen == .help)
    }

    @Test(
        "Guide: a service is found by its kind, and copying offers three originals",
        .rows("S2-21", "S2-24", "S2-25"))
    func desk() throws {
        let copying = DeskExample.run("copy")
        #expect(copying[0] == "services: print, copy" && copying[1] == "originals: 3")
        #expect(copying.last == "the factory owns: PrintDAO, CopyDAO, JobDAO")
        #expect(DeskExample.run("print").contains("我要打印了 Hello"))
        #expect(DeskExample.run("fax")[1].contains("unknownKind"))
        let app = open("desk-screens", size: CGSize(width: 1_080, height: 1_200))
        #expect(app.find("Choose a service, or a job.") != nil || app.find("Print") != nil)
    }

    @Test("Guide: the folders are those of the bookshelf", .rows("S3-06"))
    func folders() {
        let shelf = ContentTests.root.appendingPathComponent("Apps/Bookshelf")
        for folder in FoldersExample.folders {
            let path = shelf.appendingPathComponent(folder.name).path
            #expect(FileManager.default.fileExists(atPath: path), "\(folder.name)")
        }
    }

    @Test("Guide: four kinds of proxies", .rows("S1-29"))
    func proxies() async throws {
        let lines = try await ProxiesExample.run()
        #expect(
            lines == [
                "virtual: made false, decoded, made true", "protection: 2 pages may be read",
                "protection: writing is refused", "smart: 2 references", "smart: 1 reference",
                "remote: 21.5°",
            ])
    }

    @Test("Guide: a server that fails leaves the books, a kind one deletes", .rows("S3-09"))
    func books() throws {
        let app = open("book-api")
        app.settle()
        let kind = try #require(app.find("Report")?.label)
        #expect(kind.contains("deleted at 1") && kind.hasSuffix("on the shelf: Emma, Kim"))
        try app.finger.tap(on: "Choice")
        app.settle()
        try app.finger.tap(on: "refusing")
        app.settle()
        let refusing = try #require(app.find("Report")?.label)
        #expect(refusing.contains("not deleted at 1"))
        #expect(refusing.hasSuffix("on the shelf: Emma, Walden, Kim"))
    }

    @Test("Guide: a title that a page sets after it has loaded is reported", .rows("S2-60"))
    func lateTitle() {
        let lines = ObservingExample.run(ends: false)
        let loaded = lines.firstIndex(of: "the page says that it has loaded") ?? lines.count
        #expect(lines.dropFirst(loaded + 1) == ["title: “Loading” → “News”"])
        #expect(ObservingExample.run(ends: true).last == "the page says that it has loaded")
    }

    @Test(
        "Guide: with its fault the table's page prints an offset that never changes",
        .rows("S2-64"))
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
