public import Foundation
public import FoundationGaps
import UIKitControls
import UIKitCore
import UniformTypeIdentifiers

/// A file that the user works on: opened, changed, and saved without being asked.
///
/// A subclass implements ``load(fromContents:ofType:)`` and ``contents(forType:)``. Changes are
/// counted by ``undoManager`` or ``updateChangeCount(_:)``; they are saved some seconds later, when
/// the app leaves the foreground or ends, and on ``close(completionHandler:)``.
///
///     let document = Note(fileURL: url)
///     document.open { isOpen in … }
///
/// If another program has changed the file, it is not overwritten: see
/// ``State-swift.struct/inConflict``. Files are read and written on the main thread; completion
/// handlers are called later.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    /// The condition of a document.
    public nonisolated struct State: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Open, without problems.
        public static let normal: State = []
        /// Not open, or not read.
        public static let closed = State(rawValue: 1 << 0)
        /// Another program has changed the file. Nothing is saved until the document is reverted,
        /// or ``UIDocument/fileModificationDate`` is set to the file's, which accepts to replace
        /// it.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The last attempt to save failed.
        public static let savingError = State(rawValue: 1 << 2)
        /// The user must not edit now.
        public static let editingDisabled = State(rawValue: 1 << 3)
    }

    /// The purpose of saving.
    public nonisolated enum SaveOperation: Int, Hashable, Sendable {
        case forCreating = 0
        case forOverwriting
    }

    /// A change to count.
    public nonisolated enum ChangeKind: Int, Hashable, Sendable {
        case done = 0
        case undone
        case redone
        /// All changes are saved.
        case cleared
    }

    /// Posted after ``documentState`` changed; the object is the document.
    public nonisolated static let stateChangedNotification = Notification.Name(
        "UIDocumentStateChangedNotification")

    /// The seconds from a change to the saving of it.
    static let autosaveDelay: TimeInterval = 5

    // MARK: State

    /// The file.
    public final private(set) var fileURL: URL

    /// The date of the file when it was last read or written.
    open var fileModificationDate: Date?

    /// The condition of the document.
    public final private(set) var documentState: State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }

    /// Counts the changes that it registers. Made when it is first asked for.
    open var undoManager: UndoManager! {
        get {
            if storedUndoManager == nil { adopt(UndoManager()) }
            return storedUndoManager
        }
        set { adopt(newValue) }
    }

    private var storedUndoManager: UndoManager?
    private var undoObservers: [any NSObjectProtocol] = []
    private var lifeObservers: [any NSObjectProtocol] = []

    /// The number of changes since the last saving; undone ones beyond it count too.
    private var changes = 0

    /// Cancelled when the document is saved.
    private var autosaveTimer: Timer?

    /// The disabled calls that were not enabled yet.
    private var disablings = 0

    /// Creates a closed document.
    ///
    /// - Precondition: `url` is a file URL.
    public init(fileURL url: URL) {
        requires(
            url.isFileURL,
            "A document cannot be made of \(url), which is no file. Pass URL(fileURLWithPath:).")
        fileURL = url
        super.init()
        lifeObservers = [
            UIApplication.willResignActiveNotification, UIApplication.willTerminateNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] _ in
                MainActor.assumeIsolated { self?.autosaveNow() }
            }
        }
        Self.known.append(Known(document: self))
    }

    private struct Known { weak var document: UIDocument? }

    /// The documents of the program.
    private static var known: [Known] = []

    /// Saves all documents that have changes.
    ///
    /// - Returns: The first that could not be saved.
    static func saveAll() -> UIDocument? {
        known.lazy.compactMap(\.document).first { !$0.saveSilently() }
    }

    isolated deinit {
        Self.known.removeAll { $0.document == nil }
        autosaveTimer?.invalidate()
        for observer in undoObservers + lifeObservers {
            NotificationCenter.default.removeObserver(observer)
        }
    }

    /// The name for the user: the file's, without its ending.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

    /// The uniform type of the file.
    open var fileType: String? {
        UTType(filenameExtension: fileURL.pathExtension)?.identifier
    }

    // MARK: Contents

    /// Adopts the contents of the file, which are `Data`. An override keeps them, or throws what
    /// prevents it.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {
        throw Self.missingOverride("load(fromContents:ofType:)")
    }

    /// Returns the contents to write: `Data`, unless a subclass writes others.
    open func contents(forType typeName: String) throws -> Any {
        throw Self.missingOverride("contents(forType:)")
    }

    private static func missingOverride(_ name: String) -> any Error {
        CocoaError(
            .featureUnsupported,
            userInfo: [NSLocalizedDescriptionKey: "The class does not override \(name)."])
    }

    /// Reads the file and calls ``load(fromContents:ofType:)``.
    open func read(from url: URL) throws {
        try load(fromContents: Data(contentsOf: url), ofType: fileType)
    }

    /// Writes contents to a file, which is replaced as a whole.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation,
        originalContentsURL: URL?
    ) throws {
        guard let data = contents as? Data else {
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "Contents of type \(type(of: contents)) cannot be written: return Data."
                ])
        }
        try data.write(to: url, options: .atomic)
    }

    private func modificationDate(of url: URL) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.modificationDate] as? Date
    }

    /// Calls a completion handler after the current call.
    private func report(_ result: Bool, to handler: ((Bool) -> Void)?) {
        guard let handler else { return }
        UIApplication.shared.schedule(after: 0) { handler(result) }
    }

    // MARK: Opening and closing

    /// Reads the file. The handler gets `false` if that failed.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        do {
            try read(from: fileURL)
            fileModificationDate = modificationDate(of: fileURL)
            documentState.remove(.closed)
            report(true, to: completionHandler)
        } catch {
            handleError(error, userInteractionPermitted: true)
            report(false, to: completionHandler)
        }
    }

    /// Saves what changed, and closes. The handler gets `false` if saving failed.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        let finish = { [self] (isSaved: Bool) in
            autosaveTimer?.invalidate()
            autosaveTimer = nil
            documentState.insert(.closed)
            report(isSaved, to: completionHandler)
        }
        guard hasUnsavedChanges, !documentState.contains(.closed) else { return finish(true) }
        finish(saveNow(to: fileURL, for: .forOverwriting))
    }

    /// Reads the file again, and forgets the changes.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        disableEditing()
        var isRead = false
        do {
            try read(from: url)
            fileModificationDate = modificationDate(of: fileURL)
            storedUndoManager?.removeAllActions()
            updateChangeCount(.cleared)
            documentState.subtract([.inConflict, .savingError])
            isRead = true
        } catch {
            handleError(error, userInteractionPermitted: true)
        }
        enableEditing()
        report(isRead, to: completionHandler)
    }

    // MARK: Saving

    /// `true` if there are changes to save.
    open var hasUnsavedChanges: Bool { changes != 0 }

    /// The uniform type of the contents to save.
    open var savingFileType: String? { fileType }

    /// Writes the contents to a file, which becomes the document's.
    open func save(
        to url: URL, for saveOperation: SaveOperation,
        completionHandler: ((Bool) -> Void)? = nil
    ) {
        report(saveNow(to: url, for: saveOperation), to: completionHandler)
    }

    /// Saves if there are changes.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return report(true, to: completionHandler) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    private func autosaveNow() {
        autosaveTimer?.invalidate()
        autosaveTimer = nil
        guard hasUnsavedChanges, documentState.isDisjoint(with: [.closed, .inConflict]) else {
            return
        }
        _ = saveNow(to: fileURL, for: .forOverwriting)
    }

    /// Saves before the end of the program, whose question replaces the message about an error.
    ///
    /// - Returns: `false` if there are changes that were not saved.
    private func saveSilently() -> Bool {
        guard hasUnsavedChanges, !documentState.contains(.closed) else { return true }
        guard !documentState.contains(.inConflict) else { return false }
        return saveNow(to: fileURL, for: .forOverwriting, reportsErrors: false)
    }

    private func saveNow(
        to url: URL, for operation: SaveOperation, reportsErrors: Bool = true
    ) -> Bool {
        do {
            try checkConflict(at: url, operation)
            let contents = try contents(forType: savingFileType ?? UTType.data.identifier)
            try writeContents(
                contents, to: url, for: operation,
                originalContentsURL: operation == .forOverwriting ? fileURL : nil)
        } catch {
            documentState.insert(.savingError)
            handleError(error, userInteractionPermitted: reportsErrors)
            return false
        }
        fileURL = url
        fileModificationDate = modificationDate(of: url)
        updateChangeCount(.cleared)
        documentState.subtract([.savingError, .inConflict])
        if operation == .forCreating { documentState.remove(.closed) }
        return true
    }

    /// Refuses to replace what another program has written.
    private func checkConflict(at url: URL, _ operation: SaveOperation) throws {
        guard operation == .forOverwriting, url == fileURL,
            let known = fileModificationDate, let current = modificationDate(of: url),
            known != current
        else { return }
        documentState.insert(.inConflict)
        throw CocoaError(
            .fileWriteFileExists,
            userInfo: [
                NSFilePathErrorKey: url.path,
                NSLocalizedDescriptionKey: SystemText.conflict(file: url.lastPathComponent),
            ])
    }

    // MARK: Changes

    /// Counts a change, and schedules its saving.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changes += 1
        case .undone: changes -= 1
        case .cleared: changes = 0
        }
        if !hasUnsavedChanges {
            autosaveTimer?.invalidate()
            autosaveTimer = nil
        } else if autosaveTimer == nil, !documentState.contains(.closed) {
            autosaveTimer = .scheduledTimer(withTimeInterval: Self.autosaveDelay, repeats: false) {
                [weak self] _ in
                MainActor.assumeIsolated { self?.autosaveNow() }
            }
        }
    }

    private func adopt(_ manager: UndoManager?) {
        for observer in undoObservers { NotificationCenter.default.removeObserver(observer) }
        storedUndoManager = manager
        guard let manager else {
            undoObservers = []
            return
        }
        let kinds: [(Notification.Name, ChangeKind)] = [
            (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
            (.NSUndoManagerDidRedoChange, .redone),
        ]
        undoObservers = kinds.map { name, kind in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
                [weak self] _ in
                MainActor.assumeIsolated { self?.undoManagerDidChange(kind) }
            }
        }
    }

    /// Counts groups of the outermost level; those that undo and redo make are not counted.
    private func undoManagerDidChange(_ kind: ChangeKind) {
        guard let manager = storedUndoManager else { return }
        if kind == .done, manager.isUndoing || manager.isRedoing || manager.groupingLevel > 0 {
            return
        }
        updateChangeCount(kind)
    }

    /// Called before the document is changed from outside. Calls may be nested.
    open func disableEditing() {
        disablings += 1
        documentState.insert(.editingDisabled)
    }

    /// Called after ``disableEditing()``.
    open func enableEditing() {
        disablings = max(0, disablings - 1)
        if disablings == 0 { documentState.remove(.editingDisabled) }
    }

    // MARK: Errors

    /// Shows an error to the user, if that is permitted and a window is there. An override calls
    /// ``finishedHandlingError(_:recovered:)`` at the end, or `super`.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        guard userInteractionPermitted, let presenter = Self.presenter else {
            return finishedHandlingError(error, recovered: false)
        }
        let alert = UIAlertController(
            title: localizedName, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: SystemText.localized("OK"), style: .default) { [weak self] _ in
                self?.finishedHandlingError(error, recovered: false)
            })
        presenter.present(alert, animated: true)
    }

    /// Called after the user has seen an error. Does nothing by default.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

    /// The controller in front, if it can present one.
    private static var presenter: UIViewController? {
        var controller = UIApplication.current?.keyWindow?.rootViewController
        while let next = controller?.presentedViewController { controller = next }
        return controller is UIAlertController ? nil : controller
    }
}

// MARK: - Asynchronous functions

extension UIDocument {
    /// Reads the file.
    @discardableResult
    public func open() async -> Bool {
        await withCheckedContinuation { done in open { done.resume(returning: $0) } }
    }

    /// Saves what changed, and closes.
    @discardableResult
    public func close() async -> Bool {
        await withCheckedContinuation { done in close { done.resume(returning: $0) } }
    }

    /// Writes the contents to a file, which becomes the document's.
    @discardableResult
    public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { done in
            save(to: url, for: saveOperation) { done.resume(returning: $0) }
        }
    }

    /// Reads the file again, and forgets the changes.
    @discardableResult
    public func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { done in
            revert(toContentsOf: url) { done.resume(returning: $0) }
        }
    }
}
