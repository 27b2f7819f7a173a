import Foundation
import GalleryUI
import Testing
import UIKit
import UIKitTesting
import WebKit

/// The browser with the engine. Its sheet shows it without: it is loaded with the first page.
@Suite(
    "Gallery's browser", .serialized,
    .enabled(
        if: ProcessInfo.processInfo.environment["WEB_TESTS"] != nil,
        "WEB_TESTS=1 runs the tests of web pages"))
struct WebPageTests {
    private func open(_ variant: AppVariant = AppVariant()) -> HeadlessApp {
        setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", 1)
        let app = HeadlessApp(variant, scale: 1, delegate: GalleryApp(page: "Web"))
        app.settle()
        return app
    }

    @Test("Gallery's browser: opens pages, goes back and forward, and shows the address")
    func browse() throws {
        let app = open()
        try app.require("Page before", isEnabled: false)
        try app.finger.tap(on: "Open-poem")
        app.settle()
        #expect(app.query(WKWebView.self).views.first?.title == "A poem")
        try app.require("Address", text: "gallery://pages/poem")
        try app.finger.tap(on: app.query().trait(.link).label("Moving colours").require())
        app.settle(limit: 1)
        try app.require("Address", text: "gallery://pages/colours")
        try app.finger.tap(on: "Page before")
        app.settle(limit: 1)
        try app.require("Address", text: "gallery://pages/poem")
        try app.require("Page after", isEnabled: true)
    }

    @Test("Gallery's browser: finds text in the page, and says so")
    func find() throws {
        let app = open()
        try app.finger.tap(on: "Open-poem")
        app.settle()
        try app.finger.tap(on: "Find in page")
        app.settle()
        app.keyboard.type("symmetry\n")
        app.settle()
        #expect(app.find("Found") != nil)
        try app.finger.tap(on: "Text to find")
        app.keyboard.press("a", .control)
        app.keyboard.type("nowhere\n")
        app.settle()
        #expect(app.find("Not found") != nil)
    }

    @Test("Gallery's browser: an address that leads nowhere is an alert")
    func nowhere() throws {
        let app = open()
        try app.finger.tap(on: "Address")
        app.keyboard.type("http://no-such-host.invalid\n")
        app.settle()
        #expect(app.find("The page cannot be shown") != nil)
        try app.finger.tap(on: "OK")
        app.settle()
    }
}
