import GalleryUI
import Testing
import UIKit
import UIKitTesting

@Suite("Gallery's pages")
struct GalleryLookTests {
    nonisolated static let pages = [
        "Buttons", "Switches", "Segments", "DatePickers", "Materials", "Symbols", "Groups",
        "Indicators",
    ]

    private func app(_ page: String?, style: UIUserInterfaceStyle = .light) -> HeadlessApp {
        HeadlessApp(
            size: GalleryApp.usualSize, appearance: style,
            delegate: GalleryApp(page: page))
    }

    @Test("Gallery: pages match their goldens in light", arguments: pages)
    func light(page: String) throws {
        try app(page).snapshot().matchGolden("\(page)-light".lowercased())
    }

    @Test("Gallery: pages match their goldens in dark", arguments: pages)
    func dark(page: String) throws {
        try app(page, style: .dark).snapshot().matchGolden("\(page)-dark".lowercased())
    }

    @Test(
        "Gallery: pages match their goldens from right to left",
        arguments: ["Switches", "Segments"])
    func rightToLeft(page: String) throws {
        let app = app(page)
        app.window.mirror()
        app.settle()
        try app.snapshot().matchGolden("\(page)-rtl".lowercased())
    }

    @Test("Gallery: a bar's groups give way, and its title has a menu")
    func groups() throws {
        let app = app("Groups")
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
        let app = app("Menus", style: style)
        try app.finger.tap(on: "Open")
        app.settle()
        try app.snapshot().matchGolden(style == .dark ? "menu-dark" : "menu-light")
    }
}

extension UIView {
    /// Lays out the view and its descendants from right to left.
    fileprivate func mirror() {
        semanticContentAttribute = .forceRightToLeft
        for view in subviews { view.mirror() }
    }
}
