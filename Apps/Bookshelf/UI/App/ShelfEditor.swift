import BookshelfCore
import UIKit

/// Deletes books after a question, and brings them back.
final class ShelfEditor {
    /// Posted when ``canUndo`` may have changed.
    static let stepsDidChange = Notification.Name("ShelfEditor.stepsDidChange")

    let api: BookAPI

    /// The books that were deleted, and their places, oldest first.
    private var deleted: [(book: Book, index: Int)] = [] {
        didSet { NotificationCenter.default.post(name: Self.stepsDidChange, object: self) }
    }

    init(api: BookAPI) {
        self.api = api
    }

    /// `true` if a deleted book can be brought back.
    var canUndo: Bool { !deleted.isEmpty }

    /// Asks before a book is deleted.
    func askToDelete(_ id: BookAPI.Entry.ID, over controller: UIViewController) {
        let question = UIAlertController(
            title: String(localized: "Delete this book?", bundle: .module),
            message: api.entry(id)?.book.name, preferredStyle: .alert)
        question.addAction(
            UIAlertAction(
                title: String(localized: "Delete for good", bundle: .module), style: .destructive
            ) { [weak self, weak controller] _ in
                guard let self, let controller else { return }
                Task { await self.delete(id, over: controller) }
            })
        question.addAction(
            UIAlertAction(title: String(localized: "Cancel", bundle: .module), style: .cancel))
        controller.present(question, animated: true)
    }

    private func delete(_ id: BookAPI.Entry.ID, over controller: UIViewController) async {
        guard let index = api.entries.firstIndex(where: { $0.id == id }) else { return }
        let book = api.entries[index].book
        do throws(BookError) {
            try await api.delete(id)
        } catch {
            controller.report(error)
        }
        // The book has left the shelf even if the file could not be written.
        if api.entry(id) == nil { deleted.append((book, index)) }
    }

    /// Brings the last deleted book back to its place.
    ///
    /// - Returns: Its entry, or `nil` if nothing was deleted.
    @discardableResult
    func undo() throws(BookError) -> BookAPI.Entry.ID? {
        guard let last = deleted.popLast() else { return nil }
        return try api.insert(last.book, at: min(last.index, api.entries.count))
    }
}

extension UIViewController {
    /// Shows why the shelf could not be changed.
    func report(_ error: BookError) {
        tell(error.text)
    }

    /// Shows a sentence until the user closes it.
    func tell(_ sentence: String) {
        let alert = UIAlertController(title: sentence, message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: String(localized: "OK", bundle: .module), style: .default))
        present(alert, animated: true)
    }
}

extension BookError {
    /// The sentence for the user.
    @MainActor var text: String {
        switch self {
        case .noSuchBook:
            String(localized: "There is no such book on the shelf.", bundle: .module)
        case .notDeleted:
            String(
                localized: "The book could not be deleted. Please try again later.",
                bundle: .module)
        case .unwritable(let path, let reason):
            String(
                localized:
                    "“\(path)” could not be written: \(reason) The shelf on the screen is not saved.",
                bundle: .module)
        }
    }
}
