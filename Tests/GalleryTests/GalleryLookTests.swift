import GalleryUI
import Testing
import UIKit
import UIKitTesting

/// Every page as a sheet of five pictures: light, dark in Chinese, from right to left, with the
/// largest text, and in a small window in Chinese.
@Suite("Gallery's pages")
struct GalleryLookTests {
    nonisolated static let names = [
        "Buttons", "Switches", "Sliders", "Steppers", "Segments", "Indicators", "Menus", "Pickers",
        "DatePickers", "Calendar", "Colors", "Refreshing", "Labels", "Symbols", "TextFields",
        "TextView", "Notes", "Materials", "PlainTable", "GroupedTable", "InsetGroupedTable",
        "EditingTable", "FlowLayout", "StoreFront", "ListLayout", "Outline", "CustomLayout", "Mail",
        "Navigation", "Bars", "Groups", "SearchPage", "Tabs", "Sheets", "Alerts", "Popovers",
        "Split", "Pages", "Web", "HUDs",
        "Badges", "Toasts", "SmartFields", "Empty states", "Chat", "Columns", "Dynamics", "Checks",
    ]

    private static let variants = [
        AppVariant(), AppVariant(appearance: .dark, language: .simplifiedChinese),
        AppVariant(isRightToLeft: true),
        AppVariant(typeSize: .accessibilityExtraExtraExtraLarge),
        AppVariant(
            size: CGSize(width: 320, height: 568), language: .simplifiedChinese),
    ]

    private func picture(_ page: String, _ variant: AppVariant) throws -> Snapshot {
        let app = HeadlessApp(
            variant, scale: 1, delegate: GalleryApp(size: variant.size))
        app.setTextSize(variant.typeSize)
        app.settle()
        try app.finger.tap(on: page)
        app.settle()
        return app.snapshot()
    }

    @Test("Gallery: every page matches its sheet", arguments: names)
    func page(name: String) throws {
        let pictures = try Self.variants.map { try picture(name, $0) }
        let file = name.lowercased().replacing(" ", with: "")
        try Snapshot(sheetOf: pictures, columns: pictures.count).matchGolden("page-\(file)")
    }

    @Test("Gallery: every page has a sheet")
    func complete() { #expect(GalleryPage.all.map(\.name) == Self.names) }

    @Test("Gallery: its list matches its sheet")
    func list() throws {
        let pictures = Self.variants.map { variant in
            let app = HeadlessApp(variant, scale: 1, delegate: GalleryApp(size: variant.size))
            app.setTextSize(variant.typeSize)
            app.settle()
            return app.snapshot()
        }
        try Snapshot(sheetOf: pictures, columns: pictures.count).matchGolden("list")
    }

    @Test("Gallery: a bar's groups give way, and its title has a menu")
    func groups() throws {
        let app = HeadlessApp(
            size: GalleryApp.usualSize, delegate: GalleryApp(page: "Groups"))
        try app.finger.tap(on: "TitleMenu")
        app.settle()
        try app.snapshot().matchGolden("groups-title")
        try app.finger.tap(on: "Rename")
        app.settle()
        app.keyboard.type("Letter\n")
        app.settle()
        #expect(app.find("Letter.txt") != nil)
        try app.finger.tap(on: "Overflow")
        app.settle()
        try app.snapshot().matchGolden("groups-narrow")
    }

    @Test(
        "Gallery: an open menu matches its goldens", arguments: [UIUserInterfaceStyle.light, .dark])
    func menu(style: UIUserInterfaceStyle) throws {
        let app = HeadlessApp(
            size: GalleryApp.usualSize, appearance: style, delegate: GalleryApp(page: "Menus"))
        try app.finger.tap(on: "Open")
        app.settle()
        try app.snapshot().matchGolden(style == .dark ? "menu-dark" : "menu-light")
    }
}
