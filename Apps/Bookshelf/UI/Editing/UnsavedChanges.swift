import BookshelfCore
import FoundationGaps
import UIKit

/// A screen with input that is lost unless it is saved.
protocol UnsavedForm: UIViewController {
    /// `true` if something would be lost.
    var hasChanges: Bool { get }

    /// The question before the form is left with changes.
    var leavingQuestion: String { get }

    /// The button of ``leavingQuestion`` that keeps the changes; `nil` if they cannot be kept.
    var keepingTitle: String? { get }

    /// Keeps the changes, and closes the form if nothing remains to be said.
    func keepChanges()

    /// What a program that ends with the form open leaves to the next one; `nil` for what is not
    /// written to a file.
    var keptInput: KeptInput? { get }
}

/// Asks before a form with changes is left: by Escape, a click outside, a swipe, its own button or
/// together with its window. What is typed is kept until then, also if the program ends.
final class UnsavedChanges: NSObject, UIAdaptivePresentationControllerDelegate {
    private unowned let form: any UnsavedForm
    private let drafts: DraftFile?
    private lazy var autosave = Autosave(
        leaving: [
            UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIScene.willDeactivateNotification,
        ],
        ending: [UIApplication.willTerminateNotification, UIScene.didDisconnectNotification]
    ) { [weak self] in self?.keep() }

    /// - Parameter drafts: Where the input is kept.
    init(of form: any UnsavedForm, drafts: DraftFile? = nil) {
        self.form = form
        self.drafts = drafts
    }

    private func keep() {
        guard let drafts else { return }
        guard form.hasChanges, let input = form.keptInput else { return drafts.remove() }
        // The input is on the screen, and saving the form says what is wrong with the disk.
        try? drafts.keep(input)
    }

    /// Forgets the input that was kept: it is saved or discarded.
    func forget() {
        autosave.cancel()
        drafts?.remove()
    }

    /// Watches over the form, which is about to appear.
    func watch() {
        form.navigationController?.presentationController?.delegate = self
        update()
    }

    /// Reports that the input may have changed.
    func update() {
        form.isModalInPresentation = form.hasChanges
        autosave.schedule()
    }

    /// Closes the form after the question, if there is one to ask.
    func close() {
        guard form.hasChanges else { return leave() }
        ask()
    }

    private func leave() {
        forget()
        form.closeForm()
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        forget()
    }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) { ask() }

    /// Asks about the changes.
    ///
    /// - Parameters:
    ///   - discard: What happens without them; by default the form is closed.
    ///   - cancel: What happens if everything stays as it is.
    func ask(discard: (() -> Void)? = nil, cancel: (() -> Void)? = nil) {
        let front = form.front
        // The question is on the screen already.
        guard !(front is UIAlertController) else { return }
        // Return answers the question instead of going to the field below it.
        let editor = form.view.firstResponder
        form.view.endEditing(true)
        let question = UIAlertController(
            title: form.leavingQuestion, message: nil, preferredStyle: .alert)
        if let title = form.keepingTitle {
            let keep = UIAlertAction(title: title, style: .default) { [weak form] _ in
                form?.keepChanges()
            }
            question.addAction(keep)
            question.preferredAction = keep
        }
        question.addAction(
            UIAlertAction(
                title: String(localized: "Discard", bundle: .module), style: .destructive
            ) { [weak self] _ in
                if let discard { discard() } else { self?.leave() }
            })
        question.addAction(
            UIAlertAction(
                title: String(localized: "Cancel", bundle: .module), style: .cancel
            ) { [weak editor] _ in
                editor?.becomeFirstResponder()
                cancel?()
            })
        front.present(question, animated: true)
    }
}

extension UIView {
    /// The view or the one in it that has the keyboard.
    fileprivate var firstResponder: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
    }
}

extension UIViewController {
    /// Closes a form, with what it has presented.
    func closeForm() { presentingViewController?.dismiss(animated: true) }
}
