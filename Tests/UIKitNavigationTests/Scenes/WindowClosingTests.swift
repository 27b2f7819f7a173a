import Testing
import UIKit
import UIKitTesting

@Suite("Closing windows")
struct WindowClosingTests {
    private final class Asker: NSObject, UIAdaptivePresentationControllerDelegate {
        var attempts = 0

        func presentationControllerDidAttemptToDismiss(
            _ presentationController: UIPresentationController
        ) { attempts += 1 }
    }

    /// A document that cannot be written while its folder does not exist.
    private final class Note: UIDocument {
        override func contents(forType typeName: String) throws -> Any { Data("text".utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {}
    }

    /// A changed document, whose folder does not exist any more.
    private func unsavedNote() throws -> Note {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("WindowClosingTests-\(UUID().uuidString)")
        let note = Note(fileURL: folder.appendingPathComponent("Letter.txt"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        note.save(to: note.fileURL, for: .forCreating)
        try FileManager.default.removeItem(at: folder)
        note.updateChangeCount(.done)
        return note
    }

    private func app() -> HeadlessApp {
        HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: UIViewController())
    }

    @Test("Window: a modal screen whose delegate asks the user keeps it open")
    func modal() {
        let app = app()
        let asker = Asker()
        let form = UIViewController()
        form.isModalInPresentation = true
        form.presentationController?.delegate = asker
        app.window.rootViewController?.present(form, animated: false)
        app.settle()
        let window = app.host.windows[0]
        window.closeByHand()
        #expect(asker.attempts == 1 && window.isOpen)
        app.keyboard.press("w", .control)
        app.keyboard.press("q", .control)
        #expect(asker.attempts == 3 && window.isOpen)
        form.isModalInPresentation = false
        window.closeByHand()
        #expect(!window.isOpen && app.application.windows.isEmpty)
    }

    @Test("Window: a modal screen keeps it open below another screen, and inside of a container")
    func below() {
        let app = app()
        let asker = Asker()
        let form = UIViewController()
        let navigation = UINavigationController(rootViewController: form)
        form.isModalInPresentation = true
        navigation.presentationController?.delegate = asker
        app.window.rootViewController?.present(navigation, animated: false)
        app.settle()
        let window = app.host.windows[0]
        window.closeByHand()
        #expect(asker.attempts == 1 && window.isOpen)
        app.keyboard.press(.escape)
        #expect(
            asker.attempts == 2 && app.window.rootViewController?.presentedViewController != nil)
        form.present(UIViewController(), animated: false)
        app.settle()
        window.closeByHand()
        #expect(asker.attempts == 3 && window.isOpen)
        form.isModalInPresentation = false
        window.closeByHand()
        #expect(!window.isOpen)
    }

    @Test("Window: a modal screen without a delegate does not keep it open")
    func withoutDelegate() {
        let app = app()
        let form = UIViewController()
        form.isModalInPresentation = true
        app.window.rootViewController?.present(form, animated: false)
        app.settle()
        app.host.windows[0].closeByHand()
        #expect(app.application.windows.isEmpty)
    }

    @Test("Window: open documents are saved first, and one that cannot be saved is asked about")
    func documents() throws {
        let app = app()
        let note = try unsavedNote()
        let window = app.host.windows[0]
        window.closeByHand()
        app.settle()
        #expect(window.isOpen)
        #expect(app.query().text("“Letter” could not be saved.").count == 1)
        try app.finger.tap(on: "Cancel")
        app.settle()
        #expect(window.isOpen && note.hasUnsavedChanges)
        let folder = note.fileURL.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        window.closeByHand()
        #expect(!window.isOpen && !note.hasUnsavedChanges)
        #expect(try String(contentsOf: note.fileURL, encoding: .utf8) == "text")
        try FileManager.default.removeItem(at: folder)
    }

    @Test("Window: closes with unsaved changes if the user says so")
    func discarding() throws {
        let app = app()
        let note = try unsavedNote()
        app.keyboard.press("q", .control)
        app.settle()
        try app.finger.tap(on: "Close without Saving")
        #expect(app.host.run() == 0)
        withExtendedLifetime(note) {}
    }
}
