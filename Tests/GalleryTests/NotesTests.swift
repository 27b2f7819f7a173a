import GalleryUI
import Testing
import UIKit
import UIKitTesting

@Suite("Gallery's Notes")
struct NotesTests {
    private func editor(_ app: HeadlessApp) throws -> UITextView {
        try #require(app.window.firstTextView)
    }

    @Test("Notes: a new note is composed by an input method, styled, undone and found again")
    func writing() throws {
        let app = try HeadlessApp.gallery("Notes")
        try app.finger.tap(on: "New Note")
        app.settle()
        let text = try editor(app)
        #expect(text.isFirstResponder)
        app.keyboard.compose("nihao")
        app.send(.text(.committed("你好")))
        app.keyboard.type("\nbody")
        #expect(text.text == "你好\nbody")
        let sizes = [0, 3].map {
            (text.textStorage.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
        }
        #expect(sizes == [28, 17])
        text.selectedRange = NSRange(location: 3, length: 4)
        try app.finger.tap(on: "Bold")
        func isBold() -> Bool {
            let font = text.textStorage.attribute(.font, at: 4, effectiveRange: nil) as? UIFont
            return font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
        }
        let isBoldBefore = isBold()
        try app.finger.tap(on: "Bold")
        #expect(isBold() != isBoldBefore)
        app.keyboard.press("z", .control)
        #expect(isBold() == isBoldBefore)
        try app.finger.tap(on: "Notes")
        app.settle()
        #expect(app.find("你好") != nil)
    }

    @Test("Notes: search shows the notes that contain a text")
    func search() throws {
        let app = try HeadlessApp.gallery("Notes")
        #expect(app.find("Welcome") != nil)
        try app.finger.tap(on: "Search")
        app.settle()
        app.keyboard.type("bread")
        app.settle()
        #expect(app.find("Shopping") != nil)
        #expect(app.find("Welcome") == nil)
    }

    @Test("Notes: a wide window shows the list beside the editor; ctrl+F finds in it")
    func wide() throws {
        let app = try HeadlessApp.gallery("Notes", size: CGSize(width: 1280, height: 800))
        let text = try editor(app)
        #expect(app.find("Shopping") != nil)
        let middle = text.convert(CGPoint(x: 40, y: 30), to: nil)
        app.mouse.click(at: middle)
        #expect(text.isFirstResponder)
        app.keyboard.press(.end)
        app.keyboard.type("!")
        #expect(text.text.hasPrefix("Welcome!"))
        #expect(app.find("Welcome!") != nil)
        app.keyboard.press("f", .control)
        app.settle()
        #expect(text.findInteraction?.isFindNavigatorVisible == true)
    }
}

extension UIView {
    /// The first text view among the descendants.
    fileprivate var firstTextView: UITextView? {
        for view in subviews {
            if let text = view as? UITextView ?? view.firstTextView { return text }
        }
        return nil
    }
}
