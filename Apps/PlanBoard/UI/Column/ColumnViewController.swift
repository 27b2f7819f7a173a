import FoundationGaps
import PlanBoardCore
import UIKit

/// The page of a column: its title, colour and limit. Every change is made at once.
final class ColumnViewController: FormViewController, UITextFieldDelegate {
    private let session: BoardSession
    private let id: Column.ID
    private let name = UITextField()
    private let hasLimit = UISwitch()
    private let limit = UIStepper()
    private let limitText = UILabel()
    private var swatches: [ColumnColor: UIButton] = [:]
    private var typing = Typing()
    private var titleBefore: String?
    private lazy var autosave = Autosave { [weak self] in self?.saveTitle() }

    init(session: BoardSession, column: Column.ID) {
        self.session = session
        id = column
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Column", bundle: .module)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let column = session.board.column(id) else { return }
        name.text = column.title
        name.placeholder = String(localized: "Title", bundle: .module)
        name.textAlignment = .right
        name.clearButtonMode = .whileEditing
        name.delegate = self
        name.addAction(
            UIAction { [weak self] _ in self?.autosave.schedule() }, for: .editingChanged)
        name.accessibilityIdentifier = "ColumnTitle"
        hasLimit.accessibilityIdentifier = "HasLimit"
        hasLimit.addAction(
            UIAction { [weak self] _ in self?.limitDidChange() }, for: .valueChanged)
        limit.minimumValue = 1
        limit.maximumValue = 99
        limit.value = Double(column.limit ?? 5)
        limit.accessibilityIdentifier = "Limit"
        limit.addAction(UIAction { [weak self] _ in self?.limitDidChange() }, for: .valueChanged)
        limitText.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        limitText.textColor = .secondaryLabel
        form.addArrangedSubview(
            FormGroup([
                FormGroup.row(
                    String(localized: "Title", bundle: .module), [name], isStretching: true),
                FormGroup.row(
                    String(localized: "Color", bundle: .module),
                    ColumnColor.allCases.map(swatch)),
            ]))
        form.addArrangedSubview(
            FormGroup([
                FormGroup.row(
                    String(localized: "Limit the open cards", bundle: .module), [hasLimit]),
                FormGroup.row(
                    String(localized: "At most", bundle: .module), [limitText, limit]),
            ]))
        update()
    }

    private func swatch(_ color: ColumnColor) -> UIButton {
        let button = UIButton(type: .custom)
        button.backgroundColor = .plan(color)
        button.layer.cornerRadius = 12
        button.tintColor = .white
        button.accessibilityIdentifier = "Color \(color.rawValue)"
        button.accessibilityLabel = Self.name(of: color)
        button.widthAnchor.constraint(equalToConstant: 24).isActive = true
        button.heightAnchor.constraint(equalToConstant: 24).isActive = true
        button.addAction(
            UIAction { [weak self] _ in self?.change { $0.color = color } },
            for: .primaryActionTriggered)
        swatches[color] = button
        return button
    }

    private static func name(of color: ColumnColor) -> String {
        switch color {
        case .blue: String(localized: "Blue", bundle: .module)
        case .green: String(localized: "Green", bundle: .module)
        case .orange: String(localized: "Orange", bundle: .module)
        case .red: String(localized: "Red", bundle: .module)
        case .purple: String(localized: "Purple", bundle: .module)
        case .gray: String(localized: "Gray", bundle: .module)
        }
    }

    private func update() {
        guard let column = session.board.column(id) else { return }
        hasLimit.isOn = column.limit != nil
        limit.isEnabled = column.limit != nil
        limitText.text = column.limit.map { "\($0)" } ?? "–"
        for (color, button) in swatches {
            button.setImage(
                color == column.color ? .symbol("checkmark", size: 12, weight: .bold) : nil,
                for: .normal)
        }
    }

    private func change(typing: Typing? = nil, _ body: (inout Column) -> Void) {
        do { try session.editColumn(id, typing: typing, body) } catch {
            present(UIAlertController(failure: error), animated: true)
        }
        update()
    }

    private func limitDidChange() {
        change { $0.limit = hasLimit.isOn ? Int(limit.value) : nil }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        typing = Typing()
        titleBefore = session.board.column(id)?.title
    }

    /// A blank title is replaced by the one before.
    func textFieldDidEndEditing(_ textField: UITextField) {
        autosave.flush()
        saveTitle()
        textField.text = session.board.column(id)?.title
    }

    /// Stores the title; while it is blank, the one before.
    private func saveTitle() {
        let text = name.text ?? ""
        let isBlank = text.allSatisfy(\.isWhitespace)
        guard let title = isBlank ? titleBefore : text else { return }
        change(typing: typing) { $0.title = title }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }
}
