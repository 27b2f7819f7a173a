import UIKit
import XCTest
@testable import Poster

@MainActor final class PosterTests: XCTestCase {
    func testFontsByName() {
        XCTAssertEqual(Fonts.title.pointSize, 34)
        XCTAssertTrue(UIFont.familyNames.contains("Avenir Next"))
        XCTAssertTrue(UIFont.fontNames(forFamilyName: "Georgia").contains("Georgia-Bold"))
        XCTAssertNotNil(UIFont(name: "avenirnext-demibold", size: 12))
        XCTAssertNil(UIFont(name: "NoSuchFont-Regular", size: 12))
    }

    func testTraits() {
        XCTAssertTrue(Fonts.title.fontDescriptor.symbolicTraits.contains(.traitBold))
        XCTAssertTrue(Fonts.code.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        XCTAssertFalse(Fonts.body.fontDescriptor.symbolicTraits.contains(.traitItalic))
    }

    func testLinesOfThePoster() {
        let poster = PosterViewController()
        poster.loadViewIfNeeded()
        poster.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        poster.view.layoutIfNeeded()
        let labels = poster.stack.arrangedSubviews
        XCTAssertEqual(labels.count, 4)
        XCTAssertTrue(labels.allSatisfy { $0.frame.height > 0 && $0.frame.width == 358 })
        XCTAssertGreaterThan(labels[0].frame.height, labels[3].frame.height * 2)
    }
}
