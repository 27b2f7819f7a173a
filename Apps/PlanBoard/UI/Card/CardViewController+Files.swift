import PlanBoardCore
import ResponderRouting
import UIKit

// Comments and attachments are stored when they are added or removed.
extension CardViewController: UIDocumentPickerDelegate, RoutedEventHandler {
    /// Adds the groups of attachments and comments to the form.
    func addRemarks() {
        form.addArrangedSubview(
            Self.headed(String(localized: "Attachments", bundle: .module), attachments))
        form.addArrangedSubview(
            Self.headed(String(localized: "Comments", bundle: .module), comments))
        showRemarks()
    }

    func handle(_ event: any RoutedEvent) -> EventDecision {
        guard let event = event as? RemarkEvent else { return .pass }
        switch event {
        case .attachFile: chooseFile()
        case .open(let attachment): open(attachment)
        case .remove(let attachment): changeAttachments { $0.removeAll { $0 == attachment } }
        case .typeComment: autosave.schedule()
        case .addComment(let text): keep { try session.comment(cardID, text, by: Self.person) }
        case .removeComment(let comment):
            keep { try session.removeComment(comment.id, from: cardID) }
        }
        return .handled
    }

    /// The name of the user of the program.
    private static var person: String {
        let name = NSFullUserName()
        return name.isEmpty ? NSUserName() : name
    }

    func showRemarks() {
        let card = session.board.card(cardID)
        attachments.show(card?.attachments ?? [])
        comments.show(card?.comments ?? [])
    }

    /// Runs a change that is kept at once.
    private func keep(_ change: () throws -> Void) {
        autosave.flush()
        do { try change() } catch {
            present(UIAlertController(failure: error), animated: true)
        }
        showRemarks()
    }

    private func changeAttachments(_ body: @escaping (inout [Attachment]) -> Void) {
        keep { try session.attach(cardID, body) }
    }

    private func chooseFile() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.allowsMultipleSelection = true
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
        keep {
            let folder = AttachmentFolder(session.store)
            let added = try urls.map(folder.add)
            try session.attach(cardID) { all in
                all += added.filter { !all.contains($0) }
            }
        }
    }

    /// Opens a file in the program that the desktop has for it.
    private func open(_ attachment: Attachment) {
        keep {
            UIApplication.shared.open(
                try AttachmentFolder(session.store).copy(of: attachment))
        }
    }
}
