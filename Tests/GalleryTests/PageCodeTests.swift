import Foundation
import GalleryUI
import ProgramTesting
import Testing
import UIKit
import UIKitTesting

@Suite("Code of the gallery's pages")
struct PageCodeTests {
    @Test("Gallery: the code of every page compiles")
    func compiles() throws {
        let pages = GalleryPage.all
        #expect(pages.filter(\.code.isEmpty).map(\.name) == [])
        let modules = [
            "Badges", "EmptyState", "GrowingTextViews", "KeyboardAvoiding", "PageControlling",
            "PickerFields", "ProgressHUD", "SharedElements", "Toasts", "UIKit", "ValidatedFields",
            "WebKit",
        ]
        var lines = modules.map { "import \($0)" }
        for (number, page) in pages.enumerated() {
            lines += ["// \(page.name)", "@MainActor func page\(number)() {", page.code, "}"]
        }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("touchstone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("pages.swift")
        try Data(lines.joined(separator: "\n").utf8).write(to: source)
        let output = try SwiftCompiler().typecheck(source)
        #expect(!output.contains("error:"), "\(output)")
    }

    @Test("Gallery: a page's code is shown in a sheet, and copied")
    func sheet() throws {
        let app = HeadlessApp(
            size: GalleryApp.usualSize, delegate: GalleryApp(page: "Sliders"))
        try app.finger.tap(on: "Code")
        app.settle()
        #expect(app.query(UITextView.self).first?.text?.contains("UISlider()") == true)
        try app.finger.tap(on: "Copy")
        #expect(UIPasteboard.general.string?.contains("slider.value = 0.4") == true)
        try app.snapshot().matchGolden("code")
        try app.finger.tap(on: "Done")
        app.settle()
        #expect(app.find("Copy") == nil)
    }
}
