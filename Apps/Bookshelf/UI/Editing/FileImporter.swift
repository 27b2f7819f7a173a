import BookshelfCore
import BookshelfLists
import Toasts
import UIKit
import UniformTypeIdentifiers

/// Adds the books of EPUB and PDF files and of lists (CSV, JSON, BibTeX): those that the user
/// picks, and those that are dropped on the shelf. A picture that is dropped on a book becomes its
/// cover.
final class FileImporter: NSObject, UIDocumentPickerDelegate, UIDropInteractionDelegate {
    private let api: BookAPI
    private let covers: CoverFile
    private weak var controller: UIViewController?

    /// The endings of pictures' names.
    private nonisolated static let pictures = ["png", "jpg", "jpeg", "webp", "gif"]

    /// The longest picture that is read, in bytes.
    private nonisolated static let mostPictureBytes = 64 << 20

    /// The book at a point of the controller's view, if there is one.
    private var bookAt: (CGPoint) -> BookAPI.Entry.ID? = { _ in nil }

    init(api: BookAPI, covers: CoverFile) {
        self.api = api
        self.covers = covers
        super.init()
    }

    /// Takes files that are dropped on a controller's view, and shows messages over it.
    ///
    /// - Parameter bookAt: Returns the book at a point of the view.
    func attach(
        to controller: UIViewController, bookAt: @escaping (CGPoint) -> BookAPI.Entry.ID?
    ) {
        self.controller = controller
        self.bookAt = bookAt
        controller.view.addInteraction(UIDropInteraction(delegate: self))
    }

    /// Shows the desktop's dialog for files.
    func pick() {
        let endings = BookFile.pathExtensions + BookFormat.allCases.map(\.pathExtension)
        let types = endings.compactMap { UTType(filenameExtension: $0) }
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
        picker.allowsMultipleSelection = true
        picker.delegate = self
        controller?.present(picker, animated: true)
    }

    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { add(urls) }

    func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { session.canLoadObjects(ofClass: URL.self) }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
        let book = controller.flatMap { bookAt(session.location(in: $0.view)) }
        session.loadObjects(ofClass: URL.self) { [weak self] urls in
            self?.drop(urls.filter(\.isFileURL), on: book)
        }
    }

    /// The first picture becomes the cover of a book; the other files are added.
    private func drop(_ files: [URL], on book: BookAPI.Entry.ID?) {
        let picture =
            book == nil
            ? nil : files.first { Self.pictures.contains($0.pathExtension.lowercased()) }
        guard let book, let picture else { return add(files) }
        let (covers, name) = (covers, picture.lastPathComponent)
        Task {
            let cover = await Task.detached { Self.cover(of: picture, covers) }.value
            do throws(BookError) {
                if let cover {
                    try self.api.update(book) {
                        ($0.picture, $0.orientation) = (cover.path, cover.orientation)
                    }
                } else {
                    self.controller?.tell(BookFileError.unreadable(name: name).text)
                }
            } catch {
                self.controller?.report(error)
            }
            let others = files.filter { $0 != picture }
            if !others.isEmpty { self.add(others) }
        }
    }

    private nonisolated static func cover(
        of file: URL, _ covers: CoverFile
    ) -> (path: String, orientation: Book.Orientation)? {
        let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? .max
        guard size <= mostPictureBytes, let data = try? Data(contentsOf: file) else { return nil }
        return try? covers.add(data)
    }

    // MARK: Adding

    /// Adds the books of files, which are read away from the main thread, in one step. What is not
    /// added is named in one message.
    private func add(_ files: [URL]) {
        let covers = covers
        Task {
            let results = await Task.detached { files.map { Self.read($0, covers) } }.value
            var known = KnownBooks(self.api.books)
            var whole = BookImport()
            var reasons: [String] = []
            for (file, result) in zip(files, results) {
                switch result {
                case .success(let list):
                    let read = list.adding(to: &known)
                    whole.entries += read.entries
                    whole.skipped += read.skipped
                    reasons += read.reasons().map { "“\(file.lastPathComponent)”: \($0)" }
                case .failure(let error):
                    whole.skipped.append(.init(line: nil, reason: .noBook))
                    reasons.append(error.text)
                }
            }
            do throws(BookError) {
                if !whole.entries.isEmpty { try self.api.append(whole.books) }
                self.report(whole, reasons)
            } catch {
                self.controller?.report(error)
            }
        }
    }

    /// Says what became of an import: in passing, unless something was left out.
    private func report(_ read: BookImport, _ reasons: [String]) {
        guard !reasons.isEmpty else {
            controller?.view.makeToast(read.summary)
            return
        }
        let lines = BookImport.shortened(reasons, atMost: 8)
        controller?.tell(read.summary, message: lines.joined(separator: "\n"))
    }

    private nonisolated static func read(
        _ file: URL, _ covers: CoverFile
    ) -> Result<BookImport, BookFileError> {
        do throws(BookFileError) {
            if let list = BookFormat(of: file) { return .success(try list.read(file)) }
            let read = try BookFile(reading: file)
            var book = read.book
            // A book without its cover is still a book: the title is drawn.
            if let cover = read.cover.flatMap({ try? covers.add($0) }) {
                (book.picture, book.orientation) = (cover.path, cover.orientation)
            }
            return .success(BookImport(book: book))
        } catch {
            return .failure(error)
        }
    }
}

extension BookFileError {
    /// The sentence for the user.
    @MainActor var text: String {
        switch self {
        case .unknownFormat(let name):
            String(
                localized: "“\(name)” is neither an EPUB or PDF file nor a list of books.",
                bundle: .module)
        case .unreadable(let name):
            String(localized: "“\(name)” cannot be read.", bundle: .module)
        case .tooLarge(let name):
            String(localized: "“\(name)” is too large.", bundle: .module)
        case .encrypted(let name):
            String(localized: "“\(name)” needs a password.", bundle: .module)
        case .list(let name, let error): "“\(name)”: \(error.text)"
        }
    }
}
