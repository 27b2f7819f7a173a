public import Foundation
import Platform
import UIKitControls
public import UIKitCore
public import UniformTypeIdentifiers

/// The desktop's dialog that opens files or chooses the place to export them to.
///
///     let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .pdf])
///     picker.delegate = self
///     present(picker, animated: true)
///
/// It dismisses itself before it calls its delegate.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// The purpose of the dialog.
    private enum Purpose {
        case opening([UTType])
        case exporting([URL])
    }

    /// The object that is notified of the choice.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// `true` if the user may open several files. `false` by default.
    open var allowsMultipleSelection = false

    /// The folder that the dialog shows first.
    open var directoryURL: URL?

    private let purpose: Purpose
    private let asCopy: Bool

    /// Creates a dialog that opens files of some types, or folders for `.folder`.
    ///
    /// - Parameters:
    ///   - contentTypes: The types.
    ///   - asCopy: `true` for copies in a temporary folder, which the app may change.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        purpose = .opening(contentTypes)
        self.asCopy = asCopy
        super.init(nibName: nil, bundle: nil)
        prepareForSystemDialog()
    }

    /// Creates a dialog that chooses where files are put: a place and name for one, a folder for
    /// several.
    ///
    /// - Parameters:
    ///   - urls: The files.
    ///   - asCopy: `true` to keep the originals.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        purpose = .exporting(urls)
        self.asCopy = asCopy
        super.init(nibName: nil, bundle: nil)
        prepareForSystemDialog()
    }

    public required init?(coder: NSCoder) { return nil }

    nonisolated deinit {}

    // MARK: The dialog

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        chooseFiles(request) { [weak self] urls in self?.end(with: urls) }
    }

    private var request: FileRequest {
        var request: FileRequest
        switch purpose {
        case .opening(let types) where types.contains(where: { $0.conforms(to: .directory) }):
            request = FileRequest(.folder)
        case .opening(let types):
            request = FileRequest(.open, allowsMultiple: allowsMultipleSelection)
            request.fileExtensions = Self.fileExtensions(of: types)
        case .exporting(let urls) where urls.count == 1:
            request = FileRequest(.save, suggestedName: urls[0].lastPathComponent)
        case .exporting: request = FileRequest(.folder)
        }
        request.title = title
        request.folder = directoryURL?.path
        return request
    }

    /// The endings of types and of those that conform to them; empty for types without.
    private static func fileExtensions(of types: [UTType]) -> [String] {
        if types.contains(where: { [.item, .data, .content].contains($0) }) { return [] }
        return types.flatMap { type in
            UTType.known.filter { $0.conforms(to: type) }.flatMap(\.filenameExtensions)
                + (type.isDynamic ? type.filenameExtensions : [])
        }
    }

    private func end(with urls: [URL]?) {
        var chosen = urls
        var failure: (any Error)?
        if let urls {
            do {
                chosen = try delivered(urls)
            } catch {
                failure = error
            }
        }
        presentingViewController?.dismiss(animated: true) { [self] in
            if let failure {
                report(failure)
            } else if let chosen {
                delegate?.documentPicker(self, didPickDocumentsAt: chosen)
            } else {
                delegate?.documentPickerWasCancelled(self)
            }
        }
    }

    /// Copies or moves the files, and returns where they are.
    private func delivered(_ urls: [URL]) throws -> [URL] {
        switch purpose {
        case .opening:
            guard asCopy else { return urls }
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("Picked-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return try urls.map {
                try transfer($0, to: folder.appendingPathComponent($0.lastPathComponent))
            }
        case .exporting(let originals) where originals.count == 1:
            return try [transfer(originals[0], to: urls[0])]
        case .exporting(let originals):
            return try originals.map {
                try transfer($0, to: urls[0].appendingPathComponent($0.lastPathComponent))
            }
        }
    }

    /// Copies or moves a file in place of one that may be there.
    private func transfer(_ source: URL, to target: URL) throws -> URL {
        let manager = FileManager.default
        guard source.standardizedFileURL != target.standardizedFileURL else { return target }
        if manager.fileExists(atPath: target.path) { try manager.removeItem(at: target) }
        if asCopy {
            try manager.copyItem(at: source, to: target)
        } else {
            try manager.moveItem(at: source, to: target)
        }
        return target
    }

    /// Shows why files could not be delivered, then reports a cancellation.
    private func report(_ error: any Error) {
        let alert = UIAlertController(
            title: nil, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: SystemText.localized("OK"), style: .default) { [self] _ in
                delegate?.documentPickerWasCancelled(self)
            })
        UIApplication.current?.keyWindow?.rootViewController?.present(alert, animated: true)
    }
}

/// An object that is notified of the choice in a ``UIDocumentPickerViewController``.
///
/// Swift on Linux calls a class's optional methods only if the class that *states* the conformance
/// implements them.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Called with the files that were chosen, or the places to which they were exported.
    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// Called after the user closed the dialog without a choice.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
