import Testing
import UIKit
import UIKitTesting

@Suite("Finding in text views")
struct FindTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    private func app() -> HeadlessApp {
        let root = UIViewController()
        root.view.addSubview(view)
        view.text = "One two one two ONE twofold"
        view.isFindInteractionEnabled = true
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 4, length: 0)
        app.settle()
        return app
    }

    private var session: UIFindSession? { view.findInteraction?.activeFindSession }

    @Test("Find: ctrl+F, typing, Return and Escape find, go on and return to the text")
    func keys() throws {
        let app = app()
        app.keyboard.press("f", .control)
        app.settle()
        let panel = try #require(app.find("FindField"))
        #expect(panel.view.isFirstResponder && panel.frame.minY > 600)
        app.keyboard.type("one")
        #expect(session?.resultCount == 3 && session?.highlightedResultIndex == 1)
        #expect(view.selectedRange == NSRange(location: 8, length: 3))
        app.keyboard.press(.enter)
        #expect(session?.highlightedResultIndex == 2)
        app.keyboard.press(.enter)
        #expect(session?.highlightedResultIndex == 0 && app.find("1 / 3") != nil)
        app.keyboard.press(.escape)
        app.settle()
        #expect(view.isFirstResponder && view.findInteraction?.isFindNavigatorVisible == false)
        #expect(view.selectedRange == NSRange(location: 0, length: 3))
        #expect(app.find("FindField") == nil)
    }

    @Test("Find: the commands of the responder chain search, also for the selected text")
    func commands() {
        let app = app()
        func can(_ name: String) -> Bool {
            view.canPerformAction(
                Selector(UIResponder.find(_:), name: "\(name)(_:)"), withSender: nil)
        }
        #expect(can("find") && can("findAndReplace") && !can("findNext"))
        #expect(!can("useSelectionForFind"))
        view.selectedRange = NSRange(location: 4, length: 3)
        #expect(can("useSelectionForFind"))
        view.useSelectionForFind(nil)
        app.settle()
        #expect(view.findInteraction?.searchText == "two" && session?.resultCount == 3)
        let first = session?.highlightedResultIndex
        #expect(can("findNext") && can("findPrevious"))
        view.findNext(nil)
        #expect(session?.highlightedResultIndex != first)
        view.findPrevious(nil)
        #expect(session?.highlightedResultIndex == first)
        view.isFindInteractionEnabled = false
        #expect(!can("find") && !can("findNext"))
    }

    @Test("Find: replaces the highlighted result, then all as one step of undo")
    func replace() throws {
        let app = app()
        app.keyboard.press("h", .control)
        app.settle()
        app.keyboard.type("one")
        try app.finger.tap(on: "ReplaceField")
        app.keyboard.type("1")
        app.settle()
        try app.finger.tap(on: "Replace")
        #expect(view.text == "One two 1 two ONE twofold")
        try app.finger.tap(on: "Replace All")
        #expect(view.text == "1 two 1 two 1 twofold" && session?.resultCount == 0)
        view.undoManager?.undo()
        #expect(view.text == "One two 1 two ONE twofold")
    }

    @Test("Find: Tab leads to the other field, Return there replaces, and no key reaches the text")
    func replaceByKeys() throws {
        let app = app()
        app.keyboard.press("h", .control)
        app.settle()
        app.keyboard.type("one")
        app.keyboard.press(.enter)
        let index = session?.highlightedResultIndex
        app.keyboard.press(.enter, .shift)
        #expect(session?.highlightedResultIndex == 1 && index == 2)
        app.keyboard.press(.tab)
        let replace = try #require(app.find("ReplaceField"))
        #expect(replace.view.isFirstResponder)
        app.keyboard.type("1")
        app.keyboard.press(.enter)
        #expect(view.text == "One two 1 two ONE twofold")
        app.keyboard.press(.tab, .shift)
        #expect(app.find("FindField")?.view.isFirstResponder == true)
        app.keyboard.press(.enter, [.control, .alt])
        #expect(view.text == "1 two 1 two 1 twofold")
        app.keyboard.press(.escape)
        app.settle()
        #expect(view.isFirstResponder)
    }

    @Test("Find: options for words and case; a view that is not editable replaces nothing")
    func options() {
        let app = app()
        view.isEditable = false
        view.findInteraction?.presentFindNavigator(showingReplace: true)
        app.settle()
        #expect(app.find("ReplaceField") == nil && session?.supportsReplacement == false)
        func count(_ query: String, _ options: UITextSearchOptions) -> Int? {
            session?.performSearch(query: query, options: options)
            return session?.resultCount
        }
        #expect(count("two", UITextSearchOptions()) == 3)
        #expect(count("two", UITextSearchOptions(wordMatchMethod: .fullWord)) == 2)
        #expect(count("fold", UITextSearchOptions(wordMatchMethod: .startsWith)) == 0)
        #expect(count("one", UITextSearchOptions(stringCompareOptions: [])) == 1)
    }
}
