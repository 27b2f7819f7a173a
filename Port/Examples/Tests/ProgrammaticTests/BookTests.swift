import Testing
import UIKit
@testable import Programmatic

@Suite struct BookTests {
    @Test func selectorsAreEqualByMethod() {
        #expect(#selector(ReaderViewController.close) == #selector(ReaderViewController.close))
    }

    @Test @MainActor func pagesAreObserved() {
        let book = Book(title: "Emma")
        var pages: [Int] = []
        let observation = book.observe(\.page) { book, _ in pages.append(book.page) }
        book.page = 3
        observation.invalidate()
        book.page = 4
        #expect(pages == [3])
    }
}
