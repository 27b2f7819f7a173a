import WebKit
import XCTest
@testable import WebReader

@MainActor final class BrowserTests: XCTestCase {
    func testScreenObservesItsWebView() {
        let browser = BrowserViewController()
        browser.loadViewIfNeeded()
        XCTAssertTrue(browser.view is WKWebView)
        XCTAssertEqual(browser.progressView.progress, Float(browser.webView.estimatedProgress))
        XCTAssertFalse(browser.backItem.isEnabled)
        XCTAssertFalse(browser.forwardItem.isEnabled)
        XCTAssertEqual(browser.toolbarItems?.count, 3)
    }

    func testSchemeIsTheAppsOwn() {
        XCTAssertFalse(WKWebView.handlesURLScheme(BookScheme.name))
        XCTAssertEqual(BookScheme.start.scheme, BookScheme.name)
    }
}
