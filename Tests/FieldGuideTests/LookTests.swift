import Testing
import UIKit
import UIKitTesting

@testable import FieldGuideUI

/// A few pages as sheets: light and wide, and dark and narrow in Chinese.
@Suite("The guide's look")
struct LookTests {
    private static let variants = [
        AppVariant(size: CGSize(width: 1_080, height: 760)),
        AppVariant(
            size: CGSize(width: 375, height: 760), appearance: .dark, language: .simplifiedChinese),
    ]

    @Test("Guide: contents and pages match their sheets", arguments: [nil, "state", "two-labels"])
    func page(name: String?) throws {
        let pictures = Self.variants.map { variant in
            let app = HeadlessApp(
                variant, scale: 1, delegate: FieldGuideApp(size: variant.size, page: name))
            app.settle()
            return app.snapshot()
        }
        try Snapshot(sheetOf: pictures, columns: 2).matchGolden(name ?? "contents")
    }
}
