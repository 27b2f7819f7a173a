import FoundationGaps
import PlanBoardCore
import UIKit

/// The page of a card. Changes are stored as they are made, and each can be undone.
final class CardViewController: FormViewController {
    static let textHeight: CGFloat = 189

    let session: BoardSession
    let cardID: Card.ID

    /// The card as it was when the page last saw it on the board.
    var known: Card

    /// The card as the form shows it.
    var draft: Card

    /// The title before it was edited, which stays while the text is blank.
    var titleBefore: String?

    /// The typing in the field that has the focus.
    var typing = Typing()

    /// `true` from the moment when the page's card is deleted by this page.
    var isLeaving = false

    private(set) lazy var autosave = Autosave(
        { [weak self] in self?.saveTyped() },
        atEnd: { [weak self] in self?.checklist.finishTyping() })

    let text = UITextView()
    private let important = UISwitch()
    private let hasDue = UISwitch()
    private let due = UIDatePicker()
    private let labels = UITextField()
    private let recurrence = UIButton(configuration: .plain())
    private let reminder = UIButton(configuration: .plain())
    private(set) lazy var checklist = ChecklistView(items: draft.checklist)
    let attachments = AttachmentsView()
    let comments = CommentsView()

    init(session: BoardSession, card: Card.ID) {
        self.session = session
        cardID = card
        known =
            session.board.card(card)
            ?? Card(columnID: session.board.columns[0].id, key: .between(nil, nil), title: "")
        draft = known
        super.init(nibName: nil, bundle: nil)
        navigationItem.backAction = UIAction(
            title: String(localized: "Back", bundle: .module)
        ) { [weak self] _ in self?.goBack() }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Views

    override func viewDidLoad() {
        super.viewDidLoad()
        text.font = .preferredFont(forTextStyle: .body)
        text.backgroundColor = .clear
        text.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
        text.delegate = self
        text.accessibilityIdentifier = "CardText"
        text.accessibilityLabel = String(localized: "Plan", bundle: .module)
        text.heightAnchor.constraint(equalToConstant: Self.textHeight).isActive = true
        important.accessibilityIdentifier = "Important"
        important.addAction(
            UIAction { [weak self] _ in
                self?.change { $0.isImportant = self?.important.isOn == true }
            },
            for: .valueChanged)
        hasDue.accessibilityIdentifier = "HasDue"
        hasDue.addAction(
            UIAction { [weak self] _ in self?.dueDidChange() }, for: .valueChanged)
        due.datePickerMode = .dateAndTime
        due.preferredDatePickerStyle = .compact
        due.addAction(UIAction { [weak self] _ in self?.dueDidChange() }, for: .valueChanged)
        labels.placeholder = String(localized: "Words with spaces between", bundle: .module)
        labels.textAlignment = .right
        labels.accessibilityIdentifier = "Labels"
        labels.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                type { $0.labels = self.typedLabels }
            }, for: .editingChanged)
        labels.addAction(
            UIAction { [weak self] _ in self?.typing = Typing() }, for: .editingDidBegin)
        checklist.didChange = { [weak self] items in self?.change { $0.checklist = items } }
        checklist.didType = { [weak self] in self?.autosave.schedule() }
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
        showDraft()
        showTypedTexts()
    }

    /// The words of the field of labels.
    private var typedLabels: [String] {
        (labels.text ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Makes the form show the draft. A field whose text says the same already is left alone, as
    /// the user may be typing.
    func showDraft() {
        if text.text != draft.title { text.text = draft.title }
        important.isOn = draft.isImportant
        hasDue.isOn = draft.due != nil
        due.date = draft.due ?? session.date.addingTimeInterval(86_400)
        due.isHidden = draft.due == nil
        if typedLabels != draft.labels { labels.text = draft.labels.joined(separator: " ") }
        if checklist.items != draft.checklist { checklist.show(draft.checklist) }
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
                finish { try self.session.setArchived(true, self.cardID) }
            }, for: .primaryActionTriggered)
        return FormGroup.padded(button)
    }

    // MARK: Changes

    private func dueDidChange() {
        change {
            $0.due = hasDue.isOn ? due.date : nil
            if !hasDue.isOn { $0.reminder = nil }
        }
        showDraft()
    }

    /// The title and the button at the right: saving while the text is edited, else deleting.
    func updateItems() {
        let isEditing = text.isFirstResponder
        title =
            isEditing
            ? String(localized: "Edit Plan", bundle: .module)
            : String(localized: "Plan Details", bundle: .module)
        let button: UIBarButtonItem
        if isEditing {
            button = UIBarButtonItem(
                title: String(localized: "Save", bundle: .module), style: .done, target: self,
                action: Selector(CardViewController.save, name: "save"))
            button.accessibilityIdentifier = "Save"
            button.isEnabled = !trimmedTitle.isEmpty
        } else {
            button = UIBarButtonItem(
                image: UIImage(systemName: "trash"), style: .plain, target: self,
                action: Selector(CardViewController.askToDelete, name: "askToDelete"))
            button.accessibilityIdentifier = "Delete"
            button.accessibilityLabel = String(localized: "Delete", bundle: .module)
        }
        navigationItem.rightBarButtonItem = button
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        finishTyping()
    }

    private func save() {
        view.endEditing(true)
        goBack()
    }

    private func askToDelete() {
        let board = boardPage
        askBeforeDeleting(
            String(localized: "Delete this plan?", bundle: .module), of: session,
            isAlwaysAsked: true
        ) { [weak self] in
            guard let self else { return }
            isLeaving = true
            let title = draft.title
            finish {
                try session.delete(cardID)
                board?.offerUndo(ofCards: [title])
            }
        }
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    /// Undoing and redoing, unless that would take the card away while its page is open.
    override var keyCommands: [UIKeyCommand]? {
        let undo = UIKeyCommand(
            title: EditNames.undo(session.undoName, cards: session.undoCardCount),
            action: Selector(CardViewController.undoEdit, name: "undoEdit"), input: "z",
            modifierFlags: .command)
        let redo = UIKeyCommand(
            title: EditNames.redo(session.redoName, cards: session.redoCardCount),
            action: Selector(CardViewController.redoEdit, name: "redoEdit"), input: "z",
            modifierFlags: [.command, .shift])
        return (session.undoRemoves(cardID) ? [] : [undo])
            + (session.redoRemoves(cardID) ? [] : [redo])
    }
}
