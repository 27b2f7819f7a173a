import BookshelfCore
import Toasts
import UIKit

/// Deletes books after a question, and brings them back.
final class ShelfEditor {
    /// Posted when ``canUndo`` may have changed.
    static let stepsDidChange = Notification.Name("ShelfEditor.stepsDidChange")

    let api: BookAPI

    /// The books that were deleted, also before this launch.
    private(set) var trash: BookTrash {
        didSet { NotificationCenter.default.post(name: Self.stepsDidChange, object: self) }
    }

    /// Where open forms keep what is typed; `nil` for a shelf that is kept nowhere.
    let drafts: DraftFile?

    /// The number of books that were deleted in this launch and not brought back.
    private var steps = 0

    init(api: BookAPI, trash: BookTrash, drafts: DraftFile? = nil) {
        self.api = api
        self.drafts = drafts
        self.trash = trash
    }

    /// `true` if the last deletion can be undone. Older ones are undone in the trash.
    var canUndo: Bool { steps > 0 && !trash.items.isEmpty }

    /// Asks before a book is deleted.
    func askToDelete(_ id: BookAPI.Entry.ID, over controller: UIViewController) {
        let question = UIAlertController(
            title: String(localized: "Delete this book?", bundle: .module),
            message: api.entry(id)?.book.name, preferredStyle: .alert)
        question.addAction(
            UIAlertAction(
                title: String(localized: "Delete book", bundle: .module), style: .destructive
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
        guard api.entry(id) == nil else { return }
        steps += 1
        do throws(BookError) {
            try trash.add(book, index: index, at: Date())
        } catch {
            controller.report(error)
        }
        offerUndo(over: controller)
    }

    /// Says that a book was deleted, with a button that brings it back.
    private func offerUndo(over controller: UIViewController) {
        guard let item = trash.items.first,
            let view = controller.view.window?.rootViewController?.view
        else { return }
        let name = item.book.name ?? String(localized: "Untitled", bundle: .module)
        var style = ToastManager.shared.style
        // Above the toolbar of the book's page.
        style.edgeDistance = 60
        view.makeToast(
            String(localized: "“\(name)” was deleted", bundle: .module),
            action: UIAction(title: String(localized: "Undo", bundle: .module)) {
                [weak self, weak controller] _ in
                do throws(BookError) {
                    try self?.restore(item)
                } catch {
                    controller?.report(error)
                }
            }, style: style)
    }

    /// Brings the last deleted book back to its place.
    ///
    /// - Returns: Its entry, or `nil` if nothing was deleted.
    @discardableResult
    func undo() throws(BookError) -> BookAPI.Entry.ID? {
        guard canUndo, let last = trash.items.first else { return nil }
        return try restore(last)
    }

    /// Brings a deleted book back to its place; `nil` if it is back already.
    @discardableResult
    func restore(_ item: BookTrash.Item) throws(BookError) -> BookAPI.Entry.ID? {
        guard trash.items.contains(item) else { return nil }
        // On the shelf first: what cannot be put there stays in the trash.
        let id = try api.insert(item.book, at: min(item.index, api.entries.count))
        steps = max(0, steps - 1)
        try trash.remove(item)
        return id
    }
}

extension UIViewController {
    /// Shows why the shelf could not be changed.
    func report(_ error: BookError) {
        tell(error.text)
    }

    /// The screen in front of this one and those that it has presented.
    var front: UIViewController {
        var front: UIViewController = self
        while let next = front.presentedViewController { front = next }
        return front
    }

    /// Shows a sentence, and what follows from it, in front of everything until the user closes it.
    func tell(_ sentence: String, message: String? = nil) {
        let alert = UIAlertController(title: sentence, message: message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: String(localized: "OK", bundle: .module), style: .default))
        front.present(alert, animated: true)
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
        case .notAdded(let path, let reason):
            String(
                localized: "“\(path)” could not be written: \(reason) No book was added.",
                bundle: .module)
        case .unwritable(let path, let reason):
            String(
                localized:
                    "“\(path)” could not be written: \(reason) The shelf on the screen is not saved.",
                bundle: .module)
        }
    }
}
