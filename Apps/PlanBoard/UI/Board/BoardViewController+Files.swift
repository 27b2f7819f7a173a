import PlanBoardCore
import UIKit
import UniformTypeIdentifiers

// The board's columns and cards are written to files of other programs, and read from them.
extension BoardViewController: UIDocumentPickerDelegate {
    /// The choices of the menu that read and write files.
    func fileActions() -> [UIMenuElement] {
        let importing = UIAction(
            title: String(localized: "Import…", bundle: .module),
            image: UIImage(systemName: "square.and.arrow.down")
        ) { [weak self] _ in self?.chooseFileToImport() }
        let exporting = UIMenu(
            title: String(localized: "Export", bundle: .module),
            image: UIImage(systemName: "square.and.arrow.up"),
            children: BoardFileFormat.allCases.map { format in
                UIAction(title: format.title) { [weak self] _ in self?.export(format) }
            })
        return [importing, exporting]
    }

    private func chooseFileToImport() {
        let types = BoardFileFormat.allCases.compactMap {
            UTType(filenameExtension: $0.pathExtension)
        }
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
        // The import continues if the board leaves the screen before the files are read.
        let home = view.window?.rootViewController ?? self
        Task {
            let result = await Self.reading(urls)
            let presenter = view.window == nil ? home : self
            do {
                let reading = try result.get()
                try session.add(reading.outline)
                presenter.present(UIAlertController(report: reading), animated: true)
            } catch {
                reload()
                presenter.present(UIAlertController(failure: error), animated: true)
            }
        }
    }

    /// The thread that reads files, which may be long, or on a slow disk.
    private nonisolated static let files = DispatchQueue(label: "PlanBoard.files")

    /// Reads all files, or none, while the main thread goes on.
    private static func reading(_ urls: [URL]) async -> Result<BoardImport, any Error> {
        await withCheckedContinuation { continuation in
            files.async {
                continuation.resume(
                    returning: Result {
                        var reading = BoardImport()
                        for url in urls {
                            let format = BoardFileFormat(path: url.path) ?? .markdown
                            reading.append(try format.read(try Data(contentsOf: url)))
                        }
                        return reading
                    })
            }
        }
    }

    /// Writes the board to a file at a place that the user chooses.
    private func export(_ format: BoardFileFormat) {
        attempt {
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("touchstone-\(session.id)")
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)
            let name = (title ?? "").replacing("/", with: "-")
            let file = folder.appendingPathComponent(name)
                .appendingPathExtension(format.pathExtension)
            try format.write(BoardOutline(session.board)).write(to: file)
            present(UIDocumentPickerViewController(forExporting: [file]), animated: true)
        }
    }
}
