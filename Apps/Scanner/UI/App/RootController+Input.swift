import ProgressHUD
import ScannerCore
import UIKit
import UniformTypeIdentifiers

// Codes in files, on the clipboard and on the screen.
extension RootController: UIDocumentPickerDelegate, UIDropInteractionDelegate {
    /// Shows the desktop's dialog for pictures, PDF files and films.
    func pickFiles() {
        let endings = CodeFile.pictureExtensions + ["pdf"] + CodeFile.filmExtensions
        let picker = UIDocumentPickerViewController(
            forOpeningContentTypes: endings.compactMap { UTType(filenameExtension: $0) })
        picker.allowsMultipleSelection = true
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { read(urls, from: .file) }

    func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool {
        session.canLoadObjects(ofClass: URL.self) || session.canLoadObjects(ofClass: UIImage.self)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
        guard session.canLoadObjects(ofClass: URL.self) else {
            return readImage(of: session)
        }
        session.loadObjects(ofClass: URL.self) { [weak self] urls in
            let files = urls.filter(\.isFileURL)
            if files.isEmpty {
                // A picture of a page comes with its address on the web.
                self?.readImage(of: session)
            } else {
                self?.read(files, from: .file)
            }
        }
    }

    private func readImage(of session: any UIDropSession) {
        session.loadObjects(ofClass: UIImage.self) { [weak self] images in
            guard let image = images.first?.cgImage else { return }
            self?.read(image, from: .file)
        }
    }

    /// Reads the picture or file on the clipboard; a text is shown as a code's would be.
    func paste() {
        let board = UIPasteboard.general
        if let image = board.image?.cgImage {
            read(image, from: .clipboard)
        } else if let file = board.url, file.isFileURL {
            read([file], from: .clipboard)
        } else if let text = board.string, !text.isEmpty {
            show(FoundCode(kind: "qr", text: text), from: .clipboard)
        } else {
            tell(String(localized: "The clipboard has no picture and no text.", bundle: .module))
        }
    }

    /// Lets the user choose a part of the screen, and reads it. The picture is deleted.
    func pickScreen() {
        let screen = services.screen
        Task {
            do throws(ScreenPickingError) {
                guard let file = try await screen.pick() else { return }
                self.read([file], from: .screen) {
                    try? FileManager.default.removeItem(at: file)
                }
            } catch {
                self.tell(error.text)
            }
        }
    }

    // MARK: Reading

    /// Reads files away from the main thread, and shows their codes. What cannot be read is named
    /// in one message.
    func read(
        _ files: [URL], from origin: ScannedCode.Origin,
        then end: @escaping @MainActor () -> Void = {}
    ) {
        guard !files.isEmpty else { return }
        read(from: origin, then: end) {
            var pictures: [ReadPicture] = []
            var errors: [CodeFileError] = []
            for file in files where !Task.isCancelled {
                do throws(CodeFileError) {
                    pictures += try await CodeFile.pictures(in: file)
                } catch {
                    errors.append(error)
                }
            }
            return (pictures, errors)
        }
    }

    /// Reads a picture, and shows its codes.
    func read(_ image: CGImage, from origin: ScannedCode.Origin) {
        read(from: origin, then: {}) {
            do throws(CodeFileError) {
                return (try await CodeFile.pictures(in: image, named: ""), [])
            } catch {
                return ([], [error])
            }
        }
    }

    private func read(
        from origin: ScannedCode.Origin, then end: @escaping @MainActor () -> Void,
        _ work: @escaping @Sendable () async -> ([ReadPicture], [CodeFileError])
    ) {
        Task {
            defer { end() }
            let result = try? await HUD.during(
                String(localized: "Reading…", bundle: .module), in: self.view,
                cancelTitle: String(localized: "Cancel", bundle: .module)
            ) { _ in
                let reading = Task.detached(operation: work)
                return await withTaskCancellationHandler {
                    await reading.value
                } onCancel: {
                    reading.cancel()
                }
            }
            guard let (pictures, errors) = result else { return }
            if !pictures.isEmpty { self.show(pictures, from: origin) }
            guard !errors.isEmpty else { return }
            let lines = errors.prefix(5).map(\.text)
            self.tell(lines[0], message: lines.dropFirst().joined(separator: "\n"))
        }
    }
}
