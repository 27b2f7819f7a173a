import Foundation
import ProgressHUD
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import GalleryUI

/// The demonstrations of the original, by their buttons, and two more.
@Suite("Demonstrations of HUDs")
struct HUDPageTests {
    private let page: UIViewController
    private let app: HeadlessApp

    /// What a demonstration shows a second after its button was tapped, and for how long at most.
    nonisolated struct Demo: CustomTestStringConvertible {
        var name: String
        var mode: HUD.Mode
        var texts: [String]
        var seconds: Double

        var testDescription: String { name }
    }

    nonisolated static let demos = [
        Demo(name: "Spinner", mode: .indeterminate, texts: [], seconds: 3),
        Demo(name: "Label", mode: .indeterminate, texts: ["Loading…"], seconds: 3),
        Demo(
            name: "Details", mode: .indeterminate, texts: ["Loading…", "Parsing data\n(1/1)"],
            seconds: 3),
        Demo(name: "Pie", mode: .determinate, texts: ["Loading…"], seconds: 5),
        Demo(name: "Ring", mode: .annularDeterminate, texts: ["Loading…"], seconds: 5),
        Demo(name: "Bar", mode: .determinateHorizontalBar, texts: ["Loading…"], seconds: 5),
        Demo(name: "Text", mode: .text, texts: ["Message here!"], seconds: 3),
        Demo(name: "Done", mode: .customView, texts: ["Done"], seconds: 3),
        Demo(name: "Warning", mode: .customView, texts: ["Low battery"], seconds: 3),
        Demo(name: "Failure", mode: .customView, texts: ["No connection"], seconds: 3),
        Demo(name: "Cancel", mode: .annularDeterminate, texts: ["Loading…", "Cancel"], seconds: 5),
        Demo(name: "Modes", mode: .indeterminate, texts: ["Preparing…"], seconds: 11),
        Demo(name: "Window", mode: .indeterminate, texts: ["Loading…"], seconds: 3),
        Demo(name: "Progress", mode: .determinate, texts: ["Loading…", "Cancel"], seconds: 5),
        Demo(name: "Dim", mode: .indeterminate, texts: ["Loading…"], seconds: 3),
        Demo(name: "Colour", mode: .indeterminate, texts: ["Loading…"], seconds: 3),
    ]

    init() throws {
        let page = try #require(GalleryPage.all.first { $0.name == "HUDs" }).makeController()
        self.page = page
        app = HeadlessApp(size: GalleryApp.usualSize, rootViewController: page)
    }

    private var hud: HUD? { HUD.forView(page.view) ?? HUD.forView(app.window) }

    @Test(
        "Demonstration of a HUD: shows its mode and its texts, and ends", .rows("B6"),
        arguments: demos)
    func shows(demo: Demo) throws {
        try app.finger.tap(on: demo.name)
        app.advance(by: 1)
        let hud = try #require(hud)
        #expect(hud.mode == demo.mode)
        let texts = [hud.label.text, hud.detailsLabel.text, hud.button.title(for: .normal)]
        #expect(texts.compactMap { $0 }.filter { !$0.isEmpty } == demo.texts)
        if [.determinate, .annularDeterminate, .determinateHorizontalBar].contains(demo.mode) {
            let progress = hud.progressObject.map { Float($0.fractionCompleted) } ?? hud.progress
            #expect(progress > 0.05 && progress < 0.25, "\(progress)")
        }
        #expect((hud.superview === app.window) == (demo.name == "Window"))
        app.advance(by: demo.seconds - 1.5)
        #expect(self.hud === hud)
        app.advance(by: 1.5)
        #expect(self.hud == nil && hud.superview == nil)
    }

    @Test(
        "Demonstration of a HUD: its button ends the work at once", .rows("B6"),
        arguments: ["Cancel", "Progress"])
    func cancels(name: String) throws {
        try app.finger.tap(on: name)
        app.advance(by: 1)
        let button = try #require(hud).button
        app.finger.tap(at: button.convert(CGPoint(x: 10, y: 10), to: nil))
        app.advance(by: 0.5)
        #expect(hud == nil)
    }

    @Test("Demonstration of a HUD: modes follow one another in one panel", .rows("B6"))
    func modes() throws {
        try app.finger.tap(on: "Modes")
        var seen: [String] = []
        for _ in 0..<110 {
            app.advance(by: 0.1)
            guard let hud else { break }
            let moment = "\(hud.mode) \(hud.label.text ?? "")"
            if seen.last != moment { seen.append(moment) }
        }
        #expect(
            seen == [
                "indeterminate Preparing…", "determinate Loading…", "indeterminate Cleaning up…",
                "customView Completed",
            ])
    }

    @Test("Demonstration of a HUD: a download that finds no server says so", .rows("B6"))
    func download() throws {
        let url = HUDsPage.downloadURL
        defer { HUDsPage.downloadURL = url }
        HUDsPage.downloadURL = URL(string: "http://127.0.0.1:1/")
        try app.finger.tap(on: "Network")
        try app.wait(for: hud?.label.text == "No connection")
        #expect(hud?.mode == .customView)
        app.settle()
        #expect(hud == nil)
    }
}
