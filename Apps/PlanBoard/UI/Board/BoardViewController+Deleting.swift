import PlanBoardCore
import Toasts
import UIKit

/// The toast that takes back a deletion, in the window, so that it stays when pages change.
final class UndoToast {
    private weak var toast: UIView?
    private weak var window: UIView?
    private var time: HybridTime?

    /// - Parameters:
    ///   - time: The time of the deletion.
    ///   - undo: Takes the deletion back.
    func show(_ message: String, of time: HybridTime?, in window: UIView?, undo: UIAction) {
        guard let time, let window else { return }
        toast = window.makeToast(message, action: undo)
        self.window = window
        self.time = time
    }

    /// Hides the toast if the deletion of a time has been taken back in another way.
    func hide(ifOf time: HybridTime) {
        guard self.time == time, let toast else { return }
        window?.hideToast(toast)
    }
}

// What is deleted is offered to be taken back; what a team has too is deleted after a question.
extension BoardViewController {
    func deleteColumn(_ column: Column) {
        askBeforeDeleting(deleteQuestion(column.title), of: session) { [weak self] in
            guard let self else { return }
            attempt {
                try session.deleteColumn(column.id)
                let title = DeletedWords.short(column.title)
                offerUndo(String(localized: "Column “\(title)” was deleted", bundle: .module))
            }
        }
    }

    /// Shows the toast for the cards that were deleted last.
    func offerUndo(ofCards titles: [String]) {
        guard let first = titles.first else { return }
        offerUndo(
            titles.count == 1
                ? String(
                    localized: "“\(DeletedWords.short(first))” was deleted", bundle: .module)
                : String(localized: "\(titles.count) cards were deleted", bundle: .module))
    }

    private func offerUndo(_ message: String) {
        let time = session.undoTime
        undoToast.show(
            message, of: time, in: navigationController?.view.window ?? view.window,
            undo: UIAction(title: String(localized: "Undo", bundle: .module)) { [weak self] _ in
                guard let self, let time else { return }
                attempt { try session.takeBackDeletion(at: time) }
            })
    }

    func showTrash() {
        navigationController?.pushViewController(
            TrashViewController(board: self), animated: true)
    }
}

extension UIViewController {
    /// The board at the bottom of the pages.
    var boardPage: BoardViewController? {
        navigationController?.viewControllers.first as? BoardViewController
    }

    func deleteQuestion(_ title: String) -> String {
        String(localized: "Delete “\(DeletedWords.short(title))”?", bundle: .module)
    }

    func deleteQuestion(_ count: Int) -> String {
        String(localized: "Delete \(count) cards?", bundle: .module)
    }

    /// Deletes something after a question if a team has it too, else at once.
    ///
    /// - Parameter isAlwaysAsked: `true` to ask for boards without a team too.
    func askBeforeDeleting(
        _ question: String, of store: BoardStore, isAlwaysAsked: Bool = false,
        delete: @escaping () -> Void
    ) {
        let isShared = (try? store.isShared) ?? false
        guard isShared || isAlwaysAsked else { return delete() }
        let alert = UIAlertController(
            title: question,
            message: isShared
                ? String(
                    localized:
                        "It is deleted for everyone on the team. The trash can bring it back.",
                    bundle: .module) : nil,
            preferredStyle: .alert)
        let cancel = UIAlertAction(
            title: String(localized: "Cancel", bundle: .module), style: .cancel)
        alert.addAction(cancel)
        alert.addAction(
            UIAlertAction(title: String(localized: "Delete", bundle: .module), style: .destructive)
            { _ in delete() })
        if isShared { alert.preferredAction = cancel }
        present(alert, animated: true)
    }

    func askBeforeDeleting(
        _ question: String, of session: BoardSession, isAlwaysAsked: Bool = false,
        delete: @escaping () -> Void
    ) {
        askBeforeDeleting(
            question, of: session.store, isAlwaysAsked: isAlwaysAsked, delete: delete)
    }
}
