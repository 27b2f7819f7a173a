import Foundation
import Observing
import TestSupport
import Testing

class Author: KeyValueObservable {
    @Observed var name: String

    init(_ name: String) { self.name = name }
}

final class Book: KeyValueObservable {
    @Observed var title = "Untitled"
    @Observed var pages = 0
    @Observed var author: Author?
    var shelf = ""
    var label: String { "\(title), \(pages) pages" }
}

private final class Poet: Author {}

final class Ruler: KeyValueObservable {
    private var millimetres = 0.0
    private var inchesObservers = PropertyObservers<Double>()

    var inches: Double {
        get {
            PropertyTracking.read(\.inches, of: self, observedBy: \.inchesObservers)
            return millimetres / 25.4
        }
        set {
            let old = inches
            inchesObservers.willChange(in: self, from: old)
            millimetres = newValue * 25.4
            inchesObservers.didChange(in: self, from: old, to: newValue)
        }
    }
}

@Suite("Observing a property")
struct KeyValueObservingTests {
    private let book = Book()

    @Test("Observing a property runs the example of its documentation")
    func example() {
        var printed: [String] = []
        func print(_ line: String) { printed.append(line) }
        let book = Book()
        let observation = book.observe(\.title, options: [.old, .new]) { book, change in
            print("\(change.oldValue ?? "") is now called \(change.newValue ?? "")")
        }
        book.title = "Emma"  // prints “Untitled is now called Emma”
        observation.invalidate()
        book.title = "Persuasion"
        #expect(printed == ["Untitled is now called Emma"])
    }

    @Test(
        "observing a property gives the values that were asked for, and no others", .rows("S2-61"))
    func options() {
        var told: [String] = []
        func write(_ change: NSKeyValueObservedChange<Int>) {
            told.append("\(change.oldValue as Int?) \(change.newValue as Int?)")
        }
        let observations = [
            book.observe(\.pages) { write($1) },
            book.observe(\.pages, options: .old) { write($1) },
            book.observe(\.pages, options: .new) { write($1) },
            book.observe(\.pages, options: [.old, .new]) { write($1) },
        ]
        book.pages = 7
        #expect(
            told == [
                "nil nil", "Optional(0) nil", "nil Optional(7)", "Optional(0) Optional(7)",
            ])
        #expect(observations.count == 4)
    }

    @Test(
        "observing a property reports at once if asked to, and once for each change", .rows("S1-12")
    )
    func initial() {
        var marks: [String?] = []
        let observation = book.observe(\.title, options: [.initial, .new]) {
            marks.append($1.newValue)
        }
        #expect(marks == ["Untitled"])
        book.title = "Emma"
        book.title = "Emma"
        #expect(marks == ["Untitled", "Emma", "Emma"])
        observation.invalidate()
    }

    @Test("initial without new gives no value, as in Cocoa", .rows("S1-12"))
    func initialWithoutNew() {
        var values: [String?] = []
        let observation = book.observe(\.title, options: .initial) { values.append($1.newValue) }
        #expect(values == [nil])
        observation.invalidate()
    }

    @Test(
        "the old subject is not reported after the observation moves to a new one", .rows("S1-12"))
    func moving() {
        var titles: [String] = []
        let other = Book()
        var observation = book.observe(\.title) { book, _ in titles.append(book.title) }
        observation = other.observe(\.title) { book, _ in titles.append(book.title) }
        book.title = "old"
        other.title = "new"
        #expect(titles == ["new"])
        observation.invalidate()
    }

    @Test("observing a property reports before a change too, if asked to", .rows("S2-61"))
    func prior() {
        var lines: [String] = []
        let observation = book.observe(\.title, options: [.prior, .old, .new]) { book, change in
            lines.append(
                "\(change.isPrior) \(book.title) \(change.oldValue ?? "-") \(change.newValue ?? "-")"
            )
        }
        book.title = "Emma"
        #expect(lines == ["true Untitled Untitled -", "false Emma Untitled Emma"])
        observation.invalidate()
    }

    @Test(
        "observing a property notifies many observers, in the order of their registration",
        .rows("S2-61"))
    func many() {
        var order: [Int] = []
        let observations = (0..<5).map { number in
            book.observe(\.title) { _, _ in order.append(number) }
        }
        book.title = "Emma"
        #expect(order == [0, 1, 2, 3, 4])
        observations[2].invalidate()
        // Observing ends with its token.
        withExtendedLifetime(observations) { book.title = "Persuasion" }
        #expect(order == [0, 1, 2, 3, 4, 0, 1, 3, 4])
    }

    @Test(
        "observing a property ends with the token, and outlives the object harmlessly",
        .rows("S2-61"))
    func lifetimes() {
        var count = 0
        var observation: NSKeyValueObservation? = book.observe(\.title) { _, _ in count += 1 }
        #expect(observation != nil)
        observation = nil
        book.title = "Emma"
        #expect(count == 0)

        var passing: Book? = Book()
        weak let gone = passing
        observation = passing?.observe(\.title) { _, _ in count += 1 }
        passing = nil
        #expect(gone == nil, "observing keeps no object alive")
        observation?.invalidate()
        observation?.invalidate()
    }

    @Test("observing a property releases the handler when it ends", .rows("S2-61"))
    func handlerLifetime() {
        var canary: Author? = Author("canary")
        weak let gone = canary
        let observation = book.observe(\.title) { [canary] _, _ in _ = canary }
        canary = nil
        #expect(gone != nil)
        observation.invalidate()
        #expect(gone == nil)
    }

    @Test(
        "an observer may end itself and others, and begin new ones, while it is notified",
        .rows("S2-61"))
    func changesMeanwhile() {
        var lines: [String] = []
        var observations: [NSKeyValueObservation] = []
        observations.append(
            book.observe(\.title) { book, _ in
                lines.append("first")
                observations[0].invalidate()
                observations[1].invalidate()
                observations.append(book.observe(\.title) { _, _ in lines.append("third") })
            })
        observations.append(book.observe(\.title) { _, _ in lines.append("second") })
        book.title = "Emma"
        #expect(lines == ["first"])
        book.title = "Persuasion"
        #expect(lines == ["first", "third"])
    }

    @Test("an observer may change the property again", .rows("S2-61"))
    func nestedChange() {
        let observation = book.observe(\.pages, options: .new) { book, change in
            if let pages = change.newValue, pages < 3 { book.pages = pages + 1 }
        }
        book.pages = 1
        #expect(book.pages == 3)
        observation.invalidate()
    }

    @Test("observing a property feeds a title and a progress from one source", .rows("S2-63"))
    func webView() {
        final class WebView: KeyValueObservable {
            @Observed var title: String?
            @Observed var estimatedProgress = 0.0
        }
        let webView = WebView()
        var (title, progress) = ("", 0.0)
        let observations = [
            webView.observe(\.title, options: .new) { _, change in
                title = change.newValue.flatMap { $0 } ?? ""
            },
            webView.observe(\.estimatedProgress, options: .new) { _, change in
                progress = change.newValue ?? 0
            },
        ]
        webView.estimatedProgress = 0.5
        webView.title = "Touchstone"
        #expect(title == "Touchstone")
        #expect(progress == 0.5)
        #expect(observations.count == 2)
    }

    @Test("Observing a property reports a computed property when its sources change")
    func computed() {
        var lines: [String] = []
        let observation = book.observe(\.label, options: [.old, .new]) { _, change in
            lines.append("\(change.oldValue ?? "-") → \(change.newValue ?? "-")")
        }
        book.title = "Emma"
        book.pages = 474
        #expect(
            lines == [
                "Untitled, 0 pages → Emma, 0 pages", "Emma, 0 pages → Emma, 474 pages",
            ])
        observation.invalidate()
        book.pages = 1
        #expect(lines.count == 2)
    }

    @Test("Observing a property follows a path through objects to another object")
    func path() {
        var names: [String?] = []
        let (jane, mary) = (Author("Jane"), Author("Mary"))
        book.author = jane
        let observation = book.observe(\.author?.name, options: .new) {
            names.append($1.newValue ?? nil)
        }
        jane.name = "Jane Austen"
        book.author = mary
        jane.name = "nobody hears this"
        mary.name = "Mary Shelley"
        book.author = nil
        #expect(names == ["Jane Austen", "Mary", "Mary Shelley", nil])
        observation.invalidate()
    }

    @Test("Observing a property reports properties that a subclass has inherited")
    func subclass() {
        let poet = Poet("Ann")
        var names: [String] = []
        let observation = poet.observe(\.name, options: [.initial, .new]) {
            names.append($1.newValue ?? "-")
        }
        poet.name = "Bob"
        #expect(names == ["Ann", "Bob"])
        observation.invalidate()
    }

    @Test("Observing a property reports properties that have observers of their own")
    func ownObservers() {
        let ruler = Ruler()
        var lines: [String] = []
        let observation = ruler.observe(\.inches, options: [.old, .new, .prior]) { ruler, change in
            lines.append("\(change.isPrior) \(change.oldValue ?? -1) \(ruler.inches)")
        }
        ruler.inches = 2
        #expect(lines == ["true 0.0 0.0", "false 0.0 2.0"])
        observation.invalidate()
    }

    @Test("Observing a property refuses properties that report no changes, with advice")
    func notObservable() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = Book().observe(\.shelf) { _, _ in }
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("Mark it with @Observed"))
    }
}

@Suite("Values of a property, as a sequence")
struct PropertyValuesTests {
    @Test(
        "Values of a property come as they are set, from the present one to the end of the object")
    func sequence() async {
        var book: Book? = Book()
        guard let stream = book?.values(of: \.title) else { return }
        book?.title = "Emma"
        book?.title = "Persuasion"
        book = nil
        var titles: [String] = []
        for await title in stream { titles.append(title) }
        #expect(titles == ["Untitled", "Emma", "Persuasion"])
    }

    @Test("Values of a property can begin with the next one, and keep the newest only")
    func newest() async {
        var book: Book? = Book()
        guard
            let stream = book?.values(
                of: \.pages, includingCurrent: false, bufferingPolicy: .bufferingNewest(1))
        else { return }
        for pages in 1...5 { book?.pages = pages }
        book = nil
        var pages: [Int] = []
        for await page in stream { pages.append(page) }
        #expect(pages == [5])
    }

    @Test("Values of a property are released when the iteration ends")
    func abandoned() {
        let book = Book()
        do { _ = book.values(of: \.pages, includingCurrent: false) }
        book.pages = 1  // ends the observation
        book.pages = 2
        #expect(book.pages == 2)
    }
}

/// A field whose text changes when the user types and when the program sets it.
private final class Field: KeyValueObservable {
    @Observed var text = ""

    /// Called with the text that the user typed, not with one that the program sets.
    var onEditing: (String) -> Void = { _ in }

    func type(_ letters: String) {
        text += letters
        onEditing(text)
    }
}

/// A table that scrolls.
private final class ScrollingTable: KeyValueObservable {
    @Observed var contentOffset = (x: 0.0, y: 0.0)
}

@Suite("Watching a field and a table")
struct WatchingTests {
    @Test(
        "editing reports typing, and observing also reports texts set by the program",
        .rows("S2-62")
    )
    func field() {
        let field = Field()
        var (edited, observed) = ([String](), [String]())
        field.onEditing = { text in
            if text == "000" { edited.append("----------The text value is 000----------") }
        }
        let observation = field.observe(\.text, options: .new) { _, change in
            if change.newValue == "000" { observed.append("000") }
        }
        for _ in 0..<3 { field.type("0") }
        #expect(edited == ["----------The text value is 000----------"])
        #expect(observed == ["000"])
        field.text = "000"
        #expect(edited.count == 1)
        #expect(observed == ["000", "000"])
        observation.invalidate()
    }

    @Test("the text is that after the edit, whatever the edit was", .rows("S2-59"))
    func wholeText() {
        let field = Field()
        field.text = "0010"
        var texts: [String] = []
        let observation = field.observe(\.text, options: .new) { texts.append($1.newValue ?? "") }
        field.text.remove(at: field.text.index(field.text.startIndex, offsetBy: 2))
        #expect(texts == ["000"])
        observation.invalidate()
    }

    @Test("a page's title is reported when it changes after the page has loaded", .rows("S2-60"))
    func lateTitle() {
        let page = Book()
        var titles: [String] = []
        let observation = page.observe(\.title, options: [.initial, .new]) {
            titles.append($1.newValue ?? "")
        }
        let titleWhenLoaded = page.title
        page.title = "Results"
        #expect(titleWhenLoaded == "Untitled")
        #expect(titles == ["Untitled", "Results"])
        observation.invalidate()
    }

    @Test("a table's offset is reported as it scrolls", .rows("S2-64"))
    func offset() {
        let table = ScrollingTable()
        var lines: [String] = []
        let observation = table.observe(\.contentOffset, options: .new) { table, _ in
            let offset = table.contentOffset
            lines.append(
                String(
                    format: "----------offsetX = %f, offsetY = %f----------", offset.x, offset.y))
        }
        table.contentOffset = (0, 120.5)
        #expect(
            lines == ["----------offsetX = 0.000000, offsetY = 120.500000----------"])
        observation.invalidate()
    }

    @Test("observations are kept in a set")
    func set() {
        let table = ScrollingTable()
        var count = 0
        var kept: Set<NSKeyValueObservation> = []
        for _ in 0..<2 { kept.insert(table.observe(\.contentOffset) { _, _ in count += 1 }) }
        table.contentOffset = (0, 1)
        #expect(kept.count == 2 && count == 2)
        kept = []
        table.contentOffset = (0, 2)
        #expect(count == 2)
    }
}
