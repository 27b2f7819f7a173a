import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import FieldGuideUI

/// What users of libraries for observing, of catalogues and of code viewers trip over.
@Suite("Situations of readers and observers")
struct SituationTests {
    private final class Book: KeyValueObservable {
        @Observed var title = ""
    }

    private func open(_ page: String?) -> HeadlessApp {
        let size = CGSize(width: 1_080, height: 1_600)
        let app = HeadlessApp(size: size, scale: 1, delegate: FieldGuideApp(size: size, page: page))
        app.settle()
        return app
    }

    private func showing(_ view: UIView) -> HeadlessApp {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), scale: 1, rootViewController: controller)
        controller.view.addSubview(view)
        app.settle()
        return app
    }

    // MARK: Observing

    @Test("Observer: the first value, one set by code and one that is typed arrive")
    func firstSetTyped() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.text = "a"
        let app = showing(field)
        var texts: [String] = []
        let observation = field.observe(\.text, options: [.initial, .new]) { _, change in
            texts.append((change.newValue ?? nil) ?? "nil")
        }
        field.becomeFirstResponder()
        app.keyboard.type("b")
        field.text = "c"
        #expect(texts == ["a", "ab", "c"])
        observation.invalidate()
    }

    @Test("Observer: a text view that is emptied by code reports it, and a styled text")
    func emptied() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 90))
        view.text = "draft"
        var texts: [String] = []
        let observation = view.observe(\.text, options: [.new]) { view, _ in
            texts.append(view.text ?? "")
        }
        view.attributedText = NSAttributedString(string: "styled")
        view.text = ""
        view.text = nil
        #expect(texts.prefix(2) == ["styled", ""] && texts.dropFirst(2).allSatisfy(\.isEmpty))
        observation.invalidate()
    }

    @Test("Observer: an object that ends before its observation leaves nothing behind")
    func objectFirst() {
        var calls = 0
        weak var gone: Book?
        let observation: NSKeyValueObservation
        do {
            let book = Book()
            gone = book
            observation = book.observe(\.title) { _, _ in calls += 1 }
            book.title = "a"
        }
        #expect(gone == nil && calls == 1)
        observation.invalidate()
    }

    @Test("Observer: one that ends in its own handler gets no second call")
    func endsItself() {
        let book = Book()
        var observation: NSKeyValueObservation?
        var titles: [String] = []
        observation = book.observe(\.title, options: [.new]) { _, change in
            titles.append(change.newValue ?? "")
            observation?.invalidate()
        }
        (book.title, book.title) = ("a", "b")
        #expect(titles == ["a"])
    }

    @Test("Observer: one whose owner was freed is not called again")
    func ownerFreed() {
        final class Owner {
            var observation: NSKeyValueObservation?
        }
        let book = Book()
        var calls = 0
        do {
            let owner = Owner()
            owner.observation = book.observe(\.title) { _, _ in calls += 1 }
            book.title = "a"
        }
        book.title = "b"
        #expect(calls == 1)
    }

    @Test("Observer: one that mends the text in its handler gets the mended text, and ends")
    func mends() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let app = showing(field)
        let observation = field.observe(\.text, options: [.new]) { field, _ in
            let digits = (field.text ?? "").filter(\.isNumber)
            if digits != field.text { field.text = digits }
        }
        field.becomeFirstResponder()
        app.keyboard.type("1a2")
        #expect(field.text == "12")
        observation.invalidate()
    }

    @Test("Observer: a value that stays as it is is no change, for controls")
    func sameValue() {
        let control = UISwitch()
        var calls = 0
        let observation = control.observe(\.isOn) { _, _ in calls += 1 }
        control.isOn = true
        control.isOn = true
        control.setOn(true, animated: true)
        #expect(calls == 1)
        observation.invalidate()
    }

    @Test("Observer: two of one property are called for each change, with old and new")
    func two() {
        let book = Book()
        var lines: [String] = []
        let observations = ["first", "second"].map { name in
            book.observe(\.title, options: [.old, .new]) { _, change in
                lines.append("\(name): \(change.oldValue ?? "") → \(change.newValue ?? "")")
            }
        }
        book.title = "a"
        #expect(lines.sorted() == ["first:  → a", "second:  → a"])
        for observation in observations { observation.invalidate() }
    }

    @Test("Observer: a hidden bar item that changes its title is reported before it is shown")
    func barItem() {
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        var titles: [String] = []
        let observation = item.observe(\.title, options: [.new]) { item, _ in
            titles.append(item.title ?? "")
        }
        item.title = "Done"
        #expect(titles == ["Done"])
        observation.invalidate()
    }

    // MARK: Links

    @Test("Link: letters of another size, and words around a name, lead to the page")
    func links() {
        let guide = ContentTests.guide
        #expect(guide.page(named: "HUD")?.id == "hud")
        #expect(guide.page(named: "S2-62")?.id == guide.page(named: "s2-62")?.id)
        #expect(guide.page(named: " hud ")?.id == "hud")
        #expect(guide.page(named: "Hit-Testing")?.id == "hit-testing")
    }

    @Test("Link: a name that no page has opens the contents with what was looked for")
    func unknownLink() {
        let app = open("qqqq")
        #expect(app.find("No page has these words. Try fewer, or a class's name.") != nil)
    }

    // MARK: Searching

    @Test("Search: marks alone, spaces and a full-width question mark find nothing and harm nobody")
    func marks() {
        let guide = ContentTests.guide
        for words in ["???", " ", "？！", "…", "-", "the of to"] {
            #expect(guide.search(words).isEmpty, "\(words)")
        }
        #expect(guide.search("闭包泄漏？").first != nil)
    }

    @Test("Search: plurals, capitals and both languages find the same page")
    func forms() {
        let guide = ContentTests.guide
        for words in ["badge", "Badges", "BADGE", "角标"] {
            #expect(guide.search(words).prefix(3).contains { $0.id == "badge" }, "\(words)")
        }
    }

    // MARK: Pages

    @Test("Source: what is copied has no line numbers, and is the file to the last byte")
    func copied() throws {
        let app = open("tracking")
        try app.finger.tap(on: "Copy")
        let listing = try #require(ContentTests.guide.page(named: "tracking")?.listings.first)
        #expect(UIPasteboard.general.string == listing.text)
        #expect(listing.text.hasPrefix("import ") && listing.text.hasSuffix("}\n"))
    }

    @Test("History: a page that is opened after going back replaces the way forward")
    func history() throws {
        let app = open("hud")
        let guide = try #require(
            app.query(UIView.self).first?.view.window?.rootViewController as? GuideController)
        for name in ["badge", "leaks"] {
            guide.open(named: name)
            app.settle()
        }
        guide.goBack()
        app.settle()
        #expect(guide.page?.id == "badge" && guide.canGoForward)
        guide.open(named: "copied-strings")
        app.settle()
        #expect(!guide.canGoForward)
        guide.goBack()
        #expect(guide.page?.id == "badge")
    }

    @Test("History: opening the page that is open adds nothing")
    func again() throws {
        let app = open("hud")
        let guide = try #require(
            app.query(UIView.self).first?.view.window?.rootViewController as? GuideController)
        guide.open(named: "hud")
        app.settle()
        #expect(!guide.canGoBack && !guide.canGoForward)
    }

    @Test("Page: one of a menu of inputs keeps the others when it changes")
    func otherInputs() throws {
        let app = open("coordinates")
        try app.finger.tap(on: "latitude")
        app.keyboard.press(.delete)
        app.keyboard.type("5")
        app.settle()
        let console = try #require(app.find("Console")?.label)
        #expect(console.contains("31.25") || console.contains("31.2"))
        #expect(console.contains("121.49"))
    }

    @Test("Page: a change between light and dark draws its diagram in the other colours")
    func appearance() {
        let app = open("strategy")
        let light = app.snapshot()
        app.setAppearance(.dark)
        app.settle()
        #expect(app.snapshot() != light)
    }
}
