import CoreGraphics
import Foundation
import FoundationGaps
import FoundationNetworking
import UIKit
import UIKitControls
import UniformTypeIdentifiers
package import WebHosting

/// What the page asks for when it is used.
extension WKWebView {
    package func page(_ page: WebPage, isEditing: Bool, purpose: Int, hints: Int) {
        contentView.setEditing(isEditing, purpose: purpose, hints: hints)
    }

    package func page(_ page: WebPage, didMoveCaret rect: CGRect) {
        contentView.textInput.caret = rect
    }

    package func page(_ page: WebPage, didHover link: String?, cursor: String?) {
        contentView.pointer.show(cursor)
    }

    // MARK: Choices

    package func page(
        _ page: WebPage, choose choices: [WebChoice], at rect: CGRect, _ question: WebQuestion<Int>
    ) {
        guard let presenter else { return question.answer(-1) }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for (index, choice) in choices.enumerated() {
            let title = choice.isSelected ? "✓ \(choice.label)" : choice.label
            let action = UIAlertAction(title: title, style: .default) { _ in
                question.answer(index)
            }
            action.isEnabled = choice.isEnabled
            sheet.addAction(action)
        }
        sheet.addAction(
            UIAlertAction(title: SystemText.localized("Cancel"), style: .cancel) { _ in
                question.answer(-1)
            })
        sheet.popoverPresentationController?.sourceView = contentView
        sheet.popoverPresentationController?.sourceRect = rect
        presenter.present(sheet, animated: true)
    }

    package func page(
        _ page: WebPage, chooseFiles allowsMany: Bool, types: [String],
        _ question: WebQuestion<[String]?>
    ) {
        guard let presenter else { return question.answer(nil) }
        let kinds = types.compactMap { UTType(mimeType: $0) }
        let picker = UIDocumentPickerViewController(
            forOpeningContentTypes: kinds.isEmpty ? [.item] : kinds)
        picker.allowsMultipleSelection = allowsMany
        let choice = FileChoice(question)
        picker.delegate = choice
        objc_setAssociatedObject(picker, &FileChoice.key, choice, .OBJC_ASSOCIATION_RETAIN)
        presenter.present(picker, animated: true)
    }

    package func page(_ page: WebPage, showMenuAt place: WebPlace) {
        guard let presenter else { return }
        let sheet = UIAlertController(title: place.link, message: nil, preferredStyle: .actionSheet)
        if let link = place.link.flatMap(URL.init(string:)) {
            sheet.addAction(
                UIAlertAction(title: String(localized: "Open Link"), style: .default) {
                    [weak self] _ in
                    self?.load(URLRequest(url: link))
                })
            sheet.addAction(
                UIAlertAction(title: String(localized: "Copy Link"), style: .default) { _ in
                    UIPasteboard.general.string = link.absoluteString
                })
        }
        if place.isSelection {
            sheet.addAction(
                UIAlertAction(title: SystemText.localized("Copy"), style: .default) { _ in
                    page.edit("Copy")
                })
        }
        if place.isEditable {
            sheet.addAction(
                UIAlertAction(title: SystemText.localized("Paste"), style: .default) {
                    [weak self] _ in
                    self?.paste(nil)
                })
        }
        guard !sheet.actions.isEmpty else { return }
        sheet.addAction(UIAlertAction(title: SystemText.localized("Cancel"), style: .cancel))
        sheet.popoverPresentationController?.sourceView = contentView
        sheet.popoverPresentationController?.sourceRect = CGRect(
            origin: contentView.lastPlace, size: CGSize(width: 1, height: 1))
        presenter.present(sheet, animated: true)
    }

    /// The controller that presents what the page asks for.
    private var presenter: UIViewController? {
        sequence(first: self as UIResponder) { $0.next }.lazy
            .compactMap { $0 as? UIViewController }.first ?? window?.rootViewController
    }
}

/// The answer of a picker of files.
private final class FileChoice: NSObject, UIDocumentPickerDelegate {
    static var key: UInt8 = 0

    private let question: WebQuestion<[String]?>

    init(_ question: WebQuestion<[String]?>) {
        self.question = question
        super.init()
    }

    nonisolated deinit {}

    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { question.answer(urls.map(\.path)) }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        question.answer(nil)
    }
}
