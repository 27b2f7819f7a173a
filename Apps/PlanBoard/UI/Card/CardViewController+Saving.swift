import PlanBoardCore
import UIKit

// What is chosen is stored at once, what is typed half a second later.
extension CardViewController: BoardPage, UITextViewDelegate {
    // MARK: Changing

    var trimmedTitle: String {
        draft.title.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Makes a change that is stored at once, a step of undo of its own.
    func change(_ body: (inout Card) -> Void) {
        autosave.flush()
        body(&draft)
        save(typing: nil)
        updateItems()
    }

    /// Makes a change that is a part of typing.
    func type(_ body: (inout Card) -> Void) {
        body(&draft)
        autosave.schedule()
        updateItems()
    }

    /// The card to be stored: a blank title is that of before.
    private var storedDraft: Card {
        var card = draft
        card.title = trimmedTitle.isEmpty ? titleBefore ?? known.title : trimmedTitle
        return card
    }

    /// Stores what has changed.
    ///
    /// - Returns: `false` if that failed, which was reported.
    @discardableResult
    private func save(typing: Typing?) -> Bool {
        let card = storedDraft
        guard card != known, !isLeaving else { return true }
        do {
            try session.revise(known, to: card, typing: typing)
            known = session.board.card(cardID) ?? known
            return true
        } catch {
            present(UIAlertController(failure: error), animated: true)
            return false
        }
    }

    /// Stores what was typed: the card's text, and the step and comment that are not sent yet.
    func saveTyped() {
        save(typing: typing)
        do {
            try session.keep(checklist.typedText, as: .step(cardID))
            try session.keep(comments.typedText, as: .comment(cardID))
        } catch {
            present(UIAlertController(failure: error), animated: true)
        }
    }

    /// Shows the step and comment that were typed before and not sent.
    func showTypedTexts() {
        checklist.typedText = (try? session.draft(.step(cardID))) ?? ""
        comments.typedText = (try? session.draft(.comment(cardID))) ?? ""
    }

    /// Takes in what has changed on the board. What the form has changed and not stored stays.
    func boardDidChange() {
        guard isViewLoaded, !isLeaving else { return }
        guard let card = session.board.card(cardID) else {
            isLeaving = true
            return leave()
        }
        var next = card.setting(storedDraft, since: known)
        known = card
        // Spaces at the end are typed before the next word, and nothing before another text.
        if next.title == trimmedTitle || trimmedTitle.isEmpty && text.isFirstResponder {
            next.title = draft.title
        }
        guard next != draft else { return }
        let haveRemarksChanged =
            (next.comments, next.attachments) != (draft.comments, draft.attachments)
        draft = next
        showDraft()
        if haveRemarksChanged { showRemarks() }
    }

    // MARK: Typing

    func textViewDidBeginEditing(_ textView: UITextView) {
        typing = Typing()
        titleBefore = known.title
        updateItems()
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        autosave.flush()
        draft.title = storedDraft.title
        save(typing: typing)
        titleBefore = nil
        showDraft()
    }

    func textViewDidChange(_ textView: UITextView) { type { $0.title = textView.text ?? "" } }

    // MARK: Undoing

    func undoEdit() { attempt { try session.undo() } }

    func redoEdit() { attempt { try session.redo() } }

    private func attempt(_ change: () throws -> Void) {
        autosave.flush()
        do { try change() } catch {
            present(UIAlertController(failure: error), animated: true)
        }
    }

    // MARK: Ending

    /// Stores everything that was typed; a step is added.
    ///
    /// - Returns: `false` if that failed, which was reported.
    @discardableResult
    func finishTyping() -> Bool {
        view.endEditing(true)
        checklist.finishTyping()
        autosave.flush()
        return save(typing: typing)
    }

    /// Goes back. If what was typed cannot be stored, the page stays.
    func goBack() { if finishTyping() { leave() } }

    func finish(_ change: () throws -> Void) {
        do {
            if !isLeaving { finishTyping() }
            try change()
            leave()
        } catch {
            isLeaving = false
            present(UIAlertController(failure: error), animated: true)
        }
    }

    func leave() { navigationController?.popViewController(animated: true) }
}
