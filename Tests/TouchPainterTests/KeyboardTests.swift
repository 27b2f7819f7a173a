import Foundation
import Testing
import TouchPainterCore
import UIKit
import UIKitTesting

@testable import TouchPainterUI

@Suite("TouchPainter by keyboard")
final class KeyboardTests {
    private let folder: TemporaryFolder
    private let studio: Studio
    private lazy var coordinator = CoordinatingController(
        studio: studio, exportFolder: folder.url.appendingPathComponent("pictures"))

    init() throws {
        folder = try TemporaryFolder()
        studio = Studio(folder: folder.url)
    }

    private func launch(_ size: CGSize) -> HeadlessApp {
        let app = HeadlessApp(
            size: size, scale: 1, rootViewController: self.coordinator.canvasViewController)
        app.finger.drag(from: CGPoint(x: 400, y: 300), to: CGPoint(x: 600, y: 400))
        app.settle()
        return app
    }

    /// The controls that Tab reaches, until it comes back to the first.
    private func reached(in app: HeadlessApp) -> [UIView] {
        var views: [UIView] = []
        for _ in 0..<200 {
            app.keyboard.press(.tab)
            guard let view = app.focusedView, !views.contains(view) else { break }
            views.append(view)
        }
        return views
    }

    private func controls(in app: HeadlessApp) -> [UIControl] {
        func visit(_ view: UIView) -> [UIControl] {
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled,
                !(view is UITableViewCell)
            else { return [] }
            let own = [view as? UIControl].compactMap { $0 }.filter {
                $0.isEnabled && !$0.bounds.isEmpty
            }
            return own + view.subviews.flatMap(visit)
        }
        return visit(app.window)
    }

    private func walk(to name: String, in app: HeadlessApp) -> Bool {
        for _ in 0..<200 {
            app.keyboard.press(.tab)
            if app.focusedView?.accessibilityIdentifier == name { return true }
            if let view = app.focusedView, app.find(name)?.view === view { return true }
        }
        return false
    }

    @Test(
        "TouchPainter: Tab reaches every control, in narrow and wide windows",
        arguments: [CGSize(width: 320, height: 480), CGSize(width: 1_300, height: 800)])
    func reach(size: CGSize) {
        let app = launch(size)
        let all = reached(in: app)
        let missed = controls(in: app).filter { control in !all.contains { $0 === control } }
        #expect(missed.isEmpty, "\(missed.map { $0.accessibilityIdentifier ?? "\($0)" })")
    }

    @Test("TouchPainter: the palette is opened, used and left by keyboard")
    func palette() {
        let app = launch(CGSize(width: 320, height: 480))
        #expect(walk(to: "Palette", in: app))
        app.keyboard.press(.enter)
        app.settle()
        #expect(coordinator.shownScreen == .palette)
        let size = studio.painting.pen.size
        #expect(walk(to: "Size", in: app))
        app.keyboard.press(.right)
        #expect(studio.painting.pen.size > size)
        #expect(walk(to: "Done", in: app))
        app.keyboard.press(.enter)
        app.settle()
        #expect(coordinator.shownScreen == .done)
    }

    @Test("TouchPainter: a tool is chosen, and the drawing cleared and restored, by keyboard")
    func tools() {
        let app = launch(CGSize(width: 1_300, height: 800))
        #expect(!studio.painting.scribble.marks.isEmpty)
        #expect(walk(to: "tool rectangle", in: app))
        app.keyboard.press(.space)
        #expect(coordinator.canvasViewController.tool == .rectangle)
        #expect(walk(to: "Trash", in: app))
        app.keyboard.press(.enter)
        app.settle()
        #expect(studio.painting.scribble.marks.isEmpty)
        #expect(walk(to: "Undo", in: app))
        app.keyboard.press(.enter)
        app.settle()
        #expect(!studio.painting.scribble.marks.isEmpty)
    }
}
