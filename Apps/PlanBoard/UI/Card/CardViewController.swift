import PlanBoardCore
import UIKit

/// The page of a card. Changes are made together when they are saved.
final class CardViewController: FormViewController {
    static let textHeight: CGFloat = 189

    let session: BoardSession
    private let original: Card
    private var draft: Card

    private let text = UITextView()
    private let important = UISwitch()
    private let hasDue = UISwitch()
    private let due = UIDatePicker()
    private let labels = UITextField()
    private let recurrence = UIButton(configuration: .plain())
    private let reminder = UIButton(configuration: .plain())
    private lazy var checklist = ChecklistView(items: draft.checklist)
    let attachments = AttachmentsView()
    let comments = CommentsView()

    var cardID: Card.ID { original.id }

    init(session: BoardSession, card: Card.ID) {
        self.session = session
        original =
            session.board.card(card)
            ?? Card(columnID: session.board.columns[0].id, key: .between(nil, nil), title: "")
        draft = original
        super.init(nibName: nil, bundle: nil)
        navigationItem.backAction = UIAction(
            title: String(localized: "Back", bundle: .module)
        ) { [weak self] _ in self?.goBack() }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Views

    override func viewDidLoad() {
        super.viewDidLoad()
        text.text = draft.title
        text.font = .preferredFont(forTextStyle: .body)
        text.backgroundColor = .clear
        text.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
        text.delegate = self
        text.accessibilityIdentifier = "CardText"
        text.accessibilityLabel = String(localized: "Plan", bundle: .module)
        text.heightAnchor.constraint(equalToConstant: Self.textHeight).isActive = true
        important.isOn = draft.isImportant
        important.accessibilityIdentifier = "Important"
        important.addAction(
            UIAction { [weak self] _ in
                self?.change { $0.isImportant = self?.important.isOn == true }
            },
            for: .valueChanged)
        hasDue.isOn = draft.due != nil
        hasDue.accessibilityIdentifier = "HasDue"
        hasDue.addAction(
            UIAction { [weak self] _ in self?.dueDidChange() }, for: .valueChanged)
        due.datePickerMode = .dateAndTime
        due.preferredDatePickerStyle = .compact
        due.date = draft.due ?? session.date.addingTimeInterval(86_400)
        due.isHidden = draft.due == nil
        due.addAction(UIAction { [weak self] _ in self?.dueDidChange() }, for: .valueChanged)
        labels.text = draft.labels.joined(separator: " ")
        labels.placeholder = String(localized: "Words with spaces between", bundle: .module)
        labels.textAlignment = .right
        labels.accessibilityIdentifier = "Labels"
        labels.addAction(
            UIAction { [weak self] _ in
                self?.change {
                    $0.labels = (self?.labels.text ?? "").split(whereSeparator: \.isWhitespace)
                        .map(String.init)
                }
            }, for: .editingChanged)
        checklist.didChange = { [weak self] items in self?.change { $0.checklist = items } }
        let properties = FormGroup([
            FormGroup.row(String(localized: "Important", bundle: .module), [important]),
            FormGroup.row(String(localized: "Due", bundle: .module), [due, hasDue]),
            FormGroup.row(String(localized: "Remind", bundle: .module), [reminder]),
            FormGroup.row(String(localized: "Repeat", bundle: .module), [recurrence]),
            FormGroup.row(
                String(localized: "Labels", bundle: .module), [labels], isStretching: true),
        ])
        form.addArrangedSubview(FormGroup([text]))
        form.addArrangedSubview(properties)
        form.addArrangedSubview(
            Self.headed(String(localized: "Checklist", bundle: .module), checklist))
        addRemarks()
        form.addArrangedSubview(FormGroup([archiveButton()]))
        showChoices()
        updateItems()
    }

    /// Shows when the user is reminded and how often the card comes back, with menus of what else
    /// there is.
    private func showChoices() {
        show([nil] + Recurrence.allCases, \.recurrence, Self.name(of:), on: recurrence)
        recurrence.accessibilityIdentifier = "Repeat"
        show([nil, 0, 600, 3600, 86_400], \.reminder, Self.name(of:), on: reminder)
        reminder.accessibilityIdentifier = "Remind"
        reminder.isEnabled = draft.due != nil
    }

    /// Makes a button show a property, and its menu set it.
    private func show<Value: Equatable>(
        _ choices: [Value?], _ property: WritableKeyPath<Card, Value?>,
        _ name: (Value?) -> String, on button: UIButton
    ) {
        let current = draft[keyPath: property]
        button.configuration?.title = name(current)
        button.configuration?.image = .symbol("chevron.up.chevron.down", size: 11)
        button.configuration?.imagePlacement = .trailing
        button.configuration?.imagePadding = 4
        button.configuration?.contentInsets = .zero
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(
            children: choices.map { choice in
                UIAction(title: name(choice), state: choice == current ? .on : .off) {
                    [weak self] _ in
                    self?.change { $0[keyPath: property] = choice }
                    self?.showChoices()
                }
            })
    }

    private static func name(of reminder: TimeInterval?) -> String {
        switch reminder {
        case nil: String(localized: "Never", bundle: .module)
        case 0?: String(localized: "When it is due", bundle: .module)
        case let seconds? where seconds < 3600:
            String(localized: "\(Int(seconds) / 60) minutes before", bundle: .module)
        case let seconds? where seconds < 86_400:
            String(localized: "\(Int(seconds) / 3600) hours before", bundle: .module)
        case let seconds?:
            String(localized: "\(Int(seconds) / 86_400) days before", bundle: .module)
        }
    }

    private static func name(of recurrence: Recurrence?) -> String {
        switch recurrence {
        case nil: String(localized: "Never", bundle: .module)
        case .daily: String(localized: "Every day", bundle: .module)
        case .weekdays: String(localized: "On weekdays", bundle: .module)
        case .weekly: String(localized: "Every week", bundle: .module)
        case .monthly: String(localized: "Every month", bundle: .module)
        case .yearly: String(localized: "Every year", bundle: .module)
        }
    }

    private func archiveButton() -> UIView {
        let button = FormGroup.linkButton(
            String(localized: "Archive this card", bundle: .module))
        button.accessibilityIdentifier = "ArchiveCard"
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                finish { try self.session.setArchived(true, self.original.id) }
            }, for: .primaryActionTriggered)
        return FormGroup.padded(button)
    }

    // MARK: Changes

    private var isBlank: Bool {
        draft.title.allSatisfy(\.isWhitespace)
    }

    private func change(_ body: (inout Card) -> Void) {
        body(&draft)
        updateItems()
    }

    private func dueDidChange() {
        due.isHidden = !hasDue.isOn
        change {
            $0.due = hasDue.isOn ? due.date : nil
            if !hasDue.isOn { $0.reminder = nil }
        }
        showChoices()
    }

    /// The title and the button at the right: saving while something is changed, else deleting.
    private func updateItems() {
        let isEditing = text.isFirstResponder
        title =
            isEditing
            ? String(localized: "Edit Plan", bundle: .module)
            : String(localized: "Plan Details", bundle: .module)
        let button: UIBarButtonItem
        if isEditing || draft != original {
            button = UIBarButtonItem(
                title: String(localized: "Save", bundle: .module), style: .done, target: self,
                action: Selector(CardViewController.save, name: "save"))
            button.accessibilityIdentifier = "Save"
            button.isEnabled = !isBlank
        } else {
            button = UIBarButtonItem(
                image: UIImage(systemName: "trash"), style: .plain, target: self,
                action: Selector(CardViewController.askToDelete, name: "askToDelete"))
            button.accessibilityIdentifier = "Delete"
            button.accessibilityLabel = String(localized: "Delete", bundle: .module)
        }
        navigationItem.rightBarButtonItem = button
        navigationController?.interactivePopGestureRecognizer?.isEnabled = draft == original
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = true
    }

    // MARK: Ending

    private func save() {
        view.endEditing(true)
        finish {
            try session.edit(original.id) {
                ($0.title, $0.isImportant, $0.due) = (draft.title, draft.isImportant, draft.due)
                ($0.labels, $0.checklist) = (draft.labels, draft.checklist)
                ($0.recurrence, $0.reminder) = (draft.recurrence, draft.reminder)
            }
        }
    }

    private func askToDelete() {
        let alert = UIAlertController(
            title: String(localized: "Delete this plan?", bundle: .module), message: nil,
            preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: String(localized: "Cancel", bundle: .module), style: .cancel))
        alert.addAction(
            UIAlertAction(title: String(localized: "Delete", bundle: .module), style: .destructive)
            {
                [weak self] _ in
                guard let self else { return }
                finish { try self.session.delete(self.original.id) }
            })
        present(alert, animated: true)
    }

    /// Goes back, asking first if something would be lost.
    private func goBack() {
        guard draft != original, !isBlank else { return leave() }
        let alert = UIAlertController(
            title: String(localized: "Save the changes?", bundle: .module),
            message: String(localized: "This plan was changed.", bundle: .module),
            preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: String(localized: "Discard", bundle: .module), style: .cancel) {
                [weak self] _ in self?.leave()
            })
        alert.addAction(
            UIAlertAction(title: String(localized: "Save", bundle: .module), style: .default) {
                [weak self] _ in self?.save()
            })
        present(alert, animated: true)
    }

    private func finish(_ change: () throws -> Void) {
        do {
            try change()
            leave()
        } catch {
            present(UIAlertController(failure: error), animated: true)
        }
    }

    private func leave() { navigationController?.popViewController(animated: true) }
}

extension CardViewController: UITextViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) { updateItems() }

    func textViewDidEndEditing(_ textView: UITextView) { updateItems() }

    func textViewDidChange(_ textView: UITextView) { change { $0.title = textView.text ?? "" } }
}
