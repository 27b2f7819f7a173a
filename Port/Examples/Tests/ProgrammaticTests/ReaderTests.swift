import XCTest
@testable import Programmatic

final class ReaderTests: XCTestCase {
    private class Listener: NSObject, ReaderDelegate {
        var pages: [Int] = []
        var isClosed = false
        func reader(_ reader: ReaderViewController, didTurnTo page: Int) { pages.append(page) }
        func readerDidClose(_ reader: ReaderViewController) { isClosed = true }
    }

    private class Titler: Listener {
        func reader(_ reader: ReaderViewController, titleFor page: Int) -> String { "p. \(page)" }
    }

    @MainActor func testTurning() {
        let listener = Listener()
        let reader = ReaderViewController(book: Book(title: "emma"))
        reader.delegate = listener
        reader.loadViewIfNeeded()
        XCTAssertEqual(reader.pageLabel.text, "Page 0")
        reader.nextButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(listener.pages, [1])
        XCTAssertEqual(reader.pageLabel.text, "Page 1")
    }

    @MainActor func testOptionalMethodOfSubclass() {
        let reader = ReaderViewController(book: Book(title: "emma"))
        let titler = Titler()
        reader.delegate = titler
        reader.loadViewIfNeeded()
        XCTAssertEqual(reader.pageLabel.text, "p. 0")
    }

    @MainActor func testOverrideInExtension() {
        let reader = ReaderViewController(book: Book(title: "emma"))
        reader.viewWillAppear(false)
        XCTAssertEqual(reader.title, "Emma")
    }

    @MainActor func testNotificationAndClose() {
        let listener = Listener()
        let reader = ReaderViewController(book: Book(title: "emma"))
        reader.delegate = listener
        reader.loadViewIfNeeded()
        reader.book.page = 7
        NotificationCenter.default.post(name: .readerReset, object: nil)
        XCTAssertEqual(reader.book.page, 0)
        reader.close()
        XCTAssertTrue(listener.isClosed)
    }
}
