import Testing
import UIKit
import UIKitTesting

@Suite("Documents")
struct DocumentTests {
    /// A document of text.
    private final class Note: UIDocument {
        var text = ""
        var errors: [any Error] = []
        var showsErrors = false

        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self)
        }

        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

        override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
            errors.append(error)
            if showsErrors {
                super.handleError(error, userInteractionPermitted: userInteractionPermitted)
            }
        }

        /// Changes the text as a user does.
        func edit(_ new: String) {
            let old = text
            text = new
            undoManager.registerUndo(withTarget: self) { $0.edit(old) }
        }
    }

    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("DocumentTests-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("Shopping.txt") }
    private let root = UIViewController()

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("milk".utf8).write(to: file)
    }

    private func app() -> HeadlessApp {
        HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
    }

    private var textOnDisk: String? { try? String(contentsOf: file, encoding: .utf8) }

    /// Writes the file as another program does, a minute later.
    private func writeElsewhere(_ text: String) throws {
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: file.path)
    }

    private func opened(_ app: HeadlessApp) -> Note {
        let note = Note(fileURL: file)
        var isOpen: Bool?
        note.open { isOpen = $0 }
        #expect(isOpen == nil && note.text == "milk")
        app.settle()
        #expect(isOpen == true && note.documentState == .normal)
        return note
    }

    @Test("Document: opens, is named after its file, and saves changes some seconds later")
    func autosave() {
        let app = app()
        let note = opened(app)
        #expect(note.localizedName == "Shopping" && note.fileType == "public.plain-text")
        note.edit("milk, bread")
        app.advance(by: 0.1)
        #expect(note.hasUnsavedChanges && textOnDisk == "milk")
        app.advance(by: 6)
        #expect(!note.hasUnsavedChanges && textOnDisk == "milk, bread")
        note.undoManager.undo()
        app.advance(by: 0.1)
        #expect(note.hasUnsavedChanges && note.text == "milk")
        note.undoManager.redo()
        app.advance(by: 0.1)
        #expect(!note.hasUnsavedChanges)
    }

    @Test("Document: is saved when the app becomes inactive, and on closing")
    func leaving() {
        let app = app()
        let note = opened(app)
        note.edit("eggs")
        app.advance(by: 0.1)
        app.application.enter(.inactive)
        #expect(textOnDisk == "eggs")
        app.application.enter(.active)
        note.edit("jam")
        app.advance(by: 0.1)
        var isClosed: Bool?
        note.close { isClosed = $0 }
        app.settle()
        #expect(isClosed == true && textOnDisk == "jam")
        #expect(note.documentState.contains(.closed))
    }

    @Test("Document: what another program wrote is not replaced until the user decides")
    func conflict() throws {
        let app = app()
        let note = opened(app)
        var states: [UIDocument.State] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIDocument.stateChangedNotification, object: note, queue: nil
        ) { _ in MainActor.assumeIsolated { states.append(note.documentState) } }
        defer { NotificationCenter.default.removeObserver(observer) }
        try writeElsewhere("theirs")
        note.edit("mine")
        app.advance(by: 6)
        #expect(textOnDisk == "theirs" && note.hasUnsavedChanges)
        #expect(note.documentState == [.inConflict, .savingError])
        #expect(states == [.inConflict, [.inConflict, .savingError]])
        #expect(note.errors.first?.localizedDescription.contains("“Shopping.txt”") == true)
        // Accepting to replace it.
        let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
        note.fileModificationDate = date as? Date
        note.save(to: file, for: .forOverwriting)
        #expect(textOnDisk == "mine" && note.documentState == .normal)
        // Taking the other one.
        try writeElsewhere("theirs")
        note.edit("mine again")
        note.autosave()
        var isReverted: Bool?
        note.revert(toContentsOf: file) { isReverted = $0 }
        app.settle()
        #expect(isReverted == true && note.text == "theirs" && note.documentState == .normal)
        #expect(!note.hasUnsavedChanges && !note.undoManager.canUndo)
    }

    @Test("Document: a missing file and a folder that cannot be written are shown as errors")
    func errors() throws {
        let app = app()
        let note = Note(fileURL: folder.appendingPathComponent("missing.txt"))
        note.showsErrors = true
        var isOpen: Bool?
        note.open { isOpen = $0 }
        app.settle()
        #expect(isOpen == false && note.documentState.contains(.closed))
        #expect(root.presentedViewController is UIAlertController)
        try app.finger.tap(on: "OK")
        app.settle()
        #expect(root.presentedViewController == nil)
        note.showsErrors = false
        var isSaved: Bool?
        let nowhere = folder.appendingPathComponent("none/note.txt")
        note.save(to: nowhere, for: .forCreating) { isSaved = $0 }
        app.settle()
        #expect(isSaved == false && note.documentState.contains(.savingError))
        note.save(to: note.fileURL, for: .forCreating) { isSaved = $0 }
        app.settle()
        #expect(isSaved == true && note.documentState == .normal)
    }

    @Test("Document: disabled editing nests")
    func disabling() {
        let app = app()
        let note = opened(app)
        note.disableEditing()
        note.disableEditing()
        note.enableEditing()
        #expect(note.documentState == .editingDisabled)
        note.enableEditing()
        #expect(note.documentState == .normal)
    }
}
