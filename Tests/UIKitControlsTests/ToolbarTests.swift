import Testing
import UIKit
import UIKitTesting

@Suite("Toolbars")
struct ToolbarTests {
    private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    private let recorder = Recorder()

    private func item(_ kind: UIBarButtonItem.SystemItem, _ tag: Int) -> UIBarButtonItem {
        let item = UIBarButtonItem(
            barButtonSystemItem: kind, target: recorder, action: Recorder.withItem)
        item.tag = tag
        return item
    }

    @Test("Toolbar: sends the item to its target's method, over the bar's whole height")
    func tap() throws {
        toolbar.items = [item(.trash, 1), .flexibleSpace(), item(.undo, 2)]
        let app = HeadlessApp.showing(toolbar)
        try app.finger.tap(on: "Undo")
        let trash = try #require(app.find("Trash")).frame
        #expect(trash.height == 44 && trash.width >= 40)
        app.finger.tap(at: CGPoint(x: trash.midX, y: trash.maxY - 1))
        #expect(recorder.events == ["item 2", "item 1"])
    }

    @Test("Bar items: value(forKey:) finds the view that shows the item")
    func itemView() throws {
        let item = item(.trash, 7)
        toolbar.items = [item]
        let app = HeadlessApp.showing(toolbar)
        let view = try #require(item.value(forKey: "view") as? UIView)
        #expect(view.isDescendant(of: toolbar))
        #expect(try #require(app.find("Trash")).frame.width == view.frame.width)
        #expect(item.value(forKey: "tag") as? Int == 7 && item.value(forKey: "x") == nil)
    }

    @Test("Toolbar: flexible spaces share the remaining width")
    func flexibleSpaces() throws {
        toolbar.items = [
            item(.trash, 1), .flexibleSpace(), item(.add, 2), .flexibleSpace(), item(.undo, 3),
        ]
        let app = HeadlessApp.showing(toolbar)
        let middle = try #require(app.find("Add")).frame.midX
        #expect(abs(middle - (20 + 150)) <= 1)
    }

    @Test("Toolbar: starts at the right in right-to-left languages")
    func rightToLeft() throws {
        toolbar.semanticContentAttribute = .forceRightToLeft
        toolbar.items = [item(.trash, 1), .flexibleSpace(), item(.undo, 2)]
        let app = HeadlessApp.showing(toolbar)
        #expect(
            try #require(app.find("Trash")).center.x > #require(app.find("Undo")).center.x)
    }

    @Test("Toolbar: items that are too wide stay inside the bar, without overlap")
    func tooNarrow() throws {
        toolbar.frame.size.width = 180
        toolbar.items = ["A rather long title", "Another one", "OK"].map {
            UIBarButtonItem(title: $0, style: .plain, target: recorder, action: Recorder.withItem)
        }
        let app = HeadlessApp.showing(toolbar)
        let frames = try ["A rather long title", "Another one", "OK"].map {
            try #require(app.find($0)).frame
        }
        for (left, right) in zip(frames, frames.dropFirst()) {
            #expect(left.maxX <= right.minX + 0.5)
        }
        #expect(frames[0].minX >= 20 && frames[2].maxX <= 200)
    }

    @Test("Toolbar: follows changes of its items")
    func changes() throws {
        let undo = item(.undo, 1)
        undo.isEnabled = false
        toolbar.items = [undo]
        let app = HeadlessApp.showing(toolbar)
        let button = try #require(app.find("Undo"))
        #expect(!button.isEnabled)
        app.finger.tap(at: button.center)
        #expect(recorder.events.isEmpty)
        undo.isEnabled = true
        try app.finger.tap(on: "Undo")
        #expect(recorder.events == ["item 1"])
        undo.accessibilityLabel = "Back"
        #expect(app.find("Undo") == nil && app.find("Back") != nil)
    }

    @Test("Toolbar: performs an item's action, and nothing after its target was released")
    func actions() throws {
        let action = UIBarButtonItem(
            title: "Do", primaryAction: UIAction { [recorder] _ in recorder.note("done") })
        var target: Recorder? = Recorder()
        let orphan = UIBarButtonItem(
            title: "Gone", style: .plain, target: target, action: Recorder.plain)
        target = nil
        toolbar.items = [action, .fixedSpace(20), orphan]
        let app = HeadlessApp.showing(toolbar)
        try app.finger.tap(on: "Do")
        try app.finger.tap(on: "Gone")
        #expect(recorder.events == ["done"])
    }

    @Test("Toolbar: fades items in and out if animated")
    func animated() {
        toolbar.items = [item(.trash, 1)]
        let app = HeadlessApp.showing(toolbar)
        toolbar.setItems([item(.add, 2)], animated: true)
        app.advance(by: 0.1)
        let underWay = app.snapshot()
        app.settle()
        let isUnderWay = app.snapshot() != underWay
        #expect(isUnderWay)
        #expect(app.find("Trash") == nil && app.find("Add") != nil)
    }

    @Test(
        "Toolbar: every system item has a symbol or a title",
        arguments: UIBarButtonItem.SystemItem.allCases)
    func systemItems(kind: UIBarButtonItem.SystemItem) {
        guard kind != .flexibleSpace, kind != .fixedSpace else { return }
        let empty = HeadlessApp.showing(UIToolbar(frame: toolbar.frame)).snapshot()
        toolbar.items = [UIBarButtonItem(systemItem: kind)]
        let isEmpty = HeadlessApp.showing(toolbar).snapshot() == empty
        #expect(!isEmpty)
        #expect(toolbar.items?.first?.accessibilityLabel != nil)
    }
}

@Suite("Menus of bar items")
struct BarMenuTests {
    @Test("Bar item: a tap opens its menu, whose action gets the bar's button as sender")
    func menu() throws {
        var chosen = ""
        let item = UIBarButtonItem(
            title: "More", menu: UIMenu(children: [UIAction(title: "Share") { chosen = $0.title }]))
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 280, height: 44))
        toolbar.items = [item]
        let app = HeadlessApp.showing(toolbar)
        try app.finger.tap(on: "More")
        app.settle()
        try app.finger.tap(on: "Share")
        app.settle()
        #expect(chosen == "Share" && app.find("Share") == nil)
    }
}
