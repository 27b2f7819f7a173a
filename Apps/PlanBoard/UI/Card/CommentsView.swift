import PlanBoardCore
import ResponderRouting
import UIKit

/// The remarks about a card, and a field for another.
final class CommentsView: UIView, UITextFieldDelegate {
    private let group = FormGroup([])
    private let field = UITextField()

    init() {
        super.init(frame: .zero)
        field.placeholder = String(localized: "Add a comment", bundle: .module)
        field.accessibilityIdentifier = "NewComment"
        field.accessibilityLabel = field.placeholder
        field.returnKeyType = .send
        field.delegate = self
        field.addAction(
            UIAction { [weak self] _ in self?.route(RemarkEvent.typeComment) }, for: .editingChanged
        )
        group.fill(self)
    }

    required init?(coder: NSCoder) { nil }

    /// The text of a remark that is not sent yet.
    var typedText: String {
        get { field.text ?? "" }
        set { field.text = newValue }
    }

    func show(_ comments: [Comment]) {
        group.setRows(comments.map(row) + [FormGroup.padded(field)])
    }

    private func row(_ comment: Comment) -> UIView {
        let head = UILabel()
        head.text = "\(comment.author) · \(CardMark.dayText(comment.date))"
        head.font = .systemFont(ofSize: 12)
        head.textColor = .planSecondary
        let text = UILabel()
        text.text = comment.text
        text.font = .systemFont(ofSize: 15)
        text.numberOfLines = 0
        let texts = UIStackView(arrangedSubviews: [head, text])
        texts.axis = .vertical
        texts.spacing = 3
        let remove = FormGroup.removeButton("Remove comment \(comment.text)")
        remove.addAction(
            UIAction { [weak self] _ in self?.route(RemarkEvent.removeComment(comment)) },
            for: .primaryActionTriggered)
        let stack = UIStackView(arrangedSubviews: [texts, remove])
        stack.spacing = 8
        stack.alignment = .top
        return FormGroup.padded(stack, isGrowing: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let text = (textField.text ?? "").trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else {
            textField.resignFirstResponder()
            return false
        }
        textField.text = ""
        route(RemarkEvent.typeComment)
        route(RemarkEvent.addComment(text))
        return false
    }
}
