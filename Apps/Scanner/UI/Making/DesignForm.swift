import QRMaking
import QRPayloads
import QRReading
import UIKit

/// The fields of a code's contents and look.
final class DesignForm: UIStackView, UITextViewDelegate {
    /// Called after a change by the user.
    var onChange: () -> Void = {}

    /// Called when the user wants another logo, or none.
    var onLogo: () -> Void = {}

    /// The design in the form.
    private(set) var design = CodeDesign()

    private let kind = UISegmentedControl(items: [
        String(localized: "Text or link", bundle: .module),
        String(localized: "Wi-Fi", bundle: .module),
    ])
    private let textView = UITextView()
    private let name = UITextField()
    private let password = UITextField()
    private let security = UISegmentedControl(items: [
        "WPA", "WPA3", String(localized: "No password", bundle: .module),
    ])
    private let logo = UIButton(configuration: .gray())
    private let networkFields = UIStackView()

    init() {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 12
        kind.selectedSegmentIndex = 0
        security.selectedSegmentIndex = 0
        for control in [kind, security] {
            control.addAction(
                UIAction { [weak self] _ in self?.contentsChanged() }, for: .valueChanged)
        }
        textView.font = .preferredFont(forTextStyle: .body)
        textView.backgroundColor = .secondarySystemGroupedBackground
        textView.layer.cornerRadius = 8
        textView.accessibilityLabel = String(localized: "Text", bundle: .module)
        textView.delegate = self
        textView.heightAnchor.constraint(equalToConstant: 88).isActive = true
        setUp(name, String(localized: "Name of the network", bundle: .module))
        setUp(password, String(localized: "Password", bundle: .module))
        networkFields.axis = .vertical
        networkFields.spacing = 12
        for field in [name, password, security] as [UIView] {
            networkFields.addArrangedSubview(field)
        }
        setUpLook()
        showKind()
    }

    required init(coder: NSCoder) {
        fatalError("Forms are not loaded from archives. Call init().")
    }

    private func setUp(_ field: UITextField, _ placeholder: String) {
        field.placeholder = placeholder
        field.accessibilityLabel = placeholder
        field.borderStyle = .roundedRect
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.addAction(
            UIAction { [weak self] _ in self?.contentsChanged() }, for: .editingChanged)
    }

    private func setUpLook() {
        logo.addAction(UIAction { [weak self] _ in self?.onLogo() }, for: .primaryActionTriggered)
        let rows: [(String, UIView)] = [
            (
                String(localized: "Modules", bundle: .module),
                choice(QRStyle.ModuleShape.allCases, \.modules) { $0.title }
            ),
            (
                String(localized: "Corners", bundle: .module),
                choice(QRStyle.EyeShape.allCases, \.eyes) { $0.title }
            ),
            (
                String(localized: "Inner corners", bundle: .module),
                choice(QRStyle.EyeShape.allCases, \.pupils) { $0.title }
            ),
            (
                String(localized: "Colour", bundle: .module),
                choice(CodeDesign.Paint.allCases, \.paint) { $0.title }
            ),
            (
                String(localized: "Error correction", bundle: .module),
                choice(CorrectionLevel.allCases, \.level) { $0.rawValue }
            ), (String(localized: "Logo", bundle: .module), logo),
        ]
        for part in [kind, textView, networkFields] as [UIView] { addArrangedSubview(part) }
        for (title, control) in rows { addArrangedSubview(row(title, control)) }
        showLogo()
    }

    private func row(_ title: String, _ control: UIView) -> UIView {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        label.isAccessibilityElement = false
        control.accessibilityLabel = title
        control.setContentHuggingPriority(.required, for: .horizontal)
        control.setContentCompressionResistancePriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, control])
        row.spacing = 12
        row.alignment = .center
        return row
    }

    /// A button that chooses one of some values from a menu.
    private func choice<Value: Hashable>(
        _ values: [Value], _ property: WritableKeyPath<CodeDesign, Value>,
        _ title: @escaping (Value) -> String
    ) -> UIButton {
        let button = UIButton(configuration: .gray())
        button.menu = UIMenu(
            children: values.map { value in
                UIAction(
                    title: title(value), state: design[keyPath: property] == value ? .on : .off
                ) { [weak self] _ in
                    self?.design[keyPath: property] = value
                    self?.onChange()
                }
            })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    private func showLogo() {
        logo.setTitle(
            design.logo == nil
                ? String(localized: "Choose…", bundle: .module)
                : String(localized: "Remove", bundle: .module), for: .normal)
    }

    private func showKind() {
        textView.isHidden = kind.selectedSegmentIndex != 0
        networkFields.isHidden = kind.selectedSegmentIndex == 0
        password.isHidden = security.selectedSegmentIndex == 2
    }

    // MARK: Changes

    /// Sets the contents: a network's fields for a network, otherwise the text.
    func setText(_ text: String) {
        if case .network(let network) = QRPayload(parsing: text), isSimple(network) {
            kind.selectedSegmentIndex = 1
            name.text = network.name
            password.text = network.password
            security.selectedSegmentIndex =
                network.security == .open ? 2 : network.security == .sae ? 1 : 0
        } else {
            textView.text = text
        }
        updateContents()
    }

    /// `true` for a network that the fields can hold.
    private func isSimple(_ network: WiFiNetwork) -> Bool {
        !network.isHidden && [.wpa, .sae, .open].contains(network.security)
    }

    /// Sets the logo; `nil` for none.
    func setLogo(_ logo: QRLogo?) {
        design.logo = logo
        showLogo()
        onChange()
    }

    func textViewDidChange(_ textView: UITextView) { contentsChanged() }

    private func contentsChanged() {
        updateContents()
        onChange()
    }

    private func updateContents() {
        showKind()
        guard kind.selectedSegmentIndex == 1 else {
            design.contents = .text(textView.text ?? "")
            return
        }
        let kinds: [WiFiNetwork.Security] = [.wpa, .sae, .open]
        design.contents = .network(
            WiFiNetwork(
                name: name.text ?? "", security: kinds[max(0, security.selectedSegmentIndex)],
                password: password.text ?? ""))
    }
}
