import Foundation
import GalleryUI
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Gallery")
struct GalleryTests {
    @Test("Gallery: every page opens from the list, and leads back")
    func opens() throws {
        let app = HeadlessApp(size: GalleryApp.usualSize, scale: 1, delegate: GalleryApp())
        app.paintsFrames = false
        for page in GalleryPage.all {
            try app.finger.tap(on: page.name)
            app.advance(by: 0.5)
            #expect(app.find("Back") != nil, "\(page.name)")
            try app.finger.tap(on: "Back")
            app.advance(by: 0.5)
            #expect(app.find("Back") == nil, "\(page.name)")
        }
    }

    @Test("Gallery: every text is localised, used, and has the same arguments in all languages")
    func texts() throws {
        let problems = try AppTexts(of: "Gallery").problems
        #expect(problems == [], "\(problems)")
    }

    @Test("Gallery: ctrl+N opens another window, which comes back with its page after a restart")
    func windows() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        func launch() -> HeadlessApp {
            HeadlessApp(
                size: CGSize(width: 1280, height: 800), stateFolder: folder,
                delegate: GalleryApp())
        }
        var app = launch()
        app.keyboard.press("n", .control)
        app.settle()
        #expect(app.application.windows.count == 2)
        try app.finger.tap(on: "Switches")
        app.settle()
        app.resize(to: CGSize(width: 500, height: 600))
        app.terminate()
        app = launch()
        #expect(app.application.windows.count == 2)
        #expect(app.find("4 / 5") != nil)
        #expect(app.window.bounds.size == CGSize(width: 500, height: 600))
    }

    @Test("Gallery: a page opens in a window of its own by the menu of its row")
    func rowMenu() throws {
        let app = HeadlessApp(size: GalleryApp.usualSize, delegate: GalleryApp())
        let row = try #require(app.find("Switches")).frame
        app.mouse.click(at: CGPoint(x: row.midX, y: row.midY), button: .secondary)
        app.settle()
        try app.finger.tap(on: "Open in New Window")
        app.settle()
        #expect(app.application.windows.count == 2)
        #expect(app.find("4 / 5") != nil)
    }

    @Test("Gallery: a switch on its page counts how many are on")
    func live() throws {
        let app = HeadlessApp(
            size: GalleryApp.usualSize, delegate: GalleryApp(page: "Switches"))
        #expect(app.find("4 / 5") != nil)
        try app.finger.tap(on: "Flip all")
        app.settle()
        #expect(app.find("1 / 5") != nil)
    }

    @Test("Gallery: a navigation stack opens with its whole large title")
    func largeTitle() throws {
        let app = HeadlessApp(size: GalleryApp.usualSize, delegate: GalleryApp())
        try app.finger.tap(on: "Navigation")
        app.settle()
        let heights = app.query(UINavigationBar.self).all.map(\.frame.height)
        #expect(heights.sorted().last == 96, "\(heights)")
    }

    @Test(
        "Gallery: the two fields of choices offer three each, and may be left empty", .rows("S2-05")
    )
    func choices() throws {
        let app = HeadlessApp(
            size: GalleryApp.usualSize, language: .simplifiedChinese,
            delegate: GalleryApp(page: "SmartFields"))
        for (name, choices) in [
            ("请选择口味", ["鲜橙", "哈密瓜", "蓝莓"]), ("请选择净含量", ["250 mL", "500 mL", "1000 mL"]),
        ] {
            try app.finger.tap(on: name)
            app.settle()
            let names = app.elementNames()
            #expect(choices.allSatisfy(names.contains), "\(names)")
            try app.finger.tap(on: "取消")
            app.settle()
        }
    }

    @Test("Gallery: a menu's choice is shown")
    func menu() throws {
        let app = HeadlessApp(
            size: GalleryApp.usualSize, delegate: GalleryApp(page: "Menus"))
        try app.finger.longPress(on: "Picture", for: 0.7)
        app.settle()
        try app.finger.tap(on: "Share")
        app.settle()
        #expect(app.find("Chosen") != nil && app.find("Share") != nil)
    }
}
