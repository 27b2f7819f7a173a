import UIKit
import XCTest
@testable import CodeScanner

@MainActor final class ScannerTests: XCTestCase {
    func testViewFinderIsASquareInTheMiddle() {
        let finder = ViewFinderView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        XCTAssertEqual(finder.opening, CGRect(x: 50, y: 277, width: 290, height: 290))
    }

    func testScreenLoadsWithAndWithoutACamera() {
        let scanner = ScannerViewController()
        scanner.loadViewIfNeeded()
        XCTAssertFalse(scanner.viewFinder.isScanning)
        XCTAssertNotNil(scanner.viewFinder.superview)
    }
}
