import GalleryUI
import Testing
import UIKit
import UIKitTesting

/// Every style of tables and collection views, in light and dark, in both languages and mirrored.
@Suite("Gallery's lists")
struct ListLookTests {
    nonisolated static let pages = [
        "PlainTable", "GroupedTable", "InsetGroupedTable", "EditingTable", "ListLayout",
        "FlowLayout", "StoreFront",
    ]

    nonisolated static let variants = [
        AppVariant(), AppVariant(appearance: .dark), AppVariant(language: .simplifiedChinese),
        AppVariant(appearance: .dark, language: .simplifiedChinese, isRightToLeft: true),
    ]

    @Test("Lists: every style matches its goldens", arguments: pages, variants)
    func look(page: String, variant: AppVariant) throws {
        let app = HeadlessApp(
            variant, scale: 1, delegate: GalleryApp(size: variant.size, page: page))
        app.settle()
        try app.snapshot().matchGolden("list-\(page.lowercased())-\(variant)")
    }
}
