import Foundation
import GalleryUI
import SourceListings
import Testing
import UIKit
import UIKitTesting

@Suite("Code of the gallery's pages")
struct PageCodeTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Apps/Gallery/Pages")

    @Test("Gallery: the code of a page is the file that is compiled, in which the page is made")
    func sources() throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
        for page in GalleryPage.all {
            let listing = try #require(page.listing, "\(page.name)")
            let path = try #require(paths.first { $0.hasSuffix(listing.name) }, "\(page.name)")
            let text = try String(
                contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
            #expect(listing.text == text, "\(page.name)")
            #expect(text.contains("GalleryPage("), "\(page.name)")
        }
    }

    @Test("Gallery: a page's code is shown in a sheet, and copied")
    func sheet() throws {
        let app = HeadlessApp(
            size: GalleryApp.usualSize, delegate: GalleryApp(page: "Sliders"))
        try app.finger.tap(on: "Code")
        app.settle()
        #expect(app.query(UITextView.self).first?.text?.contains("UISlider()") == true)
        try app.finger.tap(on: "Copy")
        #expect(UIPasteboard.general.string?.contains("class SlidersPage") == true)
        try app.snapshot().matchGolden("code")
        try app.finger.tap(on: "Done")
        app.settle()
        #expect(app.find("Copy") == nil)
    }
}
