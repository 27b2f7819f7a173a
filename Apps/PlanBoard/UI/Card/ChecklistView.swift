import PlanBoardCore
import UIKit

/// The steps of a card, which are ticked, written, added and removed.
final class ChecklistView: UIView, UITextFieldDelegate {
    private(set) var items: [ChecklistItem]

    /// Called with all steps after each change.
    var didChange: ([ChecklistItem]) -> Void = { _ in }

    /// Called when the text of the next step changes.
    var didType: () -> Void = {}

    private let group = FormGroup([])
    private let newItem = UITextField()

    init(items: [ChecklistItem]) {
        self.items = items
        super.init(frame: .zero)
        newItem.placeholder = String(localized: "Add a step", bundle: .module)
        newItem.accessibilityIdentifier = "NewStep"
        newItem.returnKeyType = .done
        newItem.delegate = self
        newItem.addAction(UIAction { [weak self] _ in self?.didType() }, for: .editingChanged)
        group.fill(self)
        updateRows()
    }

    required init?(coder: NSCoder) { nil }

    /// The text of a step that is not added yet.
    var typedText: String {
        get { newItem.text ?? "" }
        set { newItem.text = newValue }
    }

    func show(_ items: [ChecklistItem]) {
        self.items = items
        updateRows()
    }

    /// Adds the step that was typed, if any.
    func finishTyping() {
        let title = typedText.trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else { return }
        typedText = ""
        didType()
        change { $0.append(ChecklistItem(title)) }
    }

    private func updateRows() {
        group.setRows(
            items.indices.map(row) + [FormGroup.padded(newItem)])
    }

    private func row(_ index: Int) -> UIView {
        let item = items[index]
        let check = UIButton(type: .system)
        check.setImage(
            .symbol(item.isDone ? "checkmark.circle.fill" : "circle", size: 18), for: .normal)
        check.tintColor = item.isDone ? .planAccent : .planSecondary
        check.accessibilityIdentifier = "Step \(item.title)"
        check.accessibilityLabel = item.title
        check.accessibilityValue =
            item.isDone ? String(localized: "Finished", bundle: .module) : nil
        check.addAction(
            UIAction { [weak self] _ in self?.change { $0[index].isDone.toggle() } },
            for: .primaryActionTriggered)
        let title = UILabel()
        title.text = item.title
        title.textColor = item.isDone ? .planFinished : .label
        title.setContentHuggingPriority(.defaultLow, for: .horizontal)
        title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let remove = FormGroup.removeButton("Remove \(item.title)")
        remove.addAction(
            UIAction { [weak self] _ in self?.change { $0.remove(at: index) } },
            for: .primaryActionTriggered)
        check.setContentHuggingPriority(.required, for: .horizontal)
        check.widthAnchor.constraint(equalToConstant: 28).isActive = true
        check.heightAnchor.constraint(equalToConstant: 36).isActive = true
        let stack = UIStackView(arrangedSubviews: [check, title, remove])
        stack.spacing = 8
        stack.alignment = .center
        return FormGroup.padded(stack)
    }

    private func change(_ body: (inout [ChecklistItem]) -> Void) {
        body(&items)
        updateRows()
        didChange(items)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard !typedText.trimmingCharacters(in: .whitespaces).isEmpty else {
            textField.resignFirstResponder()
            return false
        }
        finishTyping()
        textField.becomeFirstResponder()
        return false
    }
}
