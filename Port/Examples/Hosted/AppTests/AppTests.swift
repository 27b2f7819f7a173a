import XCTest

@testable import App

class AppTests: XCTestCase {
    func testTheAppHasLaunchedOnce() throws {
        let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
        XCTAssertEqual(delegate.launches, 1)
        XCTAssertTrue(UIApplication.shared.windows.first?.rootViewController is Page)
        XCTAssertEqual(delegate.window?.rootViewController?.title, "Page")
    }

    func testFilesOfBothBundles() {
        XCTAssertNotNil(Bundle(for: type(of: self)).path(forResource: "f", ofType: "json"))
        XCTAssertNotNil(Bundle(for: AppDelegate.self).url(forResource: "a", withExtension: "txt"))
    }
}

@MainActor class PageTests: XCTestCase {
    var page: Page!

    override func setUp() {
        super.setUp()
        page = Page()
    }

    func testTitle() {
        page.loadViewIfNeeded()
        XCTAssertEqual(page.title, "Page")
    }

    func testC() {
        XCTAssertEqual(checksum("ab").sum, 2 * (97 + 98))
    }
}
